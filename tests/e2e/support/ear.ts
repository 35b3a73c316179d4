import type { Page } from '@playwright/test'

/** A part of the page as a screen reader gets it. */
interface Part {
  role: string
  name: string
  /** Of a heading. */
  level: number
  /** The role of the part around it. */
  around: string
}

const CONTROLS = ['button', 'link', 'checkbox', 'radio', 'textbox', 'searchbox', 'combobox']
const LANDMARKS = ['navigation', 'search', 'region', 'complementary', 'dialog']

/** The accessibility tree of Chromium, in reading order, without what it leaves out. */
async function readParts(page: Page): Promise<Part[]> {
  const devTools = await page.context().newCDPSession(page)
  const { nodes } = await devTools.send('Accessibility.getFullAXTree')
  await devTools.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const parts: Part[] = []
  const add = (node: (typeof nodes)[number], around: string) => {
    const role = String(node.role?.value)
    const level = Number(node.properties?.find(({ name }) => name === 'level')?.value.value)
    const name = String(node.name?.value ?? '').replaceAll('\u00A0', ' ')
    if (!node.ignored) parts.push({ role, name, level, around })
    for (const id of node.childIds ?? []) {
      const child = byId.get(id)
      if (child) add(child, node.ignored ? around : role)
    }
  }
  if (nodes[0]) add(nodes[0], '')
  return parts
}

/** The headings as a table of contents, such as '2 Filtre'. A row of cards is '3 …'. */
function toContents(parts: readonly Part[]): string[] {
  const headings = parts.filter(({ role }) => role === 'heading')
  const lines = headings.map(({ level, name, around }) => `${level} ${around === 'link' ? '…' : name}`)
  return lines.filter((line, at) => !line.endsWith('…') || line !== lines[at - 1])
}

/** What a listener would miss: names of controls and landmarks, names that tell two apart, the one h1, levels without a gap. */
function findFlaws(parts: readonly Part[]): string[] {
  const named = parts.filter(({ role }) => [...CONTROLS, ...LANDMARKS].includes(role))
  // A product in two rows has a heart in each, which does the same.
  const apart = named.filter(
    ({ role, name }) => (role === 'button' && !name.startsWith('Odložiť: ')) || LANDMARKS.includes(role),
  )
  const texts = apart.map(({ role, name }) => `${role} ${name}`)
  // A dialog hides the page, and its h1.
  const isWhole = parts.some(({ role }) => role === 'main')
  const levels = parts.filter(({ role }) => role === 'heading').map(({ level }) => level)
  const gaps = levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)
  return [
    ...named.filter(({ name }) => name === '').map(({ role }) => `a ${role} without a name`),
    ...texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `twice: ${text}`),
    ...gaps.map((level) => `a gap above h${level}`),
    ...(isWhole && levels.filter((level) => level === 1).length !== 1 ? ['not one h1'] : []),
  ]
}

export async function readByEar(page: Page): Promise<{ contents: string[]; flaws: string[] }> {
  const parts = await readParts(page)
  return { contents: toContents(parts), flaws: findFlaws(parts) }
}
