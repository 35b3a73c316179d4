import { expect, type Locator, type Page } from '@playwright/test'
import { press } from './press.ts'

export const main = (page: Page) => page.getByRole('main')
export const cartButton = (page: Page) => page.getByRole('button', { name: /^Nákupný košík/ })
export const cards = (page: Page) => page.locator('.card:visible')
export const listingCount = (page: Page) => page.locator('#listing-count')
export const quickViewButtons = (page: Page) => page.getByRole('button', { name: /^Rýchly náhľad/ })
/** The list of notifications, which close by themselves after a few seconds. */
export const notifications = (place: Page | Locator) => place.getByRole('list', { name: 'Upozornenia' })
export const addButton = (place: Page | Locator) => place.getByRole('button', { name: 'Pridať do košíka' })
export const addedLink = (place: Page | Locator) =>
  place.locator('.buy-form').getByRole('link', { name: 'Zobraziť košík' })

/** Chooses the proposed size. */
async function chooseSize(place: Page | Locator): Promise<void> {
  await expect(addButton(place)).toBeVisible()
  const proposed = place.locator('[name=size]:checked')
  if ((await proposed.count()) > 0) await press(proposed)
}

export async function addHere(place: Page | Locator): Promise<void> {
  await chooseSize(place)
  await addButton(place).click()
  // Look for the link: the notification may be gone before a busy machine looks.
  await expect(addedLink(place)).toBeVisible()
}

export async function addToCart(page: Page, slug: string, size?: string): Promise<void> {
  await page.goto(`/produkt/${slug}`)
  if (size) await press(page.getByRole('radio', { name: size, exact: true }))
  await addHere(page)
}

export async function see(page: Page, ...products: { slug: string }[]): Promise<void> {
  for (const { slug } of products) {
    await page.goto(`/produkt/${slug}`)
    // The page stores the product at the first reach.
    await page.keyboard.press('Shift')
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('recentlySeen')))
      .toMatch(new RegExp(`^[^,]*${slug}`))
  }
}

/** Runs in the page. Makes each access to storage fail, as in a browser that forbids it. */
export function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
}

export function fillUpStorage(): void {
  for (let size = 2 ** 22; size >= 1;)
    try {
      localStorage.setItem(`full ${size}`, (localStorage.getItem(`full ${size}`) ?? '') + 'x'.repeat(size))
    } catch {
      size /= 2
    }
}
