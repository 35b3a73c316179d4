// Rules 905, 906
import { expect, it } from 'vitest'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import { MENU } from '../../../src/site/texts/menu-plan.ts'
import {
  menuAddress,
  toMenu,
  type MenuCategory,
  type MenuItem,
  type MenuPlanItem,
} from '../../../src/site/rules/menu.ts'

function category(
  slug: string,
  valueIds: MenuCategory['valueIds'] = {},
  landings: MenuCategory['landings'] = [],
): MenuCategory {
  return { slug, name: slug.toUpperCase(), valueIds, landings }
}

const ALL = category('all', { '100': ['121'] })

function menuOf(plan: readonly MenuPlanItem[], categories: readonly MenuCategory[]): MenuItem[] {
  const { planned, others } = toMenu(plan, categories, QUERY_LIMITS)
  return [...planned, ...others]
}

function menu(...categories: MenuCategory[]): MenuItem[] {
  return menuOf(MENU, [ALL, ...categories])
}

function addresses(items: readonly MenuItem[]): string[] {
  return items.flatMap((item) => [
    ...(item.type ? [] : [menuAddress(item)]),
    ...addresses(item.children ?? []),
  ])
}

it('toMenu leads to textile without print where the catalogue can be filtered by it', () => {
  const plain = (valueIds: MenuCategory['valueIds']) =>
    menuOf(MENU, [category('all', valueIds)]).find(({ id }) => id === 'bez-potlace')
  const entry = plain({ '100': ['235', '121'] })
  expect(entry).toMatchObject({ name: 'Bez potlače', href: '/produkty/all' })
  expect(entry?.args).toMatch(/^filters=/)
  const query = new URLSearchParams(entry?.args)
  expect(Object.fromEntries(query)).toEqual({ filters: '{"100":["121"]}', productsCount: '40' })
  for (const lacking of [{}, { '100': ['235'] }, { '7': ['121'] }]) expect(plain(lacking)).toBeUndefined()
})

it('toMenu leaves out categories that the catalogue lacks, and empty groups', () => {
  expect(menu().map(({ id }) => id)).toEqual(['vsetko', 'bez-potlace'])
  expect(addresses(menu(category('tasky')))).toEqual([
    '/produkty',
    '/produkty/tasky',
    expect.stringMatching(/^\/produkty\/all\?/),
  ])
})

it('toMenu offers a cut only if products have it', () => {
  const tricka = category('tricka', { '165': ['153', '172'] })
  const [clothing] = menu(tricka).filter(({ type }) => type === 'megaMenu')
  const [entry] = clothing?.children ?? []
  expect(entry?.children?.map(({ name }) => name)).toEqual(['Dámske', 'Detské'])
  expect(entry?.children?.map(({ args }) => new URLSearchParams(args).get('filters'))).toEqual([
    '{"165":["153"]}',
    '{"165":["154","172","173"]}',
  ])
})

it('toMenu leads to the landing page of a cut if it is built, otherwise to the filtered category', () => {
  const landing = { slug: 'tricka/damske', name: 'Dámske tričká', filters: { '165': ['153'] } }
  const items = menu(category('tricka', { '165': ['152', '153'] }, [landing]))
  expect(addresses(items).filter((address) => address === '/produkty/tricka/damske')).toHaveLength(1)
  expect(addresses(items).filter((address) => address.startsWith('/produkty/tricka?'))).toHaveLength(1)
})

it('toMenu recognises the attribute of cuts only by its id', () => {
  const [clothing] = menu(category('tricka', { '7': ['153'] })).filter(({ type }) => type === 'megaMenu')
  expect(clothing?.children?.[0]?.children).toBeUndefined()
})

it('toMenu gives a group the link of its first entry, with its query', () => {
  const place = { category: 'all', filters: { 100: ['121'] } }
  const without = { id: 'bez', name: 'Bez', ...place }
  const bags = { id: 'tasky', category: 'tasky' }
  const toItems = (...children: MenuPlanItem[]) => menuOf([{ id: 'x', children }], [ALL, category('tasky')])
  const [first] = toItems(without)
  const args = first?.children?.[0]?.args
  expect(first).toMatchObject({ id: 'x', name: 'x', href: '/produkty/all', args })
  expect(first?.args).toContain('121')
  const child = { id: 'tasky', name: 'TASKY', href: '/produkty/tasky' }
  expect(toItems(bags)).toStrictEqual([{ id: 'x', name: 'x', href: '/produkty/tasky', children: [child] }])
})

it('toMenu keeps the entries below a missing category', () => {
  const plan = [{ id: 'x', name: 'Doplnky', category: 'doplnky', children: [{ id: 'y', category: 'tasky' }] }]
  expect(addresses(menuOf(plan, [ALL, category('tasky')]))).toContain('/produkty/tasky')
})

it('toMenu puts unplanned categories at the end, so that each can be reached', () => {
  const items = menu(category('plagaty'), category('tasky'))
  expect(items.at(-1)).toEqual({ id: 'plagaty', name: 'PLAGATY', href: '/produkty/plagaty' })
  expect(addresses(items)).toContain('/produkty/tasky')
})

it('toMenu puts a category below its parent, with its own name and a link to the parent itself', () => {
  const below = (slug: string, parent: string) => ({ ...category(slug), parent, ownName: `own ${slug}` })
  const items = menu(category('zeny'), below('obuv', 'zeny'), below('cizmy', 'obuv'))
  expect(items.at(-1)).toMatchObject({
    ...{ id: 'zeny', name: 'ZENY', href: '/produkty/zeny', hasOwnPage: true, type: 'megaMenu' },
    children: [{ name: 'own obuv', href: '/produkty/obuv', children: [{ name: 'own cizmy' }] }],
  })
  const [clothing] = menu(category('tricka', { '165': ['153'] }), below('tielka', 'tricka')).filter(
    ({ type }) => type === 'megaMenu',
  )
  expect(clothing?.children?.[0]?.children?.map(({ name }) => name)).toEqual(['Dámske', 'own tielka'])
})
