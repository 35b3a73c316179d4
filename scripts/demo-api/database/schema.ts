/** Marks a file as the demo shop's, so that no other database is ever overwritten. */
export const APPLICATION_ID = 0x0b_c4_0d_01

/**
 * The demo shop's tables. Money is in whole cents. Value ids are numbers here and texts on the wire.
 * `product_categories` repeats what a product's listings are filtered and sorted by, because a listing page then reads one run of
 * one index: measured with 100,000 products. Its category 'all' holds every product.
 */
export const SCHEMA = `
PRAGMA application_id = ${APPLICATION_ID};

CREATE TABLE seed (version INTEGER NOT NULL, products INTEGER NOT NULL) STRICT;

CREATE TABLE categories (
  slug TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE attributes (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL
) STRICT;

CREATE TABLE attribute_values (
  id INTEGER PRIMARY KEY,
  attribute_id INTEGER NOT NULL REFERENCES attributes (id),
  position INTEGER NOT NULL,
  name TEXT NOT NULL
) STRICT;

CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  price_cents INTEGER NOT NULL,
  price_before_cents INTEGER, -- null when its price was not reduced
  text TEXT NOT NULL,
  information TEXT NOT NULL, -- JSON
  image TEXT NOT NULL,
  is_hashed_path INTEGER NOT NULL,
  created_at TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL,
  type TEXT NOT NULL,
  for_kids INTEGER NOT NULL,
  without_print INTEGER NOT NULL,
  variants TEXT NOT NULL, -- JSON
  sizes TEXT,             -- JSON; null when the shop does not say
  all_of_sizes TEXT NOT NULL, -- JSON
  -- What its pictures show.
  kind TEXT NOT NULL,
  fit TEXT,
  motif TEXT
) STRICT;

CREATE TABLE product_tags (
  product_id INTEGER NOT NULL REFERENCES products (id),
  value_id INTEGER NOT NULL REFERENCES attribute_values (id),
  PRIMARY KEY (product_id, value_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_images (
  path TEXT PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products (id),
  position INTEGER, -- null: a variant's picture that the gallery does not show
  colour TEXT NOT NULL,
  view TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX product_images_gallery ON product_images (product_id, position);

CREATE TABLE product_categories (
  category TEXT NOT NULL REFERENCES categories (slug),
  created_at TEXT NOT NULL,
  product_id INTEGER NOT NULL REFERENCES products (id),
  tags TEXT NOT NULL, -- such as ',98,152,'
  price_cents INTEGER NOT NULL,
  is_available INTEGER NOT NULL, -- 0 when it cannot be bought
  PRIMARY KEY (category, created_at DESC, product_id DESC)
) STRICT, WITHOUT ROWID;

-- Which sets of tags occur in a category, and how many products have each: counting values over these instead of over
-- the products is what makes it fast.
CREATE TABLE tag_sets (
  category TEXT NOT NULL REFERENCES categories (slug),
  tags TEXT NOT NULL, -- as in product_categories
  products INTEGER NOT NULL,
  PRIMARY KEY (category, tags)
) STRICT, WITHOUT ROWID;

-- Which values occur in a category.
CREATE TABLE category_values (
  category TEXT NOT NULL REFERENCES categories (slug),
  value_id INTEGER NOT NULL REFERENCES attribute_values (id),
  PRIMARY KEY (category, value_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE banners (
  path TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  link TEXT NOT NULL,
  name TEXT NOT NULL,
  placement TEXT NOT NULL,
  scene TEXT NOT NULL,
  words TEXT -- JSON; null for a picture that says everything
) STRICT, WITHOUT ROWID;

-- Name, code and description of each product, folded; a trigram index finds any part of them. SQLite's own folding is
-- off, because it would find letters that the shop tells apart.
CREATE VIRTUAL TABLE product_search USING fts5 (folded, tokenize = 'trigram case_sensitive 1');

CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  order_number TEXT NOT NULL UNIQUE,
  order_key TEXT UNIQUE,
  created_at TEXT NOT NULL,
  total_items INTEGER NOT NULL,
  goods_cents INTEGER NOT NULL,
  delivery_id INTEGER NOT NULL,
  delivery_name TEXT NOT NULL,
  delivery_fee_cents INTEGER NOT NULL,
  payment_id INTEGER NOT NULL,
  payment_name TEXT NOT NULL,
  payment_fee_cents INTEGER NOT NULL,
  is_delivery_free INTEGER NOT NULL,
  total_cents INTEGER NOT NULL,
  variable_symbol TEXT,
  isCompanyOrder INTEGER NOT NULL,
  company TEXT NOT NULL,
  cin TEXT NOT NULL,
  tin TEXT NOT NULL,
  vat TEXT NOT NULL,
  name TEXT NOT NULL,
  surname TEXT NOT NULL,
  street TEXT NOT NULL,
  street_number TEXT NOT NULL,
  city TEXT NOT NULL,
  postal_code TEXT NOT NULL,
  country TEXT NOT NULL,
  tel TEXT NOT NULL,
  email TEXT NOT NULL,
  deliverToAnotherAddress INTEGER NOT NULL,
  name2 TEXT NOT NULL,
  surname2 TEXT NOT NULL,
  street2 TEXT NOT NULL,
  street_number2 TEXT NOT NULL,
  city2 TEXT NOT NULL,
  postal_code2 TEXT NOT NULL,
  state2 TEXT NOT NULL,
  tel2 TEXT NOT NULL,
  email2 TEXT NOT NULL,
  order_note TEXT NOT NULL,
  orderAsAGift INTEGER NOT NULL
) STRICT;

CREATE TABLE order_lines (
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  product_id INTEGER NOT NULL REFERENCES products (id),
  name TEXT NOT NULL,
  size TEXT NOT NULL,
  color TEXT NOT NULL,
  cut TEXT NOT NULL,
  selected_cut TEXT NOT NULL,
  count INTEGER NOT NULL,
  unit_price_cents INTEGER NOT NULL,
  PRIMARY KEY (order_id, position)
) STRICT, WITHOUT ROWID;
`
