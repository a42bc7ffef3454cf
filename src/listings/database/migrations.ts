import type { Schema } from '../../database/schema.js';

/**
 * Each step runs once per database, in order, and is never edited after a release.
 *
 * `path` of a category holds its ancestors and itself, so that a category is searched with all below it. `title_key` is the
 * title folded, compared byte by byte so that every server sorts alike; `words` are what a search finds the listing by.
 * `images` is null where the service draws the pictures itself. Being sold out is no status: it is a stock of 0. `stock` is
 * what is free: the pieces of an order that is `placed` are off it, and come back when `held_until` has passed. `is_short`
 * marks an order that was paid after its pieces had been sold to others. `florin_shop_catalogue.version` goes up with every
 * change that facets or totals depend on, in the transaction of the change; stock is none of it. `created_by_key` is the
 * idempotency key of the call that created a listing, null where there was none, and `created_from` a digest of its content.
 */
const STEPS: readonly string[] = [
  `CREATE TABLE florin_shop_users (
     id text PRIMARY KEY,
     email text NOT NULL,
     name text NOT NULL,
     role text NOT NULL,
     created_at bigint NOT NULL
   );
   CREATE UNIQUE INDEX florin_shop_users_by_email ON florin_shop_users (lower(email COLLATE "C"));
   CREATE TABLE florin_shop_categories (
     id text PRIMARY KEY,
     name text NOT NULL,
     slug text NOT NULL UNIQUE,
     parent_id text REFERENCES florin_shop_categories,
     path text[] NOT NULL
   );
   CREATE TABLE florin_shop_listings (
     id text COLLATE "C" PRIMARY KEY,
     revision integer NOT NULL DEFAULT 1,
     title text NOT NULL,
     title_key text COLLATE "C" NOT NULL,
     words tsvector NOT NULL,
     description text NOT NULL,
     currency text COLLATE "C" NOT NULL,
     price bigint NOT NULL CHECK (price >= 0),
     compare_at_price bigint CHECK (compare_at_price >= 0),
     images json,
     drawn_images integer NOT NULL DEFAULT 0,
     category_id text NOT NULL REFERENCES florin_shop_categories,
     stock bigint NOT NULL CHECK (stock >= 0),
     seller_id text NOT NULL REFERENCES florin_shop_users,
     condition text NOT NULL,
     status text NOT NULL CHECK (status IN ('draft', 'active', 'archived')),
     created_at bigint NOT NULL,
     updated_at bigint NOT NULL
   );
   CREATE INDEX florin_shop_listings_newest ON florin_shop_listings (created_at, id) WHERE status = 'active';
   CREATE INDEX florin_shop_listings_by_price ON florin_shop_listings (currency, price, id) WHERE status = 'active';
   CREATE INDEX florin_shop_listings_by_title ON florin_shop_listings (title_key, id) WHERE status = 'active';
   CREATE INDEX florin_shop_listings_facets ON florin_shop_listings (category_id, seller_id, condition)
     WHERE status = 'active';
   CREATE INDEX florin_shop_listings_by_category ON florin_shop_listings (category_id, created_at, id);
   CREATE INDEX florin_shop_listings_by_seller ON florin_shop_listings (seller_id, created_at, id);
   CREATE INDEX florin_shop_listings_by_words ON florin_shop_listings USING gin (words);
   CREATE SEQUENCE florin_shop_order_numbers START 100001;
   CREATE TABLE florin_shop_orders (
     id text COLLATE "C" PRIMARY KEY,
     number text NOT NULL UNIQUE,
     email text NOT NULL,
     status text NOT NULL,
     currency text NOT NULL,
     subtotal bigint NOT NULL CHECK (subtotal >= 0),
     created_at bigint NOT NULL,
     updated_at bigint NOT NULL
   );
   CREATE INDEX florin_shop_orders_by_email ON florin_shop_orders (email, created_at, id);
   CREATE TABLE florin_shop_order_lines (
     order_id text NOT NULL REFERENCES florin_shop_orders,
     position integer NOT NULL,
     listing_id text NOT NULL REFERENCES florin_shop_listings,
     title text NOT NULL,
     image json,
     is_drawn boolean NOT NULL,
     seller_id text NOT NULL REFERENCES florin_shop_users,
     seller_name text NOT NULL,
     quantity integer NOT NULL CHECK (quantity > 0),
     unit_price bigint NOT NULL,
     PRIMARY KEY (order_id, position)
   );
   CREATE TABLE florin_shop_order_steps (
     position bigint GENERATED ALWAYS AS IDENTITY,
     order_id text NOT NULL REFERENCES florin_shop_orders,
     status text NOT NULL,
     at bigint NOT NULL,
     note text,
     PRIMARY KEY (order_id, status)
   );`,
  `ALTER TABLE florin_shop_orders ADD COLUMN held_until bigint, ADD COLUMN is_short boolean NOT NULL DEFAULT false;
   UPDATE florin_shop_orders SET held_until = floor(extract(epoch FROM now()) * 1000)::bigint + 900000
   WHERE status = 'placed';
   CREATE INDEX florin_shop_orders_held ON florin_shop_orders (held_until, id) WHERE status = 'placed';
   CREATE INDEX florin_shop_orders_short ON florin_shop_orders (created_at, id) WHERE is_short AND status = 'paid';
   CREATE TABLE florin_shop_order_tries (
     who text COLLATE "C" PRIMARY KEY,
     since bigint NOT NULL,
     count integer NOT NULL
   );`,
  `CREATE TABLE florin_shop_catalogue (version bigint NOT NULL);
   INSERT INTO florin_shop_catalogue VALUES (1);
   CREATE OR REPLACE FUNCTION florin_shop_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $changed$ BEGIN
     UPDATE florin_shop_catalogue SET version = version + 1;
     RETURN NULL;
   END $changed$;
   CREATE TRIGGER florin_shop_listings_counted AFTER INSERT OR DELETE OR TRUNCATE ON florin_shop_listings
     FOR EACH STATEMENT EXECUTE FUNCTION florin_shop_catalogue_changed();
   CREATE TRIGGER florin_shop_listings_moved
     AFTER UPDATE OF words, currency, price, category_id, seller_id, condition, status ON florin_shop_listings
     FOR EACH ROW WHEN ((OLD.words, OLD.currency, OLD.price, OLD.category_id, OLD.seller_id, OLD.condition, OLD.status)
       IS DISTINCT FROM
       (NEW.words, NEW.currency, NEW.price, NEW.category_id, NEW.seller_id, NEW.condition, NEW.status))
     EXECUTE FUNCTION florin_shop_catalogue_changed();
   CREATE TRIGGER florin_shop_categories_changed AFTER INSERT OR UPDATE OR DELETE ON florin_shop_categories
     FOR EACH STATEMENT EXECUTE FUNCTION florin_shop_catalogue_changed();
   CREATE TRIGGER florin_shop_users_renamed AFTER UPDATE OF name ON florin_shop_users
     FOR EACH STATEMENT EXECUTE FUNCTION florin_shop_catalogue_changed();`,
  `ALTER TABLE florin_shop_listings ADD COLUMN created_by_key text COLLATE "C", ADD COLUMN created_from text;
   CREATE UNIQUE INDEX florin_shop_listings_by_key ON florin_shop_listings (seller_id, created_by_key);`,
  `CREATE INDEX florin_shop_orders_newest ON florin_shop_orders (created_at, id);
   CREATE INDEX florin_shop_order_lines_by_seller ON florin_shop_order_lines (seller_id, order_id);`,
];

export const SHOP_SCHEMA: Schema = {
  name: 'listings',
  migrations: 'florin_shop_migrations',
  lock: 7305149,
  steps: STEPS,
};
