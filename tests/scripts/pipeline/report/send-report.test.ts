import { expect, it, vi } from 'vitest'
import { failureReport } from '../../../../scripts/pipeline/report/failure.ts'
import { sendReport } from '../../../../scripts/pipeline/report/send-report.ts'
import { ApiError } from '../../../../src/api/errors.ts'
import { answerWith, bodyOf, serveForTest, type Handler } from '../../../fixtures/test-server.ts'

const REPORT = failureReport(
  new ApiError('get_products', 'network', 'x'),
  ['CONFIRM=all je nastavené'],
  '2026-11-25T02:00:00.000Z',
)

it('a webhook gets the reasons of a stopped build, the findings and the changes', async () => {
  const sent: unknown[] = []
  const hook = await serveForTest((request, response) => {
    void bodyOf(request).then((body) => {
      sent.push([request.method, request.headers['content-type'], JSON.parse(body)])
      response.end()
    })
  })
  await sendReport(REPORT, { REPORT_WEBHOOK: `${hook.url}/tajne?kluc=1` })
  expect(hook.requests).toEqual(['/tajne?kluc=1'])
  expect(sent).toMatchObject([
    [
      'POST',
      'application/json',
      {
        ...{ outcome: 'failed', builtAt: '2026-11-25T02:00:00.000Z', changes: [] },
        ...{ title: REPORT.title, summary: REPORT.summary, head: REPORT.head, toMend: REPORT.toMend },
        text: expect.stringContaining(`${REPORT.title}: ${REPORT.summary}\n\n${REPORT.head[0]}`) as string,
      },
    ],
  ])
})

it('without a webhook nothing is sent', async () => {
  const request = vi.spyOn(globalThis, 'fetch')
  await sendReport(REPORT, {})
  expect(request).not.toHaveBeenCalled()
})

it.each<[how: string, answer: Handler, said: string]>([
  ['refuses', answerWith('', 500), 'odpovedal stavom 500'],
  ['breaks off', (request) => request.socket.destroy(), 'nedá sa naň pripojiť'],
  ['never answers', () => undefined, 'do 0.2 s neodpovedal'],
])('a webhook that %s is reported without its address, and the build goes on', async (_, answer, said) => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const { url } = await serveForTest(answer)
  // A busy machine may answer slowly.
  await sendReport(REPORT, { REPORT_WEBHOOK: url }, said.startsWith('do ') ? 200 : undefined)
  expect(error.mock.calls).toEqual([[`REPORT_WEBHOOK správu neprijal: ${said}`]])
})
