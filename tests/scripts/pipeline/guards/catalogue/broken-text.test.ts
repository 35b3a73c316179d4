import { expect, it } from 'vitest'
import { findDamage } from '../../../../../scripts/pipeline/guards/catalogue/broken-text.ts'

/** A UTF-8 text that was read as another encoding. */
const misread = (text: string, encoding: string) =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text))

it.each([
  ...['windows-1252', 'windows-1250', 'iso-8859-2'].flatMap((encoding) =>
    ['Tričko Líška', 'Šiltovka', 'ľan', 'Dámske tričko', 'Čierna mikina'].map((text) => [
      misread(text, encoding),
      'misread',
    ]),
  ),
  ['TriÄ', 'misread'],
  ['Tri\uFFFDko', 'misread'],
  ['Tri?ko', 'questioned'],
  ['?iltovka', 'questioned'],
  ['Pre mu?ov aj ?eny', 'questioned'],
  ['???', 'questioned'],
  ['Tričko &quot;Bobor&quot;', 'entity'],
  ['Tričko <b>Bobor</b>', 'markup'],
  ['Bobor<br />syn', 'markup'],
  ['<table class="x">Bobor', 'markup'],
  ['Notice: Undefined index: text in /var/www/get.php on line 12 Tričko', 'message'],
  ['\u200B\u00AD \u3164\u2800', 'invisible'],
  ['Tričko [gallery ids="1,2"] Líška', 'code'],
  ['[vc_row][vc_column]Tričko[/vc_column]', 'code'],
  ['{{widget type="Magento"}} Tričko', 'code'],
  ['Tričko **veľmi mäkké**', 'code'],
  ['Popis\n## Materiál', 'code'],
  ['viac [tu](https://example.sk)', 'code'],
])('%j is damaged: %s', (text, fault) => expect(findDamage(text)?.fault).toBe(fault))

it.each(
  [
    [
      '',
      'Tričko Tatry',
      'ČIERNA MIKINA',
      'MÄSO',
      'Mäkká',
      'Ľan & bavlna',
      'AT&T; len tak',
      'Čo? Nič.',
      'Kto?Ja, čert',
      '😀',
      '-',
      '5',
    ],
    [
      'Ångström',
      'Écru',
      'Viac na https://example.sk/?a=b a www.x.sk/a?b',
      'Naozaj?',
      'Veľkosť „M“',
      'São Paulo',
      '2 × 3 €',
      'I <3 SK',
      '<S> až <XL>',
      'Warning: hot',
    ],
  ].flat(),
)('%j is sound', (text) => expect(findDamage(text)).toBeNull())

it.each([
  ['Tri\uFFFDko', 'Tri\uFFFDko'],
  [`${'Tričko z bavlny. '.repeat(9)}<p>Bobor</p> a syn`, '…y. Tričko z bavlny. <p>Bobor</p> a syn'],
  [`https://example.sk/?a=b ${'Tovar z lesa. '.repeat(9)}Pre mu?ov`, '… Tovar z lesa. Pre mu?ov'],
])('the damage of %j is shown by its place: %s', (text, part) => expect(findDamage(text)?.part).toBe(part))
