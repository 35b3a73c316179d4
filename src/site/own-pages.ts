/** A page of the owner's own: a file of `src/content/pages/`, which is called as its address (rule 925). */
export interface OwnPage {
  path: string
  title: string
  place: 'menu' | 'footer'
  /** With names in double braces, as all texts of `src/content/`. */
  html: string
}

interface MarkdownFile {
  /** The build has looked at it before (`scripts/pipeline/check-own-pages.ts`). */
  frontmatter: Pick<OwnPage, 'title' | 'place'>
  compiledContent: () => Promise<string>
}

/** All of them, by their addresses. */
export async function readOwnPages(): Promise<OwnPage[]> {
  const files = import.meta.glob<MarkdownFile>('../content/pages/*.md', { eager: true })
  return Promise.all(
    Object.entries(files).map(async ([file, { frontmatter, compiledContent }]) => ({
      path: `/${file.replace(/^.*\/|\.md$/g, '')}`,
      title: frontmatter.title,
      place: frontmatter.place,
      html: await compiledContent(),
    })),
  )
}
