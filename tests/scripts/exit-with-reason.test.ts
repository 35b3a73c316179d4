import { expect, it } from 'vitest'
import { diskTrouble, reasonOf } from '../../scripts/exit-with-reason.ts'
import { ApiError } from '../../src/api/errors.ts'

it('recognises a full disk in errors of Node and of the bundler, also where they are the cause of another', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  expect(diskTrouble(full)).toBe(
    'The disk is full: make room, and build again (ENOSPC: no space left on device, write)',
  )
  const bundler = new Error(
    'Something went wrong\nFailed to write file in dist/a.js\n\u001b[31mCaused by:\u001b[0m No space left on device (os error 28)',
  )
  expect(diskTrouble(new Error('x', { cause: bundler }))).toBe(
    'The disk is full: make room, and build again (Failed to write file in dist/a.js)',
  )
})

it.each([new Error('x'), new Error('(os error 99999)'), 'ENOSPC', undefined])(
  'says nothing about %j',
  (error) => expect(diskTrouble(error)).toBeUndefined(),
)

it('says what mends an API that is not there', () => {
  const error = new ApiError('get_products', 'network', 'Network Error (connect ECONNREFUSED)')
  expect(reasonOf(error)).toMatch(/^get_products: Network Error \(.*\); see whether the API runs/)
})
