import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import unit from '../vitest.config.ts'

/** Tests of the shop under test as a browser gets it, without a browser: what the HTML, the headers and the files say. */
export default defineConfig({
  test: {
    ...unit.test,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/built/**/*.test.ts'],
    exclude: [],
  },
})
