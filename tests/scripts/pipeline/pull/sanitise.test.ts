// Rule 806
import { expect, it } from 'vitest'
import { cleanHtml } from '../../../../scripts/pipeline/pull/sanitise.ts'

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
  ['<p>[vc_row]a [veľkosť M] b[/vc_row]</p>', '<p>a [veľkosť M] b</p>'],
])('cleanHtml turns %j into %j', (html, safe) => expect(cleanHtml(html).html).toBe(safe))

it.each<[string, string[]]>([
  ['<p>Text <a href="/x" title="x">odkaz</a></p><h1>Nadpis</h1>', []],
  ['<p onclick="x()" class="a">a</p><p class="b">b</p>', []],
  ['<p><span lang="sk">a</span><meta><font>b</font><style>c</style></p>', []],
  ['<script>x</script><img src=x>', ['<script>', '<img>']],
  ['<p>[gallery ids="1,2"]Text {{widget type="a"}}</p>', ['[gallery', '{{widget']],
])('cleanHtml names the removed parts of %j', (html, removed) =>
  expect(cleanHtml(html).removed).toEqual(removed),
)
