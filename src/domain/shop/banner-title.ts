import type { Banner } from './catalogue.ts'

/** What a banner is called where it is not seen: its heading, else what its picture shows. */
export function bannerTitle({ name, words }: Pick<Banner, 'name' | 'words'>): string {
  return words?.heading || name
}
