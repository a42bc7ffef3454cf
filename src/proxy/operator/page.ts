/** Rows of a page whose caller does not say how many. */
export const PAGE = 25;

/** The rows of a page, and where the next one begins. One more row was looked for than a page holds: it tells whether there is one. */
export function pageOf<Row>(found: readonly Row[], limit: number, cursorOf: (last: Row) => string) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const next = found.length > limit && last !== undefined ? { nextCursor: cursorOf(last) } : {};
  return { rows, next };
}
