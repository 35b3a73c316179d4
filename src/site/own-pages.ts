/** A page of the owner's own: a file of `src/content/pages/`. The file's name is its address (rule 925). */
export interface OwnPage {
  path: string
  title: string
  place: 'menu' | 'footer'
  /** May contain names in double braces, like all texts of `src/content/`. */
  html: string
}

/** Elements with their content, and elements alone, that a page of text does not have. */
const LEFT_OUT =
  /<(script|style|iframe|object|video|audio|form)\b[^]*?(?:<\/\1\s*>|$)|<\/?(?:embed|link|meta|base)\b[^>]*>/gi

interface MarkdownFile {
  /** The build has validated it (`scripts/pipeline/check-own-pages.ts`). */
  frontmatter: Pick<OwnPage, 'title' | 'place'>
  compiledContent: () => Promise<string>
}

/** All own pages, sorted by address. */
export async function readOwnPages(): Promise<OwnPage[]> {
  const files = import.meta.glob<MarkdownFile>('../content/pages/*.md', { eager: true })
  return Promise.all(
    Object.entries(files).map(async ([file, { frontmatter, compiledContent }]) => ({
      path: `/${file.replace(/^.*\/|\.md$/g, '')}`,
      title: frontmatter.title,
      place: frontmatter.place,
      html: (await compiledContent()).replaceAll(LEFT_OUT, ''),
    })),
  )
}
