import { hash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { foldText } from '../../src/text/fold.ts'
import type { DemoShop, SeedProduct } from './demo-shop.ts'
import { NITKA } from './seed/nitka.ts'

/** Marks a database as the demo shop's, so that no other one is ever overwritten. */
const APPLICATION_ID = 0x0b_c4_0d_01
/** Raise it when the seed or the tables change: a database with another version is made anew. */
const SEED_VERSION = 18
const BUSY_TIMEOUT_MS = 5000

/** Money is in whole cents. */
const SCHEMA = `
CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  categories TEXT NOT NULL, -- slugs between bars, such as '|tricka|mikiny|'; '' for one that is in no listing
  created_at TEXT NOT NULL,
  price_cents INTEGER NOT NULL,
  is_available INTEGER NOT NULL,
  tags TEXT NOT NULL, -- value ids, such as '98,152'
  folded TEXT NOT NULL, -- what a search looks in
  wire TEXT NOT NULL, -- JSON: the product in lists as the API writes it, without these columns
  detail TEXT NOT NULL -- JSON: what get_product says beside that
) STRICT;

CREATE TABLE pictures (
  path TEXT PRIMARY KEY,
  picture TEXT NOT NULL -- JSON: what it shows
) STRICT, WITHOUT ROWID;

CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  order_number TEXT NOT NULL UNIQUE,
  order_key TEXT UNIQUE,
  created_at TEXT NOT NULL,
  email TEXT NOT NULL,
  total_cents INTEGER NOT NULL,
  details TEXT NOT NULL, -- JSON: the sums, the customer's fields
  lines TEXT NOT NULL -- JSON
) STRICT;

CREATE TABLE withdrawals (
  id INTEGER PRIMARY KEY,
  reference TEXT UNIQUE,
  fields TEXT NOT NULL -- JSON
) STRICT;
`

export function picturesDir(file: string): string {
  return `${resolve(file)}.pictures`
}

function pragma(db: DatabaseSync, name: string): unknown {
  return db.prepare(`PRAGMA ${name}`).get()?.[name]
}

/** True if the database has this version. @throws {Error} for a file that is not the demo shop's */
function isCurrent(file: string, version: number): boolean {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    if (pragma(db, 'application_id') !== APPLICATION_ID) throw new Error('another database')
    return pragma(db, 'user_version') === version
  } catch (error) {
    throw new Error(`${file} is not a database of the demo shop: choose another file with --db.`, {
      cause: error,
    })
  } finally {
    db.close()
  }
}

function seed(db: DatabaseSync, products: Iterable<SeedProduct>, version: number): void {
  db.exec(`PRAGMA application_id = ${APPLICATION_ID}; BEGIN; ${SCHEMA}`)
  const insert = db.prepare('INSERT INTO products VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const picture = db.prepare('INSERT INTO pictures VALUES (?, ?)')
  for (const { id, slug, categories, createdAt, priceCents, ...product } of products) {
    const { isAvailable, tags, searched, wire, detail, pictures } = product
    const listed = categories.length === 0 ? '' : `|${categories.join('|')}|`
    // A folded phrase has no line break, so it never matches across two texts.
    const folded = searched.map(foldText).join('\n')
    insert.run(
      ...([id, slug, listed, createdAt, priceCents, Number(isAvailable), tags.join(','), folded] as const),
      ...[wire, detail].map((part) => JSON.stringify(part)),
    )
    for (const { path, picture: shown } of pictures) picture.run(path, JSON.stringify(shown))
  }
  db.exec(`PRAGMA user_version = ${version}; COMMIT`)
}

/** A number for a shop of this size: the seed's version, or a digest of the shop's table. */
function versionOf(shop: DemoShop, count: number): number {
  if (shop === NITKA) return SEED_VERSION * 1_000_000 + count
  return parseInt(hash('md5', JSON.stringify([SEED_VERSION, ...shop.products(count)])).slice(0, 7), 16)
}

/** Opens a database with this shop and this number of products as it is, orders included. Makes any other one anew. */
export function openDatabase(file: string, shop: DemoShop, count: number): DatabaseSync {
  const path = resolve(file)
  const version = versionOf(shop, count)
  const isKept = existsSync(path) && isCurrent(path, version)
  if (!isKept)
    for (const old of [path, `${path}-wal`, `${path}-shm`, picturesDir(path)])
      rmSync(old, { force: true, recursive: true })
  mkdirSync(dirname(path), { recursive: true })
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  if (!isKept) seed(db, shop.products(count), version)
  return db
}
