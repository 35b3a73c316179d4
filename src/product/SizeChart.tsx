import { SIZE_CHARTS } from '../config/size-charts.ts'
import type { Cut } from '../catalogue/rules/product-choices.ts'
import { sizeAge } from './texts/size-age.ts'
import { CUT_NAMES } from '../catalogue/texts/product-words.ts'
import { SIZE_CHART } from './texts/product-page.ts'

const ID = 'size-chart'

/** Attributes of a button that opens or closes the chart. In browsers that do not know them, `<buy-form>` does it. */
const does = (command: 'close' | 'show-modal') => ({
  type: 'button' as const,
  ...{ command, commandfor: ID },
})

/** A table for each cut. */
export function SizeTables({ cuts }: { cuts: readonly Cut[] }) {
  return cuts.map((cut) => (
    <table key={cut}>
      <caption>{SIZE_CHART.ofCut(CUT_NAMES[cut])}</caption>
      <thead>
        <tr>
          <th scope="col">{SIZE_CHART.size}</th>
          <th scope="col">{SIZE_CHART.chest}</th>
          <th scope="col">{SIZE_CHART.length}</th>
        </tr>
      </thead>
      <tbody>
        {SIZE_CHARTS[cut].map(([label, chestCm, lengthCm]) => (
          <tr key={label}>
            <th scope="row">
              <span>{label}</span>
              {sizeAge(label) && <small>{` · ${sizeAge(label)}`}</small>}
            </th>
            <td>{`${chestCm}\u00A0cm`}</td>
            <td>{`${lengthCm}\u00A0cm`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}

/** The measures of a garment, with a table for each of its cuts (rule 119). */
export function SizeChart({ cuts }: { cuts: readonly Cut[] }) {
  return (
    <>
      <button className="link-button size-chart-button" {...does('show-modal')}>
        {SIZE_CHART.title}
      </button>
      <dialog id={ID} className="size-chart" aria-labelledby="size-chart-title">
        <div className="panel">
          <div className="popover-header">
            <h2 id="size-chart-title">{SIZE_CHART.title}</h2>
            <button className="icon-button" {...does('close')} aria-label={SIZE_CHART.close}>
              ×
            </button>
          </div>
          <p className="fine-print">{SIZE_CHART.hint}</p>
          <SizeTables cuts={cuts} />
        </div>
      </dialog>
    </>
  )
}
