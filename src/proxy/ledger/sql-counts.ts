import {
  inOrder,
  inOrderOfDays,
  TAKEN_BACK,
  type Counted,
  type CountedDay,
  type CountStore,
  type OpenEndSearch,
} from './count.js';
import * as statements from './count-statements.js';
import { EVENT_KINDS } from './event.js';
import type { AttemptFilter, AttemptWords } from './attempt-search.js';
import { beginning } from './sql-journal.js';
import { SqlTellings } from './sql-tellings.js';
import { text, type Row } from './sql-tables.js';

/** A filter as the parameters of the statements that list and count attempts. */
export const listed = ({ search, from, until, outcome, currency, method, least, most }: AttemptFilter) =>
  [
    beginning(search),
    ...[from, until, outcome, currency, method, least, most].map((each) => each ?? null),
  ] as const;

/** Counts, in SQL. */
export abstract class SqlCounts extends SqlTellings implements CountStore {
  countPayments(filter: AttemptFilter): Promise<readonly Counted[]> {
    return this.#count(statements.COUNT_PAYMENTS, listed(filter));
  }

  async wordsOfPayments(): Promise<AttemptWords> {
    const rows = await this.rows(statements.WORDS_OF_PAYMENTS, []);
    const of = (kind: string): readonly string[] =>
      rows.flatMap((row) => (row['kind'] === kind ? String(row['word']) : [])).toSorted();
    return { currencies: of('currency'), methods: of('method') };
  }

  countReports(since: number): Promise<readonly Counted[]> {
    return this.#count(statements.COUNT_REPORTS, [since, TAKEN_BACK]);
  }

  async countReportsByDay(starts: readonly number[]): Promise<readonly CountedDay[]> {
    const rows = await this.rows(statements.COUNT_REPORTS_BY_DAY, [starts, starts[0]]);
    return inOrderOfDays(
      rows.map((row) => ({
        at: Number(row['day']),
        name: String(row['name']),
        currency: String(row['currency']),
        count: Number(row['count']),
        value: Number(row['value']),
      })),
    );
  }

  async latestReport(): Promise<number | undefined> {
    const [row] = await this.rows(statements.LATEST_REPORT, [EVENT_KINDS]);
    const at = row?.['at'];
    return at === null || at === undefined ? undefined : Number(at);
  }

  countOpenEnds({ since, lostBefore, person }: OpenEndSearch): Promise<readonly Counted[]> {
    return this.#count(statements.COUNT_OPEN_ENDS, [since, lostBefore, person ?? null]);
  }

  async #count(sql: string, parameters: readonly unknown[]): Promise<readonly Counted[]> {
    return inOrder((await this.rows(sql, parameters)).map(countedOf));
  }
}

const countedOf = (row: Row): Counted => ({
  name: String(row['name']),
  currency: text(row['currency']),
  count: Number(row['count']),
  value: Number(row['value'] ?? 0),
  since: Number(row['since']),
});
