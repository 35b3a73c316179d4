/** Browsers that know no speculation rules (public/speculation-rules.json, decision 23) get the pages behind links by a module. */
const { supports } = HTMLScriptElement as { supports?: (type: string) => boolean }
if (!supports?.('speculationrules'))
  void import('./prefetch-links.ts').then((links) => links.startPrefetching())
