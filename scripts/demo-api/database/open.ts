import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SEED_VERSION, seedDatabase } from '../seed/seed-database.ts'
import { APPLICATION_ID, SCHEMA } from './schema.ts'

const BUSY_TIMEOUT_MS = 5000

/** Where the drawn pictures of a database are kept. */
export function picturesDir(file: string): string {
  return `${resolve(file)}.pictures`
}

/** Opens the file for serving: with WAL, foreign keys, and a wait for other processes' locks. */
function openFile(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA mmap_size = 1073741824')
  return db
}

type FileState = 'missing' | 'foreign' | 'outdated' | 'current'

function stateOf(file: string, products: number): FileState {
  if (!existsSync(file)) return 'missing'
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    if (db.prepare('PRAGMA application_id').get()?.['application_id'] !== APPLICATION_ID) return 'foreign'
    const seed = db.prepare('SELECT * FROM seed').get()
    return seed?.['version'] === SEED_VERSION && seed['products'] === products ? 'current' : 'outdated'
  } catch {
    // Not a database at all.
    return 'foreign'
  } finally {
    db?.close()
  }
}

/** Seeds a new file and only then gives it its name, so that nobody opens half a shop. */
function makeFile(file: string, products: number): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.new`
  rmSync(draft, { force: true })
  const db = new DatabaseSync(draft)
  try {
    db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF')
    db.exec(SCHEMA)
    seedDatabase(db, products)
    db.close()
  } catch (error) {
    db.close()
    rmSync(draft, { force: true })
    throw error
  }
  for (const old of [`${file}-wal`, `${file}-shm`, picturesDir(file)])
    rmSync(old, { force: true, recursive: true })
  renameSync(draft, file)
}

/**
 * Opens the demo shop's database. A file with this seed and as many products keeps everything, its orders too;
 * otherwise the shop is made anew.
 * @throws {Error} when the file is something else, which is never overwritten
 */
export function openDatabase(file: string, products: number): DatabaseSync {
  const path = resolve(file)
  const state = stateOf(path, products)
  if (state === 'foreign')
    throw new Error(`${file} is not a database of the demo shop: choose another file with --db.`)
  if (state !== 'current') makeFile(path, products)
  return openFile(path)
}
