import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

// What these rules find takes no types, and the files of these tests are not there for TypeScript to know.
const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  overrideConfigFile: 'scripts/config/eslint.config.js',
  overrideConfig: defineConfig({
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  }),
})

/** What rules of our own refuse in a file, each with its line. A file that cannot be read is a finding, too. */
export async function lint(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: file })
  return (result?.messages ?? [])
    .filter(({ ruleId, fatal }) => fatal === true || ruleId?.startsWith('no-restricted-'))
    .map(({ line, message }) => `${line}: ${message}`)
}
