/** Every statement of the ledger. Each is one step: what must happen together stands in one of them. */
export const ATTEMPT = `a.key, a.owner, a.order_ref, a.reference, a.currency, a.value::text AS value, a.fingerprint, a.state,
  a.outcome, a.leg, a.is_fenced, a.rest::text AS rest, a.authorised_value::text AS authorised, a.facts, a.rejection, a.psp_reference, a.payment_data, a.donation, a.merchant_account, a.told, a.begun_at::text AS begun_at,
  a.worked_at::text AS worked_at, a.settled_at::text AS settled_at`;

/**
 * The order's row is the guard: two attempts that race for it wait for each other there. No row comes back where the
 * order is paid, has an open attempt, more or less of it is authorised than was thought, the key is known, or an envelope was used; two that race for an envelope end in a
 * null that the column does not take, and the second does nothing. What a question about the same order used may be used.
 */
export const BEGIN = `WITH held AS (
    INSERT INTO florin_orders AS o (order_ref, currency, value, open_value, open_attempt)
    SELECT $1::text, $2::text, $3::bigint, $4::bigint, $5::text
    WHERE NOT EXISTS (SELECT FROM florin_attempts WHERE key = $5::text)
      AND NOT EXISTS (SELECT FROM florin_envelopes WHERE digest = ANY($11::text[]) AND used_by <> $14::text)
    ON CONFLICT (order_ref) DO UPDATE
      SET currency = EXCLUDED.currency, value = EXCLUDED.value,
          open_value = EXCLUDED.open_value, open_attempt = EXCLUDED.open_attempt
      WHERE o.open_attempt IS NULL AND NOT o.is_paid AND o.authorised_value + EXCLUDED.open_value <= EXCLUDED.value
        AND (o.authorised_value = 0 OR o.currency = EXCLUDED.currency)
        AND o.authorised_value = COALESCE($15::bigint, o.authorised_value)
    RETURNING o.order_ref, o.value - o.authorised_value - o.open_value AS rest
  ), used AS (
    INSERT INTO florin_envelopes AS e (digest, used_by, until)
    SELECT digest, $5::text, $12::bigint FROM held, unnest($11::text[]) AS digest ORDER BY digest
    ON CONFLICT (digest) DO UPDATE
      SET used_by = CASE WHEN e.used_by = $14::text THEN EXCLUDED.used_by END, until = EXCLUDED.until
  )
  INSERT INTO florin_attempts AS a
    (key, owner, order_ref, reference, currency, value, fingerprint, state, outcome, leg, facts, begun_at, worked_at,
     rest, merchant_account, ticket)
  SELECT $5::text, $6::text, order_ref, $7::text, $2::text, $4::bigint, $8::text, 'open', 'unknown', 'open', '{}',
    $9::bigint, $9::bigint, rest, $10::text, $13::text
  FROM held
  RETURNING ${ATTEMPT}`;

/**
 * The key of an attempt is taken once, by its beginning or by its fence: the second finds the first. The order's row comes
 * first here too, which `count` sees to: in another order than `BEGIN`'s, the two would wait for each other.
 */
export const FENCE = `WITH held AS (
    INSERT INTO florin_orders (order_ref, currency, value) VALUES ($1::text, $2::text, $3::bigint)
    ON CONFLICT (order_ref) DO NOTHING RETURNING order_ref
  )
  INSERT INTO florin_attempts
    (key, owner, order_ref, reference, currency, value, fingerprint, state, outcome, leg, facts, begun_at, worked_at,
     settled_at, is_fenced, told, merchant_account)
  SELECT $5::text, $6::text, $1::text, $7::text, $2::text, $4::bigint, $8::text, 'settled', 'cancelled', 'released',
    $10::text, $9::bigint, $9::bigint, $9::bigint, true, 'cancelled', $11::text
  FROM (SELECT count(*) FROM held) AS orders
  ON CONFLICT DO NOTHING`;

/** The order's row comes first here too. The envelopes were sent nowhere, so another attempt may use them. */
export const WITHDRAW = `WITH held AS (
    SELECT o.order_ref FROM florin_orders o JOIN florin_attempts a ON a.order_ref = o.order_ref
    WHERE a.key = $1::text FOR UPDATE OF o
  ), withdrawn AS (
    UPDATE florin_attempts a SET state = 'settled', outcome = 'cancelled', leg = 'released', facts = $3::text,
      settled_at = $4::bigint, is_fenced = true, told = 'cancelled'
    FROM held WHERE a.key = $1::text AND a.ticket = $2::text AND a.state = 'open' AND a.leg = 'open'
    RETURNING a.key, a.order_ref
  ), envelopes AS (
    DELETE FROM florin_envelopes e USING withdrawn WHERE e.used_by = withdrawn.key
  )
  UPDATE florin_orders o SET open_attempt = NULL, open_value = 0 FROM withdrawn
  WHERE o.order_ref = withdrawn.order_ref AND o.open_attempt = withdrawn.key`;

export const RESERVE = `INSERT INTO florin_reservations (owner, order_ref, key, at)
  VALUES ($1::text, $2::text, $3::text, $4::bigint)
  ON CONFLICT (owner, order_ref) DO UPDATE SET key = EXCLUDED.key, at = EXCLUDED.at`;

export const FIND_RESERVED = `SELECT r.key FROM florin_reservations r
  WHERE r.order_ref = $1::text AND r.owner = ANY($2::text[])
    AND NOT EXISTS (SELECT FROM florin_attempts a WHERE a.key = r.key)
  ORDER BY r.at DESC LIMIT 1`;

export const ORDER = `SELECT is_paid, authorised_value::text AS authorised, currency, open_attempt FROM florin_orders
  WHERE order_ref = $1::text`;

/** JSON that is written without spaces, so that no text inside it can look like this. */
const IS_TOO_LATE = `($3::text = 'authorised' AND facts LIKE '%"reason":"cancel-requested"%')`;
const IS_APPROVED = `facts LIKE '{"isApproved":true,%'`;
const STAYS_OPEN = `(${IS_TOO_LATE} OR ($3::text = 'open' AND ${IS_APPROVED}))`;

/** With what came of a result handed in, that it was: a process that dies between the two would hand it in again. */
export const SETTLE = `WITH settled AS (
    UPDATE florin_attempts
    SET state = 'settled',
        outcome = CASE WHEN ${STAYS_OPEN} THEN outcome ELSE $2::text END,
        leg = CASE WHEN ${STAYS_OPEN} THEN leg ELSE $3::text END,
        facts = CASE WHEN NOT ${STAYS_OPEN} THEN $4::text WHEN ${IS_APPROVED} THEN facts
          ELSE '{"isApproved":true,' || substr(facts, 2) END,
        rejection = CASE WHEN ${STAYS_OPEN} THEN rejection ELSE $5::text END,
        psp_reference = COALESCE($6::text, psp_reference),
        settled_at = CASE WHEN ${STAYS_OPEN} THEN settled_at ELSE $8::bigint END,
        payment_data = CASE WHEN ${STAYS_OPEN} THEN payment_data
          WHEN $2::text = 'unknown' THEN COALESCE($7::text, payment_data) ELSE $7::text END,
        authorised_value = CASE WHEN $3::text = 'authorised' AND NOT ${STAYS_OPEN} THEN COALESCE($9::bigint, value) ELSE 0 END,
        donation = CASE WHEN ${STAYS_OPEN} THEN donation ELSE $10::text END
    WHERE key = $1::text AND leg = 'open'
    RETURNING key, order_ref, authorised_value, leg
  ), ended AS (
    UPDATE florin_details d SET state = 'ended' FROM settled
    WHERE d.attempt_key = settled.key AND d.state = 'open' AND $2::text <> 'unknown'
  )
  UPDATE florin_orders o
  SET open_attempt = NULL, open_value = 0,
      authorised_value = o.authorised_value + settled.authorised_value,
      is_paid = o.is_paid OR (settled.leg = 'authorised' AND o.authorised_value + settled.authorised_value >= o.value)
  FROM settled
  WHERE o.order_ref = settled.order_ref AND settled.leg <> 'open'`;

/**
 * The latest part is the one that ends `paid`: the merchant hears of the order through it. The row keeps the price that the
 * parts were begun at, which they may not exceed.
 */
export const COVER = `WITH paid AS (
    UPDATE florin_orders SET is_paid = true
    WHERE order_ref = $1::text AND currency = $2::text AND NOT is_paid AND open_attempt IS NULL
      AND authorised_value > 0 AND authorised_value >= $3::bigint
    RETURNING order_ref
  )
  UPDATE florin_attempts a SET outcome = 'paid', settled_at = $4::bigint FROM paid
  WHERE a.key = (SELECT key FROM florin_attempts WHERE order_ref = paid.order_ref AND leg = 'authorised'
    ORDER BY begun_at DESC, key LIMIT 1)
  RETURNING ${ATTEMPT}`;

/** Both tables from the row as it was before: what the attempt had counts no longer. */
export const GIVE_BACK = `WITH given AS (
    SELECT key, order_ref, authorised_value FROM florin_attempts
    WHERE key = $1::text AND leg = 'authorised' FOR UPDATE
  ), back AS (
    UPDATE florin_attempts a SET leg = 'released', outcome = 'cancelled', authorised_value = 0, settled_at = $2::bigint
    FROM given WHERE a.key = given.key
  )
  UPDATE florin_orders o
  SET authorised_value = o.authorised_value - given.authorised_value,
      is_paid = false
  FROM given WHERE o.order_ref = given.order_ref`;

export const FIND = `SELECT ${ATTEMPT} FROM florin_attempts a WHERE a.key = $1::text`;

export const FIND_BY_REFERENCE = `SELECT ${ATTEMPT} FROM florin_attempts a WHERE a.reference = $1::text`;

export const FIND_BY_PSP_REFERENCE = `SELECT ${ATTEMPT} FROM florin_attempts a WHERE a.psp_reference = $1::text
  ORDER BY a.begun_at LIMIT 1`;

export const FIND_BY_ORDER = `SELECT ${ATTEMPT} FROM florin_attempts a
  WHERE a.order_ref = $1::text AND a.owner = ANY($2::text[]) AND NOT a.is_fenced
  ORDER BY a.leg = 'open' DESC, a.leg = 'authorised' DESC, a.begun_at DESC LIMIT 1`;

export const PARTS_OF = `SELECT ${ATTEMPT} FROM florin_attempts a
  WHERE a.order_ref = $1::text AND a.leg = 'authorised' ORDER BY a.settled_at, a.begun_at, a.key`;

/** What attempts are narrowed by, in eight parameters: a pattern for `LIKE`, and else nothing where all are asked for. */
export const LISTED = `NOT a.is_fenced
    AND ($1::text = '%' OR a.order_ref LIKE $1::text OR a.reference LIKE $1::text OR a.psp_reference LIKE $1::text)
    AND ($2::bigint IS NULL OR a.begun_at >= $2::bigint) AND ($3::bigint IS NULL OR a.begun_at < $3::bigint)
    AND ($4::text IS NULL OR a.standing = $4::text) AND ($5::text IS NULL OR a.currency = $5::text)
    AND ($6::text IS NULL OR a.method = $6::text)
    AND ($7::bigint IS NULL OR a.value >= $7::bigint) AND ($8::bigint IS NULL OR a.value <= $8::bigint)`;

/** The part before ended at both values it is sorted by. */
export const LIST = `SELECT ${ATTEMPT} FROM florin_attempts a
  WHERE ${LISTED} AND ($9::bigint IS NULL OR (a.begun_at, a.reference) < ($9::bigint, $10::text))
  ORDER BY a.begun_at DESC, a.reference DESC LIMIT $11::bigint`;

/** No row comes back where the attempt waits for nothing, or this result was handed in before and not lost. */
export const BEGIN_DETAILS = `WITH held AS (
    UPDATE florin_attempts a SET state = 'open', worked_at = $3::bigint
    WHERE a.key = $2::text AND a.leg = 'open' AND (
      EXISTS (SELECT FROM florin_details d WHERE d.digest = $1::text AND d.attempt_key = a.key
        AND (d.state = 'lost' OR (d.state = 'open' AND d.at < $4::bigint)))
      OR (a.state = 'settled' AND a.outcome = 'action-required'
        AND NOT EXISTS (SELECT FROM florin_details d WHERE d.digest = $1::text)))
    RETURNING a.key
  )
  INSERT INTO florin_details (digest, attempt_key, state, at)
  SELECT $1::text, key, 'open', $3::bigint FROM held
  ON CONFLICT (digest) DO UPDATE SET state = 'open', at = EXCLUDED.at
  RETURNING digest`;

export const FIND_DETAILS = 'SELECT attempt_key, rejection FROM florin_details WHERE digest = $1::text';

export const END_DETAILS = `WITH ended AS (
    UPDATE florin_details SET state = $2::text, rejection = $3::text WHERE digest = $1::text RETURNING attempt_key
  )
  UPDATE florin_attempts a SET state = 'settled' FROM ended WHERE a.key = ended.attempt_key AND a.state = 'open'`;

export const UNSETTLED = `SELECT ${ATTEMPT} FROM florin_attempts a
  WHERE a.leg = 'open' AND a.worked_at < $1::bigint ORDER BY a.worked_at, a.key LIMIT 1000`;

/** Orders stay, with whether they are paid. Outcomes that were not told stay too. */
export const PURGE = `WITH ended AS (
    SELECT key FROM florin_attempts a
    WHERE a.leg <> 'open' AND a.begun_at < $1::bigint AND (a.told = a.outcome OR a.outcome = 'action-required')
  ), details AS (
    DELETE FROM florin_details d USING ended WHERE d.attempt_key = ended.key
  ), reservations AS (
    DELETE FROM florin_reservations WHERE at < $1::bigint
  ), intents AS (
    DELETE FROM florin_intents WHERE begun_at < $1::bigint AND state IN ('answered', 'refused')
  ), events AS (
    DELETE FROM florin_events WHERE at < $1::bigint AND is_done
  )
  DELETE FROM florin_attempts a USING ended WHERE a.key = ended.key`;

export const FORGET_DONATIONS = `UPDATE florin_attempts SET donation = NULL
  WHERE donation IS NOT NULL AND (key = $1::text OR settled_at < $2::bigint)`;

export const ERASE = `WITH reservations AS (
    DELETE FROM florin_reservations WHERE owner = ANY($1::text[])
  ), erased AS (
    UPDATE florin_attempts SET owner = '', facts = '{}', donation = NULL WHERE owner = ANY($1::text[]) AND leg <> 'open'
  )
  SELECT count(*)::text AS count FROM florin_attempts WHERE owner = ANY($1::text[]) AND leg = 'open'`;

/** The update changes nothing: it makes a row come back, the other one's where two race. */
export const REMEMBER = `INSERT INTO florin_remembered AS r (kind, key, value)
  VALUES ($1::text, $2::text, $3::text)
  ON CONFLICT (kind, key) DO UPDATE SET value = r.value
  RETURNING r.value`;

export const RECALL = 'SELECT value FROM florin_remembered WHERE kind = $1::text AND key = $2::text';

/** A start in the future means that a clock went back. A pause that was planned goes on from now. */
export const FOLLOW_CLOCK = `WITH attempts AS (
    UPDATE florin_attempts SET worked_at = $1::bigint WHERE leg = 'open' AND worked_at > $1::bigint + $2::bigint
  ), details AS (
    UPDATE florin_details SET at = $1::bigint WHERE state = 'open' AND at > $1::bigint + $2::bigint
  ), intents AS (
    UPDATE florin_intents SET worked_at = $1::bigint
    WHERE state IN ('open', 'unsent', 'unknown') AND worked_at > $1::bigint + $2::bigint
  )
  UPDATE florin_tellings SET tried_at = $1::bigint,
    due_at = CASE WHEN due_at > tried_at THEN due_at - tried_at + $1::bigint ELSE 0 END,
    held_until = CASE WHEN held_until > tried_at THEN held_until - tried_at + $1::bigint ELSE 0 END
  WHERE tried_at > $1::bigint + $2::bigint`;
