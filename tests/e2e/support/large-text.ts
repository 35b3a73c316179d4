import type { Page } from '@playwright/test'

export async function enlarge(page: Page): Promise<() => Promise<void>> {
  const setSize = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size)
  await setSize('200%')
  return () => setSize('')
}

/** What is hidden on purpose, and what scrolls on its own. */
const APART = [
  ...['.visually-hidden', '.skip-link', 'svg', 'input', 'table', '.tabs'],
  ...['.slider-view', '.gallery-strip', '.gallery-thumbs', '.active-filters', '.recently-seen ul', '.zoom'],
]

export function findLost(page: Page): Promise<string[]> {
  return page.evaluate((apart) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(apart)
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(isShown)
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const { right, left, width } = element.getBoundingClientRect()
        return (
          (isClipped(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (isClipped(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
          (width > 0 && (right > innerWidth + 1 || left < -1))
        )
      })
      .map((element) => `${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 40)}`)
  }, APART.join())
}
