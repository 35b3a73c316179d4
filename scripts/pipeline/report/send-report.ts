import { parseReportWebhook, type Env } from '../../../src/config/build-env.ts'
import { beginnings, type Report } from './report.ts'
import { WEBHOOK } from './texts.ts'

/** How long a build waits for the webhook, in milliseconds. */
const TIMEOUT_MS = 10_000

/**
 * Sends a report to REPORT_WEBHOOK. If the webhook fails, prints the reason and lets the build go on. @throws {EnvError}
 */
export async function sendReport(report: Report, env: Env, timeoutMs = TIMEOUT_MS): Promise<void> {
  const webhook = parseReportWebhook(env)
  if (webhook === '') return
  const { outcome, title, summary, builtAt, head, text } = report
  // Chats show the field `text` of a message.
  const [toMend, changes] = [report.toMend, report.changes ?? []].map(beginnings)
  const message = { outcome, title, summary, builtAt, head, toMend, changes }
  const body = JSON.stringify({ ...message, text: `${title}: ${summary}\n\n${text}` })
  try {
    const { ok, status } = await fetch(webhook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!ok) throw new Error(WEBHOOK.refused(status))
  } catch (error) {
    // Do not print the address: it may be a secret.
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    const why = isTimeout
      ? WEBHOOK.silent(timeoutMs / 1000)
      : error instanceof TypeError
        ? WEBHOOK.unreachable
        : (error as Error).message
    console.error(WEBHOOK.failed(why))
  }
}
