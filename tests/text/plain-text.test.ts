// Rule 219
import { expect, it } from 'vitest'
import { cleanHtml } from '../../scripts/pipeline/pull/sanitise.ts'
import { htmlToText, splitIntro } from '../../src/text/plain-text.ts'

it.each([
  ['<p>Bavlna &amp; ľan</p><ul><li>S</li><li>M</li></ul>5&nbsp;€<br>koniec', 'Bavlna & ľan S M 5 € koniec'],
  ['<a href="/produkty" title="a > b &quot;c&quot;">1 &lt; 2</a><!-- <b> --> &amp;lt;', '1 < 2 &lt;'],
  ['<style>p {}</style><p>a<script>"</p>"</script>b</p><h2>c</h2>d', 'ab c d'],
  ['5 < 6 a 7 > 6', '5 < 6 a 7 > 6'],
  ['<div>a</div><div>b</div><dl><dt>c</dt><dd>d</dd></dl>Teraz <s>9 €</s> 7 €', 'a b c d Teraz 7 €'],
])('htmlToText keeps the words of %j apart', (html, text) =>
  expect(htmlToText(cleanHtml(html).html)).toBe(text),
)

it.each([
  ['<p>Hrnčeky na kávu.</p>', 'Hrnčeky na kávu.', ''],
  ['<p>Prvá <b>veta</b>.</p><p>Druhá.</p>', 'Prvá veta.', '<p>Druhá.</p>'],
  [
    '<p>Prvá veta. Druhá.</p><ul><li>a</li></ul>',
    'Prvá veta.',
    '<p>Prvá veta. Druhá.</p><ul><li>a</li></ul>',
  ],
  ['<p>Nitka s. r. o. šije všetko</p>', 'Nitka s. r. o. šije…', '<p>Nitka s. r. o. šije všetko</p>'],
  ['', '', ''],
  ['<p>Tričká, mikiny, šiltovky.</p>', 'Tričká, mikiny…', '<p>Tričká, mikiny, šiltovky.</p>'],
])('splitIntro puts one line of %j above the products, and the rest below', (html, lead, rest) =>
  expect(splitIntro(html, 20)).toEqual({ lead, rest }),
)
