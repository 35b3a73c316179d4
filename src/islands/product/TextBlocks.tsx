import type { TextBlock } from '../../domain/html-text.ts'
import { tieSpaces } from '../../messages/tie-spaces.ts'

/** A description that came straight from the API: paragraphs and lists of plain text. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className="rich-text">
      {blocks.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index}>{tieSpaces(block)}</p>
        ) : (
          <ul key={index}>
            {block.map((item, place) => (
              <li key={place}>{tieSpaces(item)}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
