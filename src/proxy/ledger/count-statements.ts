/** The ledger's statements that count. Each reads by an index no more than the time, or the few rows, that it is asked about. */

import { LISTED } from './statements.js';

const COUNTED = `count(*)::text AS count, sum(value)::text AS value, min(at)::text AS since`;

export const COUNT_PAYMENTS = `WITH tried AS (
    SELECT a.currency, a.value, a.authorised_value, a.leg, a.begun_at AS at FROM florin_attempts a WHERE ${LISTED}
  ), counted AS (
    SELECT 'tried' AS name, currency, value, at FROM tried
    UNION ALL SELECT 'paid', currency, authorised_value, at FROM tried WHERE leg = 'authorised'
  )
  SELECT name, currency, ${COUNTED} FROM counted GROUP BY name, currency`;

/** Each word is looked up behind the one before it: an index leads there, over all attempts that have it. */
const wordsIn = (column: 'currency' | 'method'): string => `${column}_words AS (
    (SELECT ${column} AS word FROM florin_attempts WHERE NOT is_fenced AND ${column} IS NOT NULL ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT a.${column} FROM florin_attempts a WHERE NOT a.is_fenced AND a.${column} > w.word
      ORDER BY a.${column} LIMIT 1)
    FROM ${column}_words w WHERE w.word IS NOT NULL
  )`;

export const WORDS_OF_PAYMENTS = `WITH RECURSIVE ${wordsIn('currency')}, ${wordsIn('method')}
  SELECT 'currency' AS kind, word FROM currency_words WHERE word IS NOT NULL
  UNION ALL SELECT 'method', word FROM method_words WHERE word IS NOT NULL`;

export const COUNT_REPORTS = `SELECT kind AS name, currency, ${COUNTED} FROM florin_events
  WHERE kind IN ('capture', 'refund', 'dispute') AND at >= $1::bigint AND success AND (kind <> 'dispute' OR code = $2::text)
  GROUP BY kind, currency`;

/** Days begin at the moments of an array, so that a zone's own clocks say when. */
export const COUNT_REPORTS_BY_DAY = `SELECT kind AS name, currency, width_bucket(at, $1::bigint[]) - 1 AS day,
    count(*)::text AS count, sum(value)::text AS value
  FROM florin_events
  WHERE kind IN ('capture', 'refund') AND at >= $2::bigint AND success AND currency IS NOT NULL
  GROUP BY kind, currency, day`;

/** The index has the latest of each kind at one end. */
export const LATEST_REPORT = `SELECT max(latest.at)::text AS at FROM unnest($1::text[]) AS kinds(kind),
  LATERAL (SELECT max(e.at) AS at FROM florin_events e WHERE e.kind = kinds.kind) AS latest`;

/** Those that are not over have an index. Only staff and sellers stand in the journal, which also knows the person. */
export const COUNT_OPEN_ENDS = `WITH doubtful AS (
    SELECT operation AS name, currency, value, begun_at AS at FROM florin_intents i
    WHERE state IN ('open', 'unsent', 'unknown') AND begun_at >= $1::bigint
      AND (state = 'unknown' OR (state = 'open' AND worked_at < $2::bigint))
      AND EXISTS (SELECT FROM florin_journal j
        WHERE j.deed = i.id AND j.kind = 'money' AND j.person = COALESCE($3::text, j.person))
  )
  SELECT name, currency, ${COUNTED} FROM doubtful GROUP BY name, currency`;
