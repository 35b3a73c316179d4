import type { Plugin } from 'vite'

/** How a page names a module; its address follows. For no media nothing is fetched. */
export const MODULE_LINK = '<link rel="modulepreload" media="not all" href="'
const SCRIPT = { from: '<script type="module" src="', to: MODULE_LINK }
const SCRIPT_END = {
  from: '"></script>`;\n  }\n  return createRenderInstruction',
  to: '">`;\n  }\n  return createRenderInstruction',
}

/**
 * A page names its modules, and fetches and runs them when it is painted (start-modules.ts). As `<script type="module">`,
 * which Astro writes, they run as soon as they are there, and on a small page that is before the first paint, which then
 * waits for them; and a product's largest picture comes later when it shares the connection with them, even with links that
 * preload them with low priority.
 */
export const modulesAfterPaint: Plugin = {
  name: 'modules-after-paint',
  // The dev server's modules are Vite's, and run by themselves.
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/astro\/dist\/runtime\/server\/render\/script\.js$/ },
    handler(code) {
      for (const { from } of [SCRIPT, SCRIPT_END])
        if (!code.includes(from)) this.error(`Astro writes a page's scripts in another way than ${from}`)
      return code.replace(SCRIPT.from, SCRIPT.to).replace(SCRIPT_END.from, SCRIPT_END.to)
    },
  },
}
