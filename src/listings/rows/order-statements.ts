/** Columns of an order `o`, its lines and its steps among them. */
export const ORDER = `o.id, o.number, o.email, o.status, o.currency, o.subtotal::text AS subtotal,
  CASE WHEN o.status = 'placed' THEN o.held_until::text END AS held_until, o.status = 'paid' AND o.is_short AS is_short,
  o.created_at::text AS created_at, o.updated_at::text AS updated_at,
  (SELECT json_agg(json_build_object('listingId', n.listing_id, 'title', n.title, 'image', n.image, 'isDrawn', n.is_drawn,
      'sellerId', n.seller_id, 'sellerName', n.seller_name, 'quantity', n.quantity, 'unitPrice', n.unit_price)
      ORDER BY n.position)
    FROM florin_shop_order_lines n WHERE n.order_id = o.id) AS lines,
  (SELECT json_agg(json_build_object('status', s.status, 'at', s.at, 'note', s.note) ORDER BY s.at, s.position)
    FROM florin_shop_order_steps s WHERE s.order_id = o.id) AS steps`;

/**
 * Places an order as one step, or leaves everything as it is. The listings are locked first, always in the order of their
 * ids, so that two orders of the same things wait for each other and never in a circle; what is decided and copied
 * afterwards is what stood in them then. Rows are the listings held, with the order's number where there is one.
 */
export const PLACE = `WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS w (listing_id, quantity, position)
  ), held AS MATERIALIZED (
    SELECT l.id, l.title, l.currency, l.price, l.stock, l.status, l.images, l.drawn_images, l.seller_id, w.quantity,
      w.position
    FROM florin_shop_listings l JOIN wanted w ON w.listing_id = l.id
    ORDER BY l.id FOR UPDATE OF l
  ), verdict AS MATERIALIZED (
    SELECT count(*) = cardinality($1::text[]) AND bool_and(status = 'active' AND stock >= quantity)
      AND count(DISTINCT currency) = 1 AS is_possible
    FROM held
  ), taken AS (
    UPDATE florin_shop_listings l
    SET stock = l.stock - held.quantity, revision = l.revision + 1, updated_at = $5::bigint
    FROM held, verdict WHERE verdict.is_possible AND l.id = held.id
  ), placed AS (
    INSERT INTO florin_shop_orders (id, number, email, status, currency, subtotal, created_at, updated_at,
      held_until)
    SELECT $3::text, 'FL-' || nextval('florin_shop_order_numbers'), $4::text, 'placed', totals.currency, totals.subtotal,
      $5::bigint, $5::bigint, $6::bigint
    FROM (SELECT min(currency) AS currency, sum(price * quantity) AS subtotal FROM held) totals, verdict
    WHERE verdict.is_possible
    RETURNING id, number
  ), lines AS (
    INSERT INTO florin_shop_order_lines
      (order_id, position, listing_id, title, image, is_drawn, seller_id, seller_name, quantity, unit_price)
    SELECT placed.id, held.position, held.id, held.title, held.images -> 0, held.images IS NULL AND held.drawn_images > 0,
      held.seller_id, u.name, held.quantity, held.price
    FROM placed, held JOIN florin_shop_users u ON u.id = held.seller_id
  ), steps AS (
    INSERT INTO florin_shop_order_steps (order_id, status, at) SELECT id, 'placed', $5::bigint FROM placed
  )
  SELECT held.id, held.status, held.stock::text AS stock, held.currency, placed.number
  FROM held LEFT JOIN placed ON true`;

/** Takes an order a step on, where it stands at one that this may follow; cancelled pieces go back on sale. */
export const MOVE = `WITH moved AS (
    UPDATE florin_shop_orders SET status = $2::text, updated_at = $3::bigint
    WHERE number = $1::text AND status = ANY ($4::text[])
    RETURNING id, is_short
  ), steps AS (
    INSERT INTO florin_shop_order_steps (order_id, status, at, note) SELECT id, $2::text, $3::bigint, $5::text FROM moved
  ), held AS MATERIALIZED (
    SELECT l.id, n.quantity FROM florin_shop_listings l
    JOIN florin_shop_order_lines n ON n.listing_id = l.id
    JOIN moved ON moved.id = n.order_id
    WHERE $2::text = 'cancelled' AND NOT moved.is_short ORDER BY l.id FOR UPDATE OF l
  ), returned AS (
    UPDATE florin_shop_listings l
    SET stock = l.stock + held.quantity, revision = l.revision + 1, updated_at = $3::bigint
    FROM held WHERE l.id = held.id
  )
  SELECT id FROM moved`;
