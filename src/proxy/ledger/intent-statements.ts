/** The ledger's statements about intents and reported events. Each is one step. */
const INTENT = `i.id, i.key, i.operation, i.subject, i.currency, i.value::text AS value, i.who, i.fingerprint, i.state,
  i.receipt, i.refusal, i.reason, i.begun_at::text AS begun_at, i.worked_at::text AS worked_at, i.ended_at::text AS ended_at`;

/**
 * No row comes back where it is known and certain, under way, or asks for something else. With fields of a deed it stands
 * in the journal, too, or nothing does.
 */
export const BEGIN_INTENT = `WITH i AS (INSERT INTO florin_intents AS i
    (id, key, operation, subject, currency, value, who, fingerprint, state, begun_at, worked_at, reason)
  VALUES ($1::text, $2::text, $3::text, $4::text, $5::text, $6::bigint, $7::text, $8::text, 'open', $9::bigint, $9::bigint, $12::text)
  ON CONFLICT (id) DO UPDATE
    SET state = 'open', is_doubtful = i.is_doubtful OR i.state <> 'unsent', worked_at = EXCLUDED.worked_at,
        ended_at = NULL
    WHERE i.fingerprint = EXCLUDED.fingerprint
      AND (i.state IN ('unsent', 'unknown') OR (i.state = 'open' AND i.worked_at < $10::bigint))
  RETURNING i.*
  )
  SELECT ${INTENT}, CASE WHEN $11::text IS NOT NULL THEN florin_append('asked', $11::text)::text END AS written FROM i`;

/** One that stands in the journal ends there, too. */
export const END_INTENT = `WITH ended AS (UPDATE florin_intents
  SET state = CASE WHEN is_doubtful AND $2::text <> 'answered' THEN 'unknown' ELSE $2::text END,
      receipt = $3::text, refusal = $4::text, ended_at = $5::bigint
  WHERE id = $1::text AND (state = 'open' OR ($2::text = 'answered' AND state <> 'answered'))
  RETURNING id, operation, state
  )
  SELECT florin_append($6::json ->> state, '"id":' || to_json(id)::text || ',"row":' || to_json(operation)::text || ',' || $7::text)
  FROM ended WHERE EXISTS (SELECT FROM florin_journal j WHERE j.deed = ended.id)`;

export const FIND_INTENT = `SELECT ${INTENT} FROM florin_intents i WHERE i.id = $1::text`;

export const FIND_INTENTS = `SELECT ${INTENT} FROM florin_intents i
  WHERE i.subject = ANY($1::text[]) ORDER BY i.begun_at, i.id`;

export const UNFINISHED_INTENTS = `SELECT ${INTENT} FROM florin_intents i
  WHERE i.who = $1::text AND i.state IN ('open', 'unsent', 'unknown') AND i.worked_at < $2::bigint
  ORDER BY i.begun_at, i.id LIMIT 1000`;

/** From what was refused or failed, each by an index of its own: most intents are neither. A payment that failed is no intent. */
export const FAILED_INTENTS = `SELECT ${INTENT} FROM florin_intents i
  WHERE i.who = $1::text AND i.id IN (
    SELECT r.id FROM florin_intents r WHERE r.who = $1::text AND r.refusal IS NOT NULL
    UNION
    SELECT f.id FROM florin_events e JOIN florin_intents f ON f.receipt::json ->> 'pspReference' = e.psp_reference
    WHERE NOT e.success AND e.kind <> 'authorisation')
  ORDER BY i.begun_at, i.id LIMIT 1000`;

const EVENT = `e.id, e.kind, e.success, e.reference, e.psp_reference, e.original_reference, e.currency,
  e.value::text AS value, e.at::text AS at, e.code, e.merchant_account, e.told`;

/** A row comes back unless all that follows from the event was done; the update changes nothing. */
export const KEEP_EVENT = `INSERT INTO florin_events AS e
    (id, kind, success, reference, psp_reference, original_reference, currency, value, at, code, merchant_account, told)
  VALUES ($1::text, $2::text, $3::boolean, $4::text, $5::text, $6::text, $7::text, $8::bigint, $9::bigint,
    $10::text, $11::text, $12::text)
  ON CONFLICT (id) DO UPDATE SET id = e.id WHERE NOT e.is_done
  RETURNING e.id`;

export const EVENT_DONE = 'UPDATE florin_events SET is_done = true WHERE id = $1::text';

export const EVENTS_TO_DO = `SELECT ${EVENT} FROM florin_events e WHERE NOT e.is_done ORDER BY e.at, e.id LIMIT 1000`;

export const FIND_EVENTS = `SELECT ${EVENT} FROM florin_events e
  WHERE e.reference = ANY($1::text[]) OR e.psp_reference = ANY($1::text[]) OR e.original_reference = ANY($1::text[])
  ORDER BY e.at, e.id`;

/** Any report of a dispute may have the reference that is looked for; its time is that of the first. */
export const FIND_DISPUTES = `SELECT e.psp_reference, min(e.at)::text AS at FROM florin_events e WHERE e.kind = 'dispute'
  GROUP BY e.psp_reference
  HAVING ($2::bigint IS NULL OR (min(e.at), e.psp_reference) < ($2::bigint, $3::text))
    AND NOT COALESCE(bool_or(e.success AND e.code = ANY($5::text[])), false)
    AND bool_or(starts_with(e.psp_reference, $1::text) OR starts_with(e.reference, $1::text)
      OR starts_with(COALESCE(e.original_reference, ''), $1::text))
  ORDER BY min(e.at) DESC, e.psp_reference DESC LIMIT $4::bigint`;
