/** Pages that search engines may know and that are not of the catalogue; a guard compares them with the built shop. */
export const CONTENT_PATHS: readonly string[] = [
  '/kontakt',
  '/odstupenie-od-zmluvy',
  '/vratenie-tovaru',
  '/vseobecne-obchodne-podmienky',
]
