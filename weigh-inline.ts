import { inlineModules } from '/work/wt-deploys/scripts/astro/inline-modules.ts'
import { openBuiltSite } from '/work/wt-deploys/scripts/build/guards/site/built-site.ts'
import { weighPage } from '/work/wt-deploys/scripts/build/guards/site/page-weight.ts'
const handler = (inlineModules.load as any).handler
const make = async (f: string) => JSON.parse((await handler.call({ addWatchFile() {} }, `/work/wt-deploys/src/components/page/${f}.ts?inline-script`)).replace('export default ', ''))
const [w, i] = [await make('watch-trouble'), await make('island-trouble')]
const site = await openBuiltSite('/work/wt-deploys/.cache/dist-test')
for (const path of ['/checkout', '/kontakt', '/vseobecne-obchodne-podmienky', '/ochrana-osobnych-udajov','/']) {
  const page = await site.page(path)
  const html = page.html.replace(/<script>\(function\(\)\{function e\(e\)\{return String\(e\)[^]*?<\/script>/, () => `<script>${w}</script>`).replace(/<script>\(function\(\)\{var e=12e4[^]*?<\/script>/, () => `<script>${i}</script>`)
  const [a, b] = [await weighPage(site, page), await weighPage(site, { path, html })]
  console.log(path, a.document, a.scripts, '->', b.document, b.scripts)
}
