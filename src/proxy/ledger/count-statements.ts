/** The ledger's statements that count. Each reads by an index no more than the time, or the few rows, that it is asked about. */

const COUNTED = `count(*)::text AS count, sum(value)::text AS value, min(at)::text AS since`;

export const COUNT_PAYMENTS = `WITH tried AS (
    SELECT currency, value, authorised_value, leg, begun_at AS at FROM florin_attempts
    WHERE begun_at >= $1::bigint AND NOT is_fenced
  ), counted AS (
    SELECT 'tried' AS name, currency, value, at FROM tried
    UNION ALL SELECT 'paid', currency, authorised_value, at FROM tried WHERE leg = 'authorised'
  )
  SELECT name, currency, ${COUNTED} FROM counted GROUP BY name, currency`;

export const COUNT_REPORTS = `SELECT kind AS name, currency, ${COUNTED} FROM florin_events
  WHERE kind IN ('capture', 'refund', 'dispute') AND at >= $1::bigint AND success AND (kind <> 'dispute' OR code = $2::text)
  GROUP BY kind, currency`;

/** Those that are not over have an index. Only staff and sellers stand in the journal, which also knows the person. */
export const COUNT_OPEN_ENDS = `WITH doubtful AS (
    SELECT operation AS name, currency, value, begun_at AS at FROM florin_intents i
    WHERE state IN ('open', 'unsent', 'unknown') AND begun_at >= $1::bigint
      AND (state = 'unknown' OR (state = 'open' AND worked_at < $2::bigint))
      AND EXISTS (SELECT FROM florin_journal j
        WHERE j.deed = i.id AND j.kind = 'money' AND j.person = COALESCE($3::text, j.person))
  )
  SELECT name, currency, ${COUNTED} FROM doubtful GROUP BY name, currency`;
