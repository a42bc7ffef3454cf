/** Every statement of the ledger. Each is one step: what must happen together stands in one of them. */
const ATTEMPT = `a.key, a.owner, a.order_ref, a.reference, a.currency, a.value::text AS value, a.fingerprint, a.state,
  a.outcome, a.leg, a.facts, a.rejection, a.psp_reference, a.payment_data, a.begun_at::text AS begun_at,
  a.worked_at::text AS worked_at, a.settled_at::text AS settled_at`;

/**
 * The order's row is the guard: two attempts that race for it wait for each other there. No row comes back where the
 * order is paid, has an open attempt, or the key is known.
 */
export const BEGIN = `WITH held AS (
    INSERT INTO florin_orders AS o (order_ref, currency, value, open_value, open_attempt)
    SELECT $1::text, $2::text, $3::bigint, $4::bigint, $5::text
    WHERE NOT EXISTS (SELECT FROM florin_attempts WHERE key = $5::text)
    ON CONFLICT (order_ref) DO UPDATE
      SET currency = EXCLUDED.currency, value = EXCLUDED.value,
          open_value = EXCLUDED.open_value, open_attempt = EXCLUDED.open_attempt
      WHERE o.open_attempt IS NULL AND NOT o.is_paid AND o.authorised_value + EXCLUDED.open_value <= EXCLUDED.value
    RETURNING o.order_ref
  )
  INSERT INTO florin_attempts AS a
    (key, owner, order_ref, reference, currency, value, fingerprint, state, outcome, leg, facts, begun_at, worked_at)
  SELECT $5::text, $6::text, order_ref, $7::text, $2::text, $4::bigint, $8::text, 'open', 'unknown', 'open', '{}',
    $9::bigint, $9::bigint
  FROM held
  RETURNING ${ATTEMPT}`;

export const ORDER =
  'SELECT is_paid, authorised_value > 0 AS is_partly_paid, open_attempt FROM florin_orders WHERE order_ref = $1::text';

export const SETTLE = `WITH settled AS (
    UPDATE florin_attempts
    SET state = 'settled', outcome = $2::text, leg = $3::text, facts = $4::text, rejection = $5::text,
        psp_reference = COALESCE($6::text, psp_reference), payment_data = $7::text, settled_at = $8::bigint
    WHERE key = $1::text AND leg = 'open'
    RETURNING order_ref, value
  )
  UPDATE florin_orders o
  SET open_attempt = NULL, open_value = 0,
      authorised_value = o.authorised_value + CASE WHEN $3::text = 'authorised' THEN settled.value ELSE 0 END,
      is_paid = o.is_paid OR ($3::text = 'authorised' AND o.authorised_value + settled.value >= o.value)
  FROM settled
  WHERE o.order_ref = settled.order_ref AND $3::text <> 'open'`;

export const FIND = `SELECT ${ATTEMPT} FROM florin_attempts a WHERE a.key = $1::text`;

export const FIND_BY_REFERENCE = `SELECT ${ATTEMPT} FROM florin_attempts a WHERE a.reference = $1::text`;

export const FIND_BY_ORDER = `SELECT ${ATTEMPT} FROM florin_attempts a
  WHERE a.order_ref = $1::text AND a.owner = ANY($2::text[])
  ORDER BY a.leg <> 'released' DESC, a.begun_at DESC LIMIT 1`;

/** A pattern for `LIKE`; where the part before ended, by both values it is sorted by. */
export const LIST = `SELECT ${ATTEMPT} FROM florin_attempts a
  WHERE ($1::text = '%' OR a.order_ref LIKE $1::text OR a.reference LIKE $1::text OR a.psp_reference LIKE $1::text)
    AND ($2::bigint IS NULL OR (a.begun_at, a.reference) < ($2::bigint, $3::text))
  ORDER BY a.begun_at DESC, a.reference DESC LIMIT $4::bigint`;

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

export const UNTOLD = `SELECT ${ATTEMPT} FROM florin_attempts a
  WHERE a.state = 'settled' AND a.outcome <> 'action-required' AND a.told IS DISTINCT FROM a.outcome
  ORDER BY a.begun_at LIMIT 1000`;

export const TOLD = 'UPDATE florin_attempts SET told = $2::text WHERE key = $1::text AND outcome = $2::text';

/** The update changes nothing: it makes a row come back, the other one's where two race. */
export const REMEMBER = `INSERT INTO florin_remembered AS r (kind, key, value)
  VALUES ($1::text, $2::text, $3::text)
  ON CONFLICT (kind, key) DO UPDATE SET value = r.value
  RETURNING r.value`;

export const RECALL = 'SELECT value FROM florin_remembered WHERE kind = $1::text AND key = $2::text';

const INTENT = `i.id, i.key, i.operation, i.subject, i.currency, i.value::text AS value, i.who, i.fingerprint, i.state,
  i.receipt, i.refusal, i.begun_at::text AS begun_at, i.worked_at::text AS worked_at, i.ended_at::text AS ended_at`;

/** No row comes back where it is known and certain, under way, or asks for something else. */
export const BEGIN_INTENT = `INSERT INTO florin_intents AS i
    (id, key, operation, subject, currency, value, who, fingerprint, state, begun_at, worked_at)
  VALUES ($1::text, $2::text, $3::text, $4::text, $5::text, $6::bigint, $7::text, $8::text, 'open', $9::bigint, $9::bigint)
  ON CONFLICT (id) DO UPDATE
    SET state = 'open', is_doubtful = i.is_doubtful OR i.state <> 'unsent', worked_at = EXCLUDED.worked_at,
        ended_at = NULL
    WHERE i.fingerprint = EXCLUDED.fingerprint
      AND (i.state IN ('unsent', 'unknown') OR (i.state = 'open' AND i.worked_at < $10::bigint))
  RETURNING ${INTENT}`;

export const END_INTENT = `UPDATE florin_intents
  SET state = CASE WHEN is_doubtful AND $2::text <> 'answered' THEN 'unknown' ELSE $2::text END,
      receipt = $3::text, refusal = $4::text, ended_at = $5::bigint
  WHERE id = $1::text AND (state = 'open' OR ($2::text = 'answered' AND state <> 'answered'))`;

export const FIND_INTENT = `SELECT ${INTENT} FROM florin_intents i WHERE i.id = $1::text`;

export const FIND_INTENTS = `SELECT ${INTENT} FROM florin_intents i
  WHERE i.subject = ANY($1::text[]) ORDER BY i.begun_at, i.id`;
