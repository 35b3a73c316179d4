/** Every command of package.json reads `.env`, where there is one; what the environment says already stays. */
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

if (existsSync('.env')) loadEnvFile('.env')
