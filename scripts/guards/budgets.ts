import { weighPage, type PageWeight } from './page-weight.ts'
import type { BuiltPage, Fault, Guard } from './built-site.ts'

const KB = 1000
/** A string that React's own code holds and nothing else does. */
const REACT_MARK = 'react.transitional.element'

/** The most a page may weigh before any interaction, in brotli bytes (design, 'Budgets'). */
interface Budget {
  scripts: number
  /** Markup and styles together. */
  document: number
}

const STATIC_SCRIPTS = 6 * KB
const LISTING: Budget = { scripts: STATIC_SCRIPTS, document: 20 * KB }
const PRODUCT: Budget = { scripts: STATIC_SCRIPTS, document: 14 * KB }
const CHECKOUT: Budget = { scripts: 85 * KB, document: 20 * KB }

/** The budget of a page by its address. */
function budgetOf(path: string): Budget {
  if (path === '/cart' || path === '/checkout') return CHECKOUT
  return path === '/' || path.startsWith('/produkty') ? LISTING : PRODUCT
}

function overweight(page: BuiltPage, weight: PageWeight): Fault[] {
  const budget = budgetOf(page.path)
  const document = weight.markup + weight.styles
  const faults = [
    weight.scripts > budget.scripts && `scripts are ${weight.scripts} B, at most ${budget.scripts} B`,
    document > budget.document && `HTML and CSS are ${document} B, at most ${budget.document} B`,
  ]
  return faults.filter((fault) => fault !== false).map((message) => ({ page: page.path, message }))
}

/** Every page keeps its budget, and the static ones load no React. */
export const budgets: Guard = {
  name: 'budgets',
  check: async (site) => {
    const faults = await Promise.all(
      site.pages.map(async (page) => {
        const weight = await weighPage(site, page)
        const isStatic = budgetOf(page.path) !== CHECKOUT
        const react = isStatic ? await Promise.all(weight.scriptFiles.map((file) => site.read(file))) : []
        return [
          ...overweight(page, weight),
          ...(react.some((code) => code.includes(REACT_MARK))
            ? [{ page: page.path, message: 'loads React before a shopper asked for anything' }]
            : []),
        ]
      }),
    )
    return faults.flat()
  },
}
