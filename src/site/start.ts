/**
 * The first script of every page, in words that old browsers read. One that is older than `browserslist` in package.json runs
 * no other script and is shown the page as one without scripts; `data-scripts` tells styles apart. `adoptedStyleSheets` came
 * with Safari 16.4, `toSorted` with Chrome 110 and Firefox 115, a little before the oldest of the list. Then the chosen look,
 * before the first paint (theme-switch.ts).
 */
export const START =
  '(function(d,e){' +
  'if([].toSorted&&d.adoptedStyleSheets){' +
  "e=d.documentElement.dataset;e.scripts='';try{e.theme=localStorage.theme||''}catch(e){}" +
  "}else{e=d.createElement('meta');e.httpEquiv='Content-Security-Policy';e.content=\"script-src 'none'\";d.head.appendChild(e)}" +
  '})(document)'
