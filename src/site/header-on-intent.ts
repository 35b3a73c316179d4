import { onIntent } from '../islands/on-intent.ts'

/** Loads the scripts of the header's menus and of its search when a shopper reaches for them. */
const box = document.getElementById('header-search-box') as HTMLInputElement
box.role = 'combobox'
box.ariaExpanded = 'false'

onIntent([...document.querySelectorAll('.main-menu, .menu-button')], () =>
  import('./main-menu.ts').then((menu) => menu.startMainMenu()),
)
onIntent([box.form], () =>
  import('../search/header-search.ts').then((module) => module.startHeaderSearch(box)),
)
