import { foldText } from '../listing/search.ts'

const SLOVAKIA = ['slovensko', 'slovenska republika', 'slovakia', 'sr', 'sk']

/** Slovak forms are expected of Slovak addresses only. */
export function isSlovak(country: string): boolean {
  return SLOVAKIA.includes(foldText(country))
}
