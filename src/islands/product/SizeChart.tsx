import { SIZE_CHARTS } from '../../config/product/size-charts.ts'
import type { Cut } from '../../domain/product/product-choices.ts'
import { CUT_NAMES } from '../../messages/product/cuts.ts'
import { SIZE_CHART } from '../../messages/product/product-page.ts'

const ID = 'size-chart'
/** A modal dialog without script; a browser without `commandfor` opens it as a popover. */
const OPENS = { command: 'show-modal', commandfor: ID, popoverTarget: ID } as const
const CLOSES = { command: 'close', commandfor: ID, popoverTarget: ID, popoverTargetAction: 'hide' } as const

/** The measures of a garment, a table for each of its cuts (rule 119). A product's own page renders it without React. */
export function SizeChart({ cuts }: { cuts: readonly Cut[] }) {
  return (
    <>
      <button className="link-button size-chart-button" type="button" {...OPENS}>
        {SIZE_CHART.title}
      </button>
      <dialog
        id={ID}
        className="size-chart"
        popover="auto"
        {...{ closedby: 'any' }}
        aria-labelledby="size-chart-title"
      >
        <div className="popover-header">
          <h2 id="size-chart-title">{SIZE_CHART.title}</h2>
          <button className="icon-button" type="button" {...CLOSES} aria-label={SIZE_CHART.close}>
            ×
          </button>
        </div>
        <p className="fine-print">{SIZE_CHART.hint}</p>
        {cuts.map((cut) => (
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
                  <th scope="row">{label}</th>
                  <td>{`${chestCm}\u00A0cm`}</td>
                  <td>{`${lengthCm}\u00A0cm`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </dialog>
    </>
  )
}
