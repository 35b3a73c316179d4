import { chromium, type Page } from 'playwright'
import { browserArgs, findBrowser } from '../find-browser.ts'
import { startStaticServer } from '../serve/static-server.ts'
import type { BenchPart } from './figure.ts'
import { CPU_SLOWDOWN, median, SLOW_4G } from './slow-phone.ts'

const NETWORK = {
  latency: SLOW_4G.roundTripMs,
  downloadThroughput: SLOW_4G.downBytesPerSecond,
  uploadThroughput: SLOW_4G.upBytesPerSecond,
  offline: false,
}
const VISITS = 7

/** The first filter of a visit, from the tap, in milliseconds. */
interface FirstFilter {
  /** Until the box is painted ticked and the list says that it is busy. */
  acknowledged: number
  /** Until the answer is painted. */
  answered: number
}

/** Has the page note when its first tap on a filter was acknowledged and when it was answered. */
async function watch(page: Page): Promise<() => Promise<FirstFilter>> {
  await page.evaluate(() => {
    const painted = () =>
      new Promise((done) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = done
          channel.port2.postMessage(0)
        }),
      )
    const count = document.querySelector('#listing-count')
    const before = count?.textContent
    const figures = new Promise<FirstFilter>((done) => {
      const note = async (timeStamp: number) => {
        await painted()
        const acknowledged = performance.now() - timeStamp
        while (count?.textContent === before || document.querySelector('.grid[aria-busy=true]'))
          await painted()
        done({ acknowledged, answered: performance.now() - timeStamp })
      }
      document.addEventListener('change', ({ timeStamp }) => void note(timeStamp), {
        capture: true,
        once: true,
      })
    })
    Object.assign(window, { figures })
  })
  return () => page.evaluate(() => (window as unknown as { figures: Promise<FirstFilter> }).figures)
}

/** Measures the first filter of a cold visit to the largest listing of a built shop, the median of some visits. */
export async function measureFirstFilter(dir: string): Promise<BenchPart> {
  const server = await startStaticServer({ dir, port: 0 })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] })
  const visits: FirstFilter[] = []
  try {
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 900 } })
      const page = await context.newPage()
      const devTools = await context.newCDPSession(page)
      await devTools.send('Network.enable')
      await devTools.send('Network.emulateNetworkConditions', NETWORK)
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      await page.goto(`${server.url}/produkty`, { waitUntil: 'networkidle' })
      const read = await watch(page)
      await page.locator('#filters .filter-value').first().tap()
      visits.push(await read())
      await context.close()
    }
  } finally {
    await browser.close()
    await server.close()
  }
  const figure = (key: keyof FirstFilter) => ({
    value: median(visits.map((one) => one[key])),
    unit: 'ms' as const,
  })
  return {
    title: `The first filter of a cold visit, slow 4G, processor slowed ${CPU_SLOWDOWN} times, median of ${VISITS}`,
    figures: [
      { name: 'acknowledged', ...figure('acknowledged'), budget: 100 },
      { name: 'answered', ...figure('answered') },
    ],
  }
}
