/** The ledger's statements about counts and used envelopes. Each is one step. */

/** Rows are locked in the order of their names, so that two that count the same never wait for each other. */
export const COUNT = `INSERT INTO florin_counts AS c (name, tries, fine, earlier, until)
  SELECT name, tries, fine, 0, $5::bigint + length
  FROM unnest($1::text[], $2::bigint[], $3::integer[], $4::integer[]) AS added (name, length, tries, fine)
  ORDER BY name
  ON CONFLICT (name) DO UPDATE SET
    tries = CASE WHEN c.until <= $5::bigint THEN 0 ELSE c.tries END + EXCLUDED.tries,
    fine = CASE WHEN c.until <= $5::bigint THEN 0 ELSE c.fine END + EXCLUDED.fine,
    earlier = CASE WHEN c.until <= $5::bigint THEN c.fine ELSE c.earlier END,
    until = CASE WHEN c.until <= $5::bigint THEN EXCLUDED.until ELSE LEAST(c.until, EXCLUDED.until) END
  RETURNING c.name, c.tries, c.fine, c.earlier, c.until::text AS until`;

/** Fails as a whole where anything else used one of them: then no name is left for it, and the column takes no null. */
export const USE_ENVELOPES = `INSERT INTO florin_envelopes AS e (digest, used_by, until)
  SELECT digest, $2::text, $3::bigint FROM unnest($1::text[]) AS digest ORDER BY digest
  ON CONFLICT (digest) DO UPDATE
    SET used_by = CASE WHEN e.used_by = EXCLUDED.used_by THEN e.used_by END`;

export const FIND_TAKEN = `SELECT FROM florin_envelopes
  WHERE digest = ANY($1::text[]) AND used_by <> ALL($2::text[]) LIMIT 1`;

export const PURGE_TRIES = `WITH envelopes AS (
    DELETE FROM florin_envelopes WHERE until <= $1::bigint
  )
  DELETE FROM florin_counts WHERE until <= $1::bigint - $2::bigint`;
