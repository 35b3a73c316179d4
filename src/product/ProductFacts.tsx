import { BRANDS } from '../config/ids.ts'
import { isOwnPrint, type Manufacturer } from '../catalogue/rules/product-information.ts'
import type { ProductDetail } from '../catalogue/rules/product.ts'
import { FACTS } from './texts/product-page.ts'
import type { TextBlock } from '../text/html-text.ts'
import { tieSpaces } from '../text/tie-spaces.ts'

/** A description from the API: paragraphs and lists of plain text. */
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

function Contact({ name, company }: { name: string; company: Manufacturer }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <span>{[company.name, company.address].filter(Boolean).map(tieSpaces).join('\n')}</span>
        {company.email && (
          <>
            <br />
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </>
        )}
      </td>
    </tr>
  )
}

interface Props {
  product: Pick<ProductDetail, 'information' | 'isWithoutPrint' | 'tags' | 'variants'>
  /** The company behind the shop: the manufacturer of what it prints itself. */
  company: Manufacturer | null
}

/** The table of facts beside the description; nothing without facts. */
export function ProductFacts({ product, company }: Props) {
  const { manufacturer, responsible, material, care, warnings, ean, color } = product.information
  const maker = manufacturer ?? (isOwnPrint(product, BRANDS) ? company : null)
  const rows = [
    // A product with several colours shows them in its form.
    [FACTS.color, product.variants.length === 0 ? color : ''],
    [FACTS.material, material],
    [FACTS.care, care],
    [FACTS.warnings, warnings],
    [FACTS.ean, ean],
  ].filter(([, text]) => text !== '')
  if (rows.length === 0 && !maker && !responsible) return null
  return (
    <table className="facts">
      <caption>{FACTS.title}</caption>
      <tbody>
        {rows.map(([name, text = '']) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{tieSpaces(text)}</td>
          </tr>
        ))}
        {maker && <Contact name={FACTS.manufacturer} company={maker} />}
        {responsible && <Contact name={FACTS.responsible} company={responsible} />}
      </tbody>
    </table>
  )
}
