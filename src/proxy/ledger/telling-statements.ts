import { ATTEMPT } from './statements.js';

/** Outcomes that `onSettled` has not heard of; `is_next` is the first of its order. A dead letter counts no more. */
const UNTOLD = `SELECT a.key, a.order_ref, a.reference, a.outcome, a.settled_at, t.outcome AS tried,
    COALESCE(t.held_until, 0) AS held_until, COALESCE(t.due_at, 0) AS due_at,
    CASE WHEN t.outcome = a.outcome THEN t.tries ELSE 0 END AS tries,
    row_number() OVER (PARTITION BY a.order_ref ORDER BY a.settled_at, a.begun_at, a.key) = 1 AS is_next
  FROM florin_attempts a LEFT JOIN florin_tellings t ON t.id = 'onSettled ' || a.key
  WHERE a.state = 'settled' AND a.outcome <> 'action-required' AND a.told IS DISTINCT FROM a.outcome
    AND NOT (COALESCE(t.is_dead, false) AND t.outcome = a.outcome)`;

/** A telling, beside the attempt that it is about. */
const TELLING = `t.id, t.hook, t.outcome AS told_outcome, t.psp_reference AS told_psp_reference, t.tries::text AS tries,
  t.since::text AS since, ${ATTEMPT}`;

/**
 * Two processes that take on the same wait for each other at its row, and the second one finds it held. An outcome that
 * is new is due at once, unless another process is still telling the one before.
 */
export const BEGIN_TELLINGS = `WITH untold AS (${UNTOLD} AND ($3::text IS NULL OR a.order_ref = $3::text)
  ), due AS (
    SELECT * FROM untold
    WHERE is_next AND held_until <= $1::bigint AND (due_at <= $1::bigint OR tried <> outcome)
    ORDER BY tries, settled_at LIMIT $4::bigint
  ), settled AS (
    INSERT INTO florin_tellings AS t (id, hook, order_ref, reference, outcome, since, tries, due_at, held_until, tried_at)
    SELECT 'onSettled ' || key, 'onSettled', order_ref, reference, outcome, settled_at, 1, 0, $2::bigint, $1::bigint FROM due
    ON CONFLICT (id) DO UPDATE SET outcome = EXCLUDED.outcome, since = EXCLUDED.since, is_dead = false, due_at = 0,
      held_until = EXCLUDED.held_until, tried_at = EXCLUDED.tried_at,
      tries = CASE WHEN t.outcome = EXCLUDED.outcome THEN t.tries + 1 ELSE 1 END
    WHERE t.held_until <= $1::bigint
    RETURNING t.id, t.hook, t.reference, t.outcome, t.psp_reference, t.tries, t.since
  ), reversed AS (
    UPDATE florin_tellings t SET tries = t.tries + 1, held_until = $2::bigint, tried_at = $1::bigint
    WHERE t.id IN (
      SELECT d.id FROM florin_tellings d
      WHERE d.hook = 'onReversed' AND NOT d.is_dead AND d.held_until <= $1::bigint AND d.due_at <= $1::bigint
        AND ($3::text IS NULL OR d.order_ref = $3::text)
      ORDER BY d.tries, d.since LIMIT $4::bigint FOR UPDATE SKIP LOCKED)
    RETURNING t.id, t.hook, t.reference, t.outcome, t.psp_reference, t.tries, t.since
  )
  SELECT ${TELLING} FROM (SELECT * FROM settled UNION ALL SELECT * FROM reversed) t
  JOIN florin_attempts a ON a.reference = t.reference`;

export const KEEP_REVERSAL = `INSERT INTO florin_tellings (id, hook, order_ref, reference, psp_reference, since)
  VALUES ($1::text, 'onReversed', $2::text, $3::text, $4::text, $5::bigint)
  ON CONFLICT (id) DO NOTHING`;

export const TOLD = `WITH ended AS (DELETE FROM florin_tellings WHERE id = $1::text)
  UPDATE florin_attempts SET told = $3::text WHERE key = $2::text AND outcome = $3::text`;

export const TELLING_FAILED = `UPDATE florin_tellings SET held_until = 0, due_at = $2::bigint, is_dead = $3::boolean
  WHERE id = $1::text`;

export const DEAD_TELLINGS = `SELECT ${TELLING} FROM florin_tellings t JOIN florin_attempts a ON a.reference = t.reference
  WHERE t.is_dead AND (t.hook = 'onReversed' OR t.outcome = a.outcome) AND ($1::text IS NULL OR t.reference = $1::text)
  ORDER BY t.since, t.id LIMIT 1000`;

/** No row comes back where a later outcome of the order was told. */
export const REVIVE_TELLING = `UPDATE florin_tellings t SET is_dead = false, tries = 0, due_at = 0, held_until = 0
  WHERE t.id = $1::text AND NOT (t.hook = 'onSettled' AND EXISTS (
    SELECT FROM florin_attempts a WHERE a.order_ref = t.order_ref AND a.reference <> t.reference
      AND NOT a.is_fenced AND a.told IS NOT NULL AND a.settled_at > t.since))
  RETURNING t.id`;

export const BACKLOG = `WITH untold AS (
    SELECT settled_at AS since FROM (${UNTOLD}) u
    UNION ALL SELECT since FROM florin_tellings WHERE hook = 'onReversed' AND NOT is_dead
  ), open AS (
    SELECT worked_at FROM florin_attempts WHERE leg = 'open' AND (state = 'open' OR outcome = 'unknown')
  )
  SELECT (SELECT count(*) FROM untold)::text AS untold, (SELECT min(since) FROM untold)::text AS untold_since,
    (SELECT count(*) FROM florin_tellings t JOIN florin_attempts a ON a.reference = t.reference
      WHERE t.is_dead AND (t.hook = 'onReversed' OR t.outcome = a.outcome))::text AS dead,
    (SELECT count(*) FROM open)::text AS unknown, (SELECT min(worked_at) FROM open)::text AS unknown_since`;
