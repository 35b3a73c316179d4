/** Every command of package.json reads `.env`, if there is one. Variables that are already set win. */
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

if (existsSync('.env')) loadEnvFile('.env')
