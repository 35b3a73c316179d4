/**
 * The first script of every page, in syntax that old browsers know. Browsers older than `browserslist` in package.json
 * then run no other script and show the page as without scripts; styles see this by the missing `data-scripts`.
 * `adoptedStyleSheets` came with Safari 16.4, `toSorted` with Chrome 110 and Firefox 115, just before the oldest of the
 * list. Last, the script sets the stored theme before the first paint (theme-switch.ts).
 */
export const START =
  '(function(d,e){' +
  'if([].toSorted&&d.adoptedStyleSheets){' +
  "e=d.documentElement.dataset;e.scripts='';try{e.theme=localStorage.theme||''}catch(e){}" +
  "}else{e=d.createElement('meta');e.httpEquiv='Content-Security-Policy';e.content=\"script-src 'none'\";d.head.appendChild(e)}" +
  '})(document)'
