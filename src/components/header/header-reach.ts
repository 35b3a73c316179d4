import { onIntent } from '../page/on-intent.ts'

/** Brings the header's menus and its search to life when a shopper reaches for them. */
const search = document.getElementById('header-search')
const box = document.getElementById('header-search-box')

onIntent([...document.querySelectorAll('.main-menu, .menu-button')], async () =>
  (await import('./main-menu.ts')).startMainMenu(),
)
onIntent([search], async () =>
  (await import('./header-search.ts')).startHeaderSearch(search as HTMLFormElement, box as HTMLInputElement),
)
