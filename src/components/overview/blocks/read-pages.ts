/** Rows of one page, and pages that are read at most. */
const [PAGE, MOST_PAGES] = [100, 5];

interface PageAsked {
  readonly limit: number;
  readonly cursor?: string;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor?: string | undefined;
}

export interface ReadRows<Row> {
  readonly rows: readonly Row[];
  /** There are more than were read. */
  readonly isMore: boolean;
}

/**
 * Reads a list, the latest first, as far as some pages go.
 *
 * @param isEnough - Whether no row that comes after this one is wanted. Left out: each of them is.
 */
export async function readPages<Row>(
  read: (page: PageAsked) => Promise<Page<Row>>,
  isEnough: (last: Row) => boolean = () => false,
): Promise<ReadRows<Row>> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await read({ limit: PAGE, ...(cursor !== undefined && { cursor }) });
    rows.push(...answer.rows);
    cursor = answer.nextCursor;
    const last = rows.at(-1);
    if (cursor === undefined || (last !== undefined && isEnough(last))) return { rows, isMore: false };
  }
  return { rows, isMore: true };
}
