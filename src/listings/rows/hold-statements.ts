/** Whether the time of any order is up. Reads one entry of an index that holds the unpaid orders only. */
export const IS_DUE = `SELECT 1 FROM florin_shop_orders WHERE status = 'placed' AND held_until <= $1::bigint LIMIT 1`;

/**
 * Puts the pieces of orders that were not paid in time back on sale. Orders are locked before listings, and both in one
 * sequence everywhere, so that several processes wait for each other and never in a circle.
 */
export const RELEASE = `WITH due AS MATERIALIZED (
    SELECT id FROM florin_shop_orders WHERE status = 'placed' AND held_until <= $1::bigint
    ORDER BY held_until, id LIMIT 100 FOR UPDATE
  ), expired AS (
    UPDATE florin_shop_orders o SET status = 'expired', updated_at = $1::bigint FROM due WHERE o.id = due.id
  ), steps AS (
    INSERT INTO florin_shop_order_steps (order_id, status, at) SELECT id, 'expired', $1::bigint FROM due
  ), back AS MATERIALIZED (
    SELECT n.listing_id, sum(n.quantity) AS quantity
    FROM due JOIN florin_shop_order_lines n ON n.order_id = due.id GROUP BY n.listing_id
  ), held AS MATERIALIZED (
    SELECT l.id, back.quantity FROM florin_shop_listings l JOIN back ON back.listing_id = l.id
    ORDER BY l.id FOR UPDATE OF l
  ), returned AS (
    UPDATE florin_shop_listings l
    SET stock = l.stock + held.quantity, revision = l.revision + 1, updated_at = $1::bigint
    FROM held WHERE l.id = held.id
  )
  SELECT id FROM due`;

/** Holds an order for longer, never for less. No row comes back where it is not held. */
export const EXTEND = `UPDATE florin_shop_orders SET held_until = GREATEST(held_until, $2::bigint)
  WHERE number = $1::text AND status = 'placed' RETURNING id`;

/**
 * Takes the pieces of an expired order off the stock again, all of them or none. It is then 'placed' or 'paid', as $3 says.
 * One that is paid for is paid whatever the stock says: without its pieces it is marked as short.
 */
export const RETAKE = `WITH expired AS MATERIALIZED (
    SELECT id FROM florin_shop_orders WHERE number = $1::text AND status = 'expired' FOR UPDATE
  ), held AS MATERIALIZED (
    SELECT l.id, l.stock, n.quantity FROM florin_shop_listings l
    JOIN florin_shop_order_lines n ON n.listing_id = l.id
    JOIN expired ON expired.id = n.order_id
    ORDER BY l.id FOR UPDATE OF l
  ), verdict AS MATERIALIZED (
    SELECT COALESCE(bool_and(stock >= quantity), false) AS is_possible FROM held
  ), taken AS (
    UPDATE florin_shop_listings l
    SET stock = l.stock - held.quantity, revision = l.revision + 1, updated_at = $2::bigint
    FROM held, verdict WHERE verdict.is_possible AND l.id = held.id
  ), moved AS (
    UPDATE florin_shop_orders o
    SET status = $3::text, held_until = $4::bigint, is_short = NOT verdict.is_possible, updated_at = $2::bigint
    FROM expired, verdict WHERE o.id = expired.id AND (verdict.is_possible OR $3::text = 'paid')
    RETURNING o.id
  ), forgotten AS (
    DELETE FROM florin_shop_order_steps s USING moved
    WHERE s.order_id = moved.id AND s.status = 'expired' AND $3::text = 'placed'
  ), steps AS (
    INSERT INTO florin_shop_order_steps (order_id, status, at, note)
    SELECT id, 'paid', $2::bigint, $5::text FROM moved WHERE $3::text = 'paid'
  )
  SELECT id FROM moved`;

/**
 * Counts an order for each of those who stand behind it. A clock that was put back begins a new hour; requests at the same time
 * and processes with clocks of their own differ by less than a minute, and share one.
 */
export const COUNT_TRY = `INSERT INTO florin_shop_order_tries AS t (who, since, count)
  SELECT who, $2::bigint, 1 FROM unnest($1::text[]) AS who ORDER BY who
  ON CONFLICT (who) DO UPDATE SET
    since = CASE WHEN t.since > $2::bigint - $3::bigint AND t.since <= $2::bigint + 60000 THEN t.since ELSE $2::bigint END,
    count = CASE WHEN t.since > $2::bigint - $3::bigint AND t.since <= $2::bigint + 60000 THEN t.count + 1 ELSE 1 END
  RETURNING who, count`;

/** Deletes counts whose hour is over. */
export const FORGET_TRIES = `DELETE FROM florin_shop_order_tries WHERE since <= $1::bigint`;
