import { weighPage, type PageWeight } from './page-weight.ts'
import type { Guard } from './built-site.ts'

const KB = 1000
/** A string that only React's own code contains. */
const REACT_MARK = 'react.transitional.element'

/** The most a page may weigh before any interaction, in brotli bytes (decision 1). */
interface Budget {
  scripts: number
  /** The page as it is sent, with everything that is inline in it. */
  document: number
}

const HOME: Budget = { scripts: 7 * KB, document: 15 * KB }
const LISTING: Budget = { scripts: 6 * KB, document: 13.6 * KB }
const PRODUCT: Budget = { scripts: 7.4 * KB, document: 13.2 * KB }
const CART: Budget = { scripts: 80 * KB, document: 9.1 * KB }
const CHECKOUT: Budget = { scripts: 90.5 * KB, document: 9.6 * KB }
/** The long texts of the shop, with which no shopper begins a visit. */
const LEGAL: Budget = { scripts: 5.8 * KB, document: 12.2 * KB }
const OTHER: Budget = { scripts: 5.8 * KB, document: 9.2 * KB }

/** The budget of a page by its address, with the part that is to stay free. */
function budgetOf(path: string): Budget {
  if (path === '/') return HOME
  if (path === '/cart') return CART
  if (path === '/checkout') return CHECKOUT
  if (path === '/vseobecne-obchodne-podmienky' || path === '/ochrana-osobnych-udajov') return LEGAL
  if (path.startsWith('/produkty') || path === '/page-search') return LISTING
  return path.startsWith('/produkt/') ? PRODUCT : OTHER
}

/** Part of the scripts' budget that stays free, so that the next line of code does not break the build. */
const RESERVE = 0.05

/** The most that a page may weigh by its address. */
export function usableBudget(path: string): Budget {
  const { scripts, document } = budgetOf(path)
  return { scripts: scripts * (1 - RESERVE), document }
}

function overweight(path: string, weight: PageWeight): string[] {
  const { scripts, document } = usableBudget(path)
  return [
    ...(weight.scripts > scripts
      ? [`scripts are ${weight.scripts} B, at most ${scripts} B: ${RESERVE * 100} % of the budget stay free`]
      : []),
    ...(weight.document > document
      ? [`the document is ${weight.document} B, at most ${document} B: what is new must displace something`]
      : []),
  ]
}

/** Every page keeps its budget, and the static ones load no React. */
export const budgets: Guard = {
  name: 'budgets',
  check: async (page, site) => {
    const weight = await weighPage(site, page)
    const mayHaveReact = [CART, CHECKOUT].includes(budgetOf(page.path))
    const scripts = mayHaveReact ? [] : await Promise.all(weight.scriptFiles.map((file) => site.read(file)))
    return [
      ...overweight(page.path, weight),
      ...(scripts.some((code) => code.includes(REACT_MARK))
        ? ['loads React before a shopper asked for anything']
        : []),
    ]
  },
}
