/** The ledger's statements about the journal. Each is one step; entries are made by the function `florin_append` alone. */

export const APPEND = 'SELECT florin_append($1::text, $2::text)';

/** Places come back as text, because drivers differ in what they make of a `bigint`. */
export const HEAD = 'SELECT sequence::text AS sequence, hash FROM florin_journal_head';

export const SPAN = `SELECT min(sequence) FILTER (WHERE at >= $1::text)::text AS first,
    max(sequence) FILTER (WHERE at < $2::text)::text AS last
  FROM florin_journal`;

export const ENTRIES = `SELECT line, hash FROM florin_journal
  WHERE sequence >= $1::bigint ORDER BY sequence LIMIT $2::bigint`;

/** Whether one of the names of a deed fits a pattern for `LIKE`. */
const IS_NAMED = `(a.reference LIKE $8::text OR l.answer ->> 'pspReference' LIKE $8::text OR l.answer ->> 'id' LIKE $8::text
    OR EXISTS (SELECT FROM json_array_elements_text(a.line::json -> 'subject') AS name WHERE name LIKE $8::text))`;

/** A deed is its first entry and its last. */
export const FIND_DEEDS = `SELECT a.line AS first, l.line AS last
  FROM florin_journal a CROSS JOIN LATERAL (
    SELECT j.line, j.line::json -> 'answer' AS answer,
      CASE WHEN j.state = 'asked' AND j.at < $6::text THEN 'unknown' ELSE j.state END AS state
    FROM florin_journal j WHERE j.deed = a.deed ORDER BY j.sequence DESC LIMIT 1
  ) AS l
  WHERE a.state = 'asked' AND a.at >= $1::text AND a.at < $2::text
    AND ($3::text[] IS NULL OR a.operation = ANY($3::text[]))
    AND ($4::text IS NULL OR a.kind = $4::text)
    AND ($5::text IS NULL OR l.state = $5::text)
    AND ($7::text IS NULL OR a.person = $7::text)
    AND ($8::text = '%' OR ${IS_NAMED})
    AND ($9::text[] IS NULL OR a.subject = ANY($9::text[]))
    AND ($10::bigint IS NULL OR a.sequence < $10::bigint)
    AND NOT EXISTS (SELECT FROM florin_journal e WHERE e.deed = a.deed AND e.sequence < a.sequence)
  ORDER BY a.sequence DESC LIMIT $11::bigint`;
