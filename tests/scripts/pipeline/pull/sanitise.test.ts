import { expect, it } from 'vitest'
import { cleanHtml, sanitiseHtml } from '../../../../scripts/pipeline/pull/sanitise.ts'
import { htmlToText, splitIntro } from '../../../../src/text/plain-text.ts'

it.each([
  ['<p>Text <strong>tučný</strong></p>', '<p>Text <strong>tučný</strong></p>'],
  ['<h1>Nadpis</h1>', '<h3>Nadpis</h3>'],
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<p onclick="x()" style="color:red" class="a">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//cudzi.example/x">a</a>', '<a>a</a>'],
  ['<a href="/produkty" target="_blank">a</a>', '<a href="/produkty">a</a>'],
  ['<iframe src="https://x.example"></iframe><svg onload=x></svg>', ''],
  ['<p>neuzavretý', '<p>neuzavretý</p>'],
  ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ['<div style="x">a</div><section>b</section>', '<div>a</div><div>b</div>'],
  ['<dl><dt>a</dt><dd>b</dd></dl><address>c</address>', '<dl><dt>a</dt><dd>b</dd></dl><address>c</address>'],
  [
    '<table><caption>a</caption><tr><td>b</td></tr></table>',
    '<table><caption>a</caption><tr><td>b</td></tr></table>',
  ],
  [
    '<p>Teraz <span style="text-decoration: line-through;">19,90 €</span> 15,90 €</p>',
    '<p>Teraz <s>19,90 €</s> 15,90 €</p>',
  ],
  ['<strike>19,90 €</strike> <del>a</del>', '<s>19,90 €</s> <del>a</del>'],
  ['prvý\ndruhý\n\ntretí', '<p>prvý<br />druhý</p>\n<p>tretí</p>'],
  ['<p>jeden\nriadok</p>', '<p>jeden\nriadok</p>'],
])('sanitiseHtml turns %j into %j', (html, safe) => expect(sanitiseHtml(html)).toBe(safe))

it.each<[string, string[]]>([
  ['<p>Text <a href="/x" title="x">odkaz</a></p><h1>Nadpis</h1>', []],
  ['<p onclick="x()" class="a">a</p><p class="b">b</p>', ['onclick', 'class']],
  ['<script>x</script><img src=x>', ['<script>', '<img>']],
])('cleanHtml names the removed parts of %j', (html, removed) =>
  expect(cleanHtml(html).removed).toEqual(removed),
)

it.each([
  ['<p>Bavlna &amp; ľan</p><ul><li>S</li><li>M</li></ul>5&nbsp;€<br>koniec', 'Bavlna & ľan S M 5 € koniec'],
  ['<a href="/produkty" title="a > b &quot;c&quot;">1 &lt; 2</a><!-- <b> --> &amp;lt;', '1 < 2 &lt;'],
  ['<style>p {}</style><p>a<script>"</p>"</script>b</p><h2>c</h2>d', 'ab c d'],
  ['5 < 6 a 7 > 6', '5 < 6 a 7 > 6'],
  ['<div>a</div><div>b</div><dl><dt>c</dt><dd>d</dd></dl>Teraz <s>9 €</s> 7 €', 'a b c d Teraz 7 €'],
])('htmlToText keeps the words of %j apart', (html, text) =>
  expect(htmlToText(sanitiseHtml(html))).toBe(text),
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
