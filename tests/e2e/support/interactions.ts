import { appendFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { slowProcessor } from '../../../scripts/bench/phone.ts'
import type { TimedEvent } from '../../../scripts/bench/interactions.ts'

/** Runs in every page: reports each event of an interaction. */
function tellInteractions(): void {
  const page = String(performance.timeOrigin)
  const tell = (globalThis as unknown as { tellInteraction: (event: TimedEvent) => void }).tellInteraction
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, name, target, duration } = entry
      if (!interactionId) continue
      const element = target instanceof Element ? target : null
      tell({
        page,
        path: location.pathname,
        interaction: interactionId,
        name,
        duration,
        target: element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : '',
      })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Slows the processor down and writes how long each event of an interaction takes into a file, a line each. */
export async function noteInteractions(context: BrowserContext, file: string): Promise<void> {
  context.on('page', (page) => {
    void slowProcessor(page)
  })
  await context.exposeFunction('tellInteraction', (event: TimedEvent) =>
    appendFileSync(file, `${JSON.stringify(event)}\n`),
  )
  await context.addInitScript(tellInteractions)
}
