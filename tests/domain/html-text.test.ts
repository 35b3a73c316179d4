import { describe, expect, it } from 'vitest'
import { toParagraphs } from '../../src/domain/html-text.ts'

describe('toParagraphs', () => {
  it.each<[string, string[]]>([
    ['<p>Bavlna &amp; ľan</p><ul><li>S</li><li>M</li></ul>', ['Bavlna & ľan', 'S', 'M']],
    ['jeden<br>dva<BR/>tri', ['jeden', 'dva', 'tri']],
    ['<p>a <b>tučné</b>  slovo</p>', ['a tučné slovo']],
    ['&quot;5&nbsp;&euro;&quot; &#8364; &#x20AC;&#0;&#xD800; &nic;', ['"5\u00A0€" € € &nic;']],
    [
      'Ve&#318;kos&#357; &eacute;&aacute;&scaron;&ccaron;&ouml;&Zcaron; &ndash; &hellip;',
      ['Veľkosť éáščöŽ – …'],
    ],
    ['2 < 3 a 5 > 4', ['2 < 3 a 5 > 4']],
    ['<table><tr><td>a</td><td>b</td></tr></table>', ['a', 'b']],
    ['<a title="a>b" href=x>odkaz</a>', ['odkaz']],
    ['<p></p> <p> </p>', []],
    ['', []],
  ])('%j gives %j', (html, paragraphs) => expect(toParagraphs(html)).toEqual(paragraphs))

  it.each([
    '<p>a</p><script>alert(1)</script>',
    '<p>a</p><script>alert(1)',
    '<p>a<img src=x onerror="alert(1)"></p>',
    '<p>a</p><style>p{}</style><!-- alert(1) -->',
    '<p>a</p><svg/onload=alert(1)',
    '<p>a</p><svg><script>alert(1)</script></svg>',
    `<p>a</p>${'<p'.repeat(30_000)}`,
  ])('nothing of %j can act', (html) => expect(toParagraphs(html)).toEqual(['a']))
})
