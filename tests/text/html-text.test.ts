// Rule 806
import { expect, it } from 'vitest'
import { BLOCKS, toTextBlocks, type TextBlock } from '../../src/text/html-text.ts'

it.each<[string, TextBlock[]]>([
  ['5&toString;6&valueOf;7', ['5&toString;6&valueOf;7']],
  ['<p>Bavlna &amp; ľan</p><ul><li>S</li><li>M</li></ul>', ['Bavlna & ľan', ['S', 'M']]],
  ['<ol><li><p>Prať</p><li>Žehliť</ol>Hotovo', [['Prať', 'Žehliť'], 'Hotovo']],
  ['<ul><li>a<ul><li>b</ul></li></ul><p>c</p>', [['a', 'b'], 'c']],
  ['<li>sám</li><p>jeden\nriadok</p>', [['sám'], 'jeden riadok']],
  ['jeden<br>dva<BR/>tri', ['jeden', 'dva', 'tri']],
  ['<p>a <b>tučné</b>  slovo</p>', ['a tučné slovo']],
  ['&quot;5&nbsp;&euro;&quot; &#8364; &#x20AC;&#0;&#xD800; &nic;', ['"5\u00A0€" € € &nic;']],
  [
    'Ve&#318;kos&#357; &eacute;&aacute;&scaron;&ccaron;&ouml;&Zcaron; &ndash; &hellip;',
    ['Veľkosť éáščöŽ – …'],
  ],
  ['&amp;&lt;&gt;&quot;&apos;', ['&<>"\'']],
  ['1&nbsp;&euro; 5&deg; &sect;1 a&shy;b', ['1\u00A0€ 5° §1 ab']],
  ['&ndash;&mdash;&hellip;&bull;&middot;&times;&copy;&reg;&trade;', ['–—…•·×©®™']],
  ['&bdquo;&ldquo;&rdquo;&sbquo;&lsquo;&rsquo;&laquo;&raquo;', ['„“”‚‘’«»']],
  ['m&sup2; m&sup3; &frac12; &szlig; &plusmn;', ['m² m³ ½ ß ±']],
  ['&Aacute;&ccaron;&scaron;&ouml;&ocirc;&agrave;&ntilde;&uring;&ccedil;', ['Áčšöôàñůç']],
  [
    '&#X41;&#66;|&#x10FFFF;|&#x110000;|&#xD7FF;|&#xDFFF;|&#xE000;|&#1a;|&#b1;|&#;',
    ['AB|\u{10FFFF}||\uD7FF||\uE000|||&#;'],
  ],
  ['2 < 3 a 5 > 4 <3>', ['2 < 3 a 5 > 4 <3>']],
  ['a<!doctype html>b</ >c<?php ?>d<!-- <p> -->e<!-- f', ['abcde']],
  ['<b ">tučné</b>" <a href=\'x">\'>a</a>', ['tučné" a']],
  ['</script>a <scripture>b</scripture> <xmath>c</xmath>', ['a b c']],
  ['a<samp>b</samp><picture>c</picture>', ['abc']],
  ['<ul><li>a</ul>b<div>c</div>', [['a'], 'b', 'c']],
  ['<table><tr><td>a</td><td>b</td></tr></table>', ['a', 'b']],
  ['<a title="a>b" href=x>odkaz</a>', ['odkaz']],
  [
    '<div>Materiál: 100 % bavlna</div><div>Gramáž: 180 g/m²</div>',
    ['Materiál: 100 % bavlna', 'Gramáž: 180 g/m²'],
  ],
  ['Teraz <s>19,90 €</s> 15,90 €', ['Teraz 15,90 €']],
  ['Teraz <span style="text-decoration:line-through">19,90 €</span> 15,90 €', ['Teraz 15,90 €']],
  ['<DEL><p>19,90 €</p></DEL><strike>a <s>b</s> c</strike>15,90 €', ['15,90 €']],
  ['a <s>b <p>c', ['a b', 'c']],
  ['prvý\ndruhý\r\n\r\ntretí <b>5 < 6</b>', ['prvý', 'druhý', 'tretí 5 < 6']],
  ['Ba\u00ADvl\u200Bna&#8203;', ['Bavlna']],
  ['<p></p> <p> </p>', []],
  ['', []],
])('the HTML %j gives %j', (html, blocks) => expect(toTextBlocks(html)).toEqual(blocks))

it.each([...BLOCKS.filter((block) => block !== 'li'), 'SECTION'])(
  'the element <%s> begins a line',
  (element) => expect(toTextBlocks(`a<${element}>b`)).toEqual(['a', 'b']),
)

it.each(['script', 'style', 'template', 'iframe', 'noscript', 'svg', 'math', 'object'])(
  'the content of <%s> is no text',
  (element) => expect(toTextBlocks(`a<${element} x="1">b<p>c</p></${element} >d`)).toEqual(['ad']),
)

it.each([
  '<p>a</p><script>alert(1)</script>',
  '<p>a</p><script>alert(1)',
  '<p>a<img src=x onerror="alert(1)"></p>',
  '<p>a</p><style>p{}</style><!-- alert(1) -->',
  '<p>a</p><svg/onload=alert(1)',
  '<p>a</p><svg><script>alert(1)</script></svg>',
  `<p>a</p>${'<p'.repeat(30_000)}`,
])('toTextBlocks only the text of %j is left', (html) => expect(toTextBlocks(html)).toEqual(['a']))
