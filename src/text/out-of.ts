/** 'z' or 'zo', as the number is spoken. @example `2 ${outOf(4)}` // '2 zo 4', spoken 'zo štyroch' */
export function outOf(total: number): string {
  const beginsWithS = /^(1\d\d|1?[467]|[467]\d\d?)(\d{3})*$/.test(String(total))
  return `${beginsWithS ? 'zo' : 'z'}\u00A0${total}`
}
