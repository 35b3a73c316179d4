import { expect, test, type Locator, type Page } from '@playwright/test'
import { press } from './press.ts'
import { quickViewButtons } from './shopper.ts'

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
/** Of similar controls only the first and the last are pressed. */
const KINDS = 'li:not(:has(li)), .filter-value, label:has(input:not([type=checkbox]))'
const ALIKE = `:is(${KINDS}):not(:first-of-type, :last-of-type) *`
// Notifications come and go by themselves.
const PASSED = `${ALIKE}, .toasts *, :disabled, [aria-disabled=true], [inert] *, .skip-link`

/** A control that is to be pressed. */
interface Control {
  page: Page
  control: Locator
  /** Its name, on one line. */
  name: string
  press: () => Promise<void>
}

/** Runs in every page: notes where a pressed link would lead, and stays on the page. */
export function stayOnPage(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    document.documentElement.dataset['followed'] = event.defaultPrevented ? 'no link' : link.href
    event.preventDefault()
  })
}

/**
 * Runs in the page: finds the next control that can be seen and pressed.
 * @returns its index among the controls, its name, and the index of its kind
 */
function findNext(
  controls: Element[],
  { from, passed, kinds }: { from: number; passed: string; kinds: readonly string[] },
): { index: number; name: string; kind: number } | undefined {
  const index = controls.findIndex((control, place) => {
    if (place < from || control.matches(passed)) return false
    const isTicked = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
    const seen = (isTicked && control.labels?.[0]) || control
    const { width, height } = seen.getBoundingClientRect()
    const isShown = seen.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return isShown && width > 2 && height > 2
  })
  const control = controls[index]
  if (!control) return undefined
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined
  const name = (control.ariaLabel ?? label ?? control.textContent).replaceAll(/\s+/g, ' ').trim()
  return { index, name, kind: kinds.findIndex((selector) => control.matches(selector)) }
}

/** Controls in a part of a page that are too low for a finger: under 32 px, unless they are links in a sentence. */
export function lowTargets(part: Locator): Promise<string[]> {
  return part.locator(CONTROLS).evaluateAll((controls) =>
    controls.flatMap((control) => {
      const isTicked = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
      const target = (isTicked && control.labels?.[0]) || control
      const isInText = getComputedStyle(control).display === 'inline' && control.closest('p, li, td, label')
      const isShown = target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const { width, height } = target.getBoundingClientRect()
      const isLow = isShown && !isInText && width > 2 && height < 32
      return isLow ? [`${control.textContent.trim() || control.outerHTML.slice(0, 80)}: ${height} px`] : []
    }),
  )
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

type Does = (control: Control) => Promise<void>

/** A press that opens a dialog, which is closed again. */
const opensDialog: Does = async ({ page, press }) => {
  await press()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Presses the first quick view and waits for what comes last, with other pictures: every control has its place then. */
export async function openQuickView(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await press(quickViewButtons(page).first())
  await expect(dialog.getByRole('heading', { name: 'Popis' })).toBeVisible()
  return dialog
}

const closesQuickView: Does = async (control) => {
  await control.press()
  await expect(control.page.getByRole('dialog')).toBeHidden()
  await openQuickView(control.page)
}

/** A press that closes the control's panel, which is opened again for the other controls in it. */
const closesPanel: Does = async ({ page, control, press }) => {
  const id = await control.evaluate((element) => element.closest('[popover]')?.id ?? '')
  await press()
  await expect(page.locator(`[id="${id}"]`)).toBeHidden()
  await page.locator(`[popovertarget="${id}"]:not([popovertargetaction])`).first().click()
  await expect(page.locator(`[id="${id}"]`)).toBeVisible()
}

/** A press that changes what `read` returns. */
function changes(read: (control: Control) => Promise<unknown>): Does {
  return async (control) => {
    const before = await read(control)
    await control.press()
    await expect.poll(() => read(control)).not.toEqual(before)
  }
}

/** A press that moves the focus to the field that is still missing. */
function leadsTo(name: string | RegExp): Does {
  return async ({ page, press }) => {
    await press()
    await expect(page.getByRole('textbox', { name }).first()).toBeFocused()
  }
}

/** A press that shows the banner or picture that the control stands for. */
const isCurrent: Does = async ({ control, press }) => {
  await press()
  await expect(control).toHaveAttribute('aria-current', 'true')
}

const findsProducts: Does = async ({ page, press }) => {
  const box = page.getByRole('searchbox', { name: 'Hľadať v produktoch' })
  await box.fill('medveď')
  await press()
  await expect(page).toHaveURL(/search=medve/)
  await box.fill('')
  await box.press('Enter')
  await expect(page).not.toHaveURL(/search=/)
}

const setsPrice: Does = async ({ page, press }) => {
  const from = page.getByRole('textbox', { name: 'od\u00A0€' })
  await from.fill('9')
  await press()
  await expect(page).toHaveURL(/price=/)
  await from.fill('')
  await from.press('Enter')
  await expect(page).not.toHaveURL(/price=/)
}

const leadsToSearch: Does = async ({ page, press }) => {
  await press()
  await expect(page).toHaveURL(/\/page-search/)
  await page.waitForLoadState()
  await page.goBack()
}

const removesLine: Does = async ({ page, name, press }) => {
  const title = name.replace('Odstrániť: ', '')
  await press()
  await expect(button(page, `Odstrániť: ${title}`)).toHaveCount(0)
  await button(page, `Vrátiť späť: ${title}`).click()
  await expect(button(page, `Odstrániť: ${title}`)).toBeVisible()
}

const addsToCart: Does = async ({ page, press }) => {
  await press()
  await expect(page.getByRole('list', { name: 'Upozornenia' })).toContainText('Pridané do košíka')
}

const agreesToPrices: Does = async ({ control, press }) => {
  await press()
  await expect(control).not.toHaveAccessibleName('Rozumiem')
}

const sliderPlace = ({ page }: Control) => page.locator('.slider-view').evaluate((view) => view.scrollLeft)
const bannerShown = ({ page }: Control) =>
  page.locator('.hero [aria-current=true]').getAttribute('aria-label')
const productsShown = ({ page }: Control) => page.locator('#listing-count').innerText()
const quantityShown = ({ control }: Control) => control.locator('xpath=..').locator('input').inputValue()

/** What a press does, by the control's name. Other controls do what their kind does. */
const DOES: readonly (readonly [RegExp, Does])[] = [
  [/^(Zväčšiť obrázok|Rýchly náhľad: .*)$/, opensDialog],
  [/^Zavrieť náhľad$/, closesQuickView],
  [/^(Zavrieť.*|Zobraziť \d+ produkt.*)$/, closesPanel],
  [/^Zastaviť striedanie/, changes(({ control }) => control.getAttribute('aria-label'))],
  [/^Banner \d z /, isCurrent],
  [/ banner$/, changes(bannerShown)],
  [/^Obrázok.* zo? \d+$/, isCurrent],
  [/^(Predchádzajúce|Ďalšie) produkty$/, changes(sliderPlace)],
  [/^Načítaj ďalšie/, changes(productsShown)],
  [/ množstvo$/, changes(quantityShown)],
  [/^Hľadať$/, findsProducts],
  [/^Použiť$/, setsPrice],
  [/^Prejsť na vyhľadávanie$/, leadsToSearch],
  [/^(Pridať do košíka|Do košíka)$/, addsToCart],
  [/^Odstrániť: /, removesLine],
  [/^Rozumiem$/, agreesToPrices],
  [/^(Email nemá správny formát|Prejsť na e-mail)$/, leadsTo('E-mail')],
  [/^Pokračovať na kontrolu$/, leadsTo('Meno a priezvisko')],
]

const followsLink: Does = async ({ page, control, press }) => {
  const { href } = await control.evaluate((link: HTMLAnchorElement) => ({ href: link.href }))
  await press()
  await expect(page.locator('html')).toHaveAttribute('data-followed', href)
}

const opensPanel: Does = async ({ page, control, name, press }) => {
  const id = await control.evaluate(
    (element) => element.getAttribute('popovertarget') ?? element.getAttribute('commandfor'),
  )
  if (!id) throw new Error(`Say in DOES what a press on '${name}' does.`)
  await press()
  await expect(page.locator(`[id="${id}"]`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(`[id="${id}"]`)).toBeHidden()
}

/** A press that ticks a box. A filter is taken back, because it would hide products that the other controls need. */
const isTicked: Does = async ({ control, press }) => {
  await press()
  await expect(control).toBeChecked()
  if ((await control.getAttribute('type')) === 'radio') return
  const isFilter = await control.evaluate((box) => Boolean(box.closest('.filters, .listing-order')))
  if (!isFilter) return
  await press()
  await expect(control).not.toBeChecked()
}

/** A button that stays pressed until the next press. It is taken back, as a filter is. */
const staysPressed: Does = async ({ control, press }) => {
  await press()
  await expect(control).toHaveAttribute('aria-pressed', 'true')
  await press()
  await expect(control).toHaveAttribute('aria-pressed', 'false')
}

/** A summary that folds its details in or out. They are left open, so that what is in them can be pressed. */
const folds: Does = async ({ control, press }) => {
  const details = control.locator('xpath=..')
  const isOpen = () => details.evaluate(({ open }: HTMLDetailsElement) => open)
  const before = await isOpen()
  await press()
  await expect.poll(isOpen).toBe(!before)
  if (!before) return
  await press()
  await expect.poll(isOpen).toBe(before)
}

const takesFocus: Does = async ({ page, control, press }) => {
  await press()
  await expect(control).toBeFocused()
  // A select opens the browser's own list.
  if ((await control.evaluate(({ localName }) => localName)) === 'select') await page.keyboard.press('Escape')
}

const KIND_DOES: readonly (readonly [string, Does])[] = [
  ['a', followsLink],
  ['[type=checkbox], [type=radio]', isTicked],
  ['summary', folds],
  ['[aria-pressed]', staysPressed],
  ['button', opensPanel],
  ['input, select, textarea', takesFocus],
]

/** Presses all visible controls in a part of the page, one after the other, and expects that each does what it says. */
export async function pressEverything(page: Page, part: Locator): Promise<void> {
  const controls = part.locator(CONTROLS)
  const kinds = KIND_DOES.map(([selector]) => selector)
  let from = 0
  // A press may bring more controls, which are pressed as well.
  for (;;) {
    const next = await controls.evaluateAll(findNext, { from, passed: PASSED, kinds })
    if (!next) break
    const { index, name, kind } = next
    const control = controls.nth(index)
    const does = DOES.find(([pattern]) => pattern.test(name))?.[1] ?? KIND_DOES[kind]?.[1]
    await test.step(`press '${name}'`, () => does?.({ page, control, name, press: () => press(control) }))
    from = index + 1
  }
  expect(from).toBeGreaterThan(0)
}
