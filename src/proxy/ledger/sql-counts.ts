import { inOrder, TAKEN_BACK, type Counted, type CountStore, type OpenEndSearch } from './count.js';
import * as statements from './count-statements.js';
import { SqlTellings } from './sql-tellings.js';
import { text, type Row } from './sql-tables.js';

/** Counts, in SQL. */
export abstract class SqlCounts extends SqlTellings implements CountStore {
  countPayments(since: number): Promise<readonly Counted[]> {
    return this.#count(statements.COUNT_PAYMENTS, [since]);
  }

  countReports(since: number): Promise<readonly Counted[]> {
    return this.#count(statements.COUNT_REPORTS, [since, TAKEN_BACK]);
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
