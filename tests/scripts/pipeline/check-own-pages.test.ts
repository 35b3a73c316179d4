// Rule 925
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ownPageParts } from '../../../scripts/pipeline/own-page-parts.ts'
import { contentFields, fieldFaults, ownPageFaults } from '../../../scripts/pipeline/check-own-pages.ts'

const head = (lines: string, text = 'Šijeme v Košiciach.') => `---\n${lines}\n---\n\n${text}\n`
const GOOD = 'title: O nás\nplace: footer'

it.each<[string, string, string, RegExp[]]>([
  ['with a title and a place', 'o-nas', head(GOOD), []],
  ['whose title has a colon in quotes', 'o-nas', head('title: "Doprava: ako"\nplace: menu'), []],
  ['without a title', 'o-nas', head('place: menu'), [/^title má byť/]],
  ['with too long a title', 'o-nas', head(`title: ${'N'.repeat(51)}\nplace: menu`), [/najviac 50 znakov$/]],
  ['without a head', 'o-nas', 'Šijeme.', [/^title/, /^place/]],
  [
    'in a place that is not there',
    'o-nas',
    head('title: O nás\nplace: hore'),
    [/^place má byť menu alebo footer/],
  ],
  ['with a mistyped name', 'o-nas', head(`${GOOD}\nplaec: menu`), [/^plaec stránka nepozná/]],
  ['that YAML cannot read', 'o-nas', head('title: Doprava: ako'), [/dvojbodkou dajte do úvodzoviek$/]],
  ['whose name is no address', 'O nás', head(GOOD), [/^meno súboru je adresa/]],
  ['whose name has a dot', 'akcia.php', head(GOOD), [/^meno súboru je adresa/]],
  ['whose name is a device of Windows', 'con', head(GOOD), [/^adresu \/con už má/]],
  ['at an address of the shop', 'kontakt', head(GOOD), [/^adresu \/kontakt už má iná stránka/]],
  ['without a text', 'o-nas', head(GOOD, ''), [/^stránka nemá žiadny text/]],
  [
    'with a mistyped field',
    'o-nas',
    head(GOOD, 'Píšte na {{emaiLink}} alebo {{ phoneLink }}.'),
    [/^\{\{emaiLink\}\} obchod nepozná.*emailLink, phoneLink/, /^\{\{ phoneLink \}\} píšte bez medzier/],
  ],
  [
    'with a picture that is not there',
    'o-nas',
    head(GOOD, 'Text\n\n![Dielňa](/dielna.jpg) ![Logo](/_redirects)'),
    [/^riadok 8: obrázok \/dielna\.jpg tu nie je; uložte ho do public\//],
  ],
  ['with good fields', 'o-nas', head(GOOD, '{{emailLink}} a {{phoneLink}}'), []],
  ['with a second main heading', 'o-nas', head(GOOD, '# O nás\n\nText'), [/^nadpis je už v title/]],
])('an own page %s', async (_, slug, text, sentences) => {
  const faults = await ownPageFaults(slug, text, ['kontakt'], ['emailLink', 'phoneLink'])
  expect(faults).toHaveLength(sentences.length)
  for (const [at, sentence] of sentences.entries()) expect(faults[at]).toMatch(sentence)
})

it('every text of the shop has only fields that are filled in', async () => {
  const files = readdirSync('src/content').filter((name) => name.endsWith('.md'))
  const fields = await contentFields()
  expect(fields).toContain('emailLink')
  for (const name of files)
    expect(fieldFaults(readFileSync(`src/content/${name}`, 'utf8'), fields), name).toEqual([])
})

it('an own page names what it does not show, foreign pictures and links, each with its line', () => {
  const text = [
    'Text <b>tučný</b> `<script>` [obchod](/produkty) [mail](mailto:a@b.sk)',
    '<iframe src="https://mapy.sk"></iframe>',
    '![Foto](https://foto.sk/a.jpg) <img alt="" src="//foto.sk/b.jpg">',
    '<SCRIPT>alert(1)</SCRIPT> <a class="x" href="/nic">nič</a>',
  ].join('\n')
  expect(ownPageParts(text, '.').map(({ kind, line, value }) => `${line} ${kind} ${value}`)).toEqual([
    '2 left-out iframe',
    '4 left-out SCRIPT',
    '3 foreign-picture https://foto.sk/a.jpg',
    '3 foreign-picture //foto.sk/b.jpg',
    '1 link /produkty',
    '1 link mailto:a@b.sk',
    '4 link /nic',
  ])
})
