import { onIntent } from '../islands/on-intent.ts'

const box = document.getElementById('header-search-box') as HTMLInputElement
box.role = 'combobox'
box.ariaExpanded = 'false'

onIntent([...document.querySelectorAll('.main-menu, .menu-button')], () =>
  import('./main-menu.ts').then((menu) => menu.startMainMenu()),
)
onIntent([box.form], () =>
  import('../search/header-search.ts').then((module) => module.startHeaderSearch(box)),
)
