import { expect, it, vi } from 'vitest'
import { exitWithReason } from '../../scripts/exit-with-reason.ts'

it('an unforeseen error is shown with its message and its stack', () => {
  const shown = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const end: (error: unknown) => void = exitWithReason
  end(new Error('ENOSPC: no space left on device'))
  expect(shown.mock.calls.join()).toMatch(/Error: ENOSPC: no space left on device\n {4}at /)
})
