import { SqlJournal } from './sql-journal.js';
import {
  KEPT_COUNT,
  type Addition,
  type Count,
  type PresentedEnvelopes,
  type TryStore,
  type UsedEnvelopes,
} from './tries.js';
import * as statements from './try-statements.js';

/** Counts and used envelopes, in SQL. */
export class SqlTries extends SqlJournal implements TryStore {
  async count(additions: readonly Addition[], at: number): Promise<readonly Count[]> {
    const named = additions.map(({ name }) => name);
    const numbers = (['window', 'tries', 'fine'] as const).map((field) => additions.map((one) => one[field]));
    const rows = await this.rows(statements.COUNT, [named, ...numbers, at]);
    const counts = rows.map(({ name, tries, fine, earlier, until }) => ({
      name: String(name),
      tries: Number(tries),
      fine: Number(fine),
      earlier: Number(earlier),
      until: Number(until),
    }));
    return counts.toSorted((a, b) => named.indexOf(a.name) - named.indexOf(b.name));
  }

  async useEnvelopes(used: UsedEnvelopes): Promise<boolean> {
    const { digests, by, until } = used;
    try {
      await this.rows(statements.USE_ENVELOPES, [digests, by, until]);
      return true;
    } catch (error) {
      if (await this.areTaken(used)) return false;
      throw error;
    }
  }

  async purgeTries(at: number): Promise<void> {
    await this.rows(statements.PURGE_TRIES, [at, KEPT_COUNT]);
  }

  /** Whether anything else used one of them. */
  protected async areTaken({
    digests,
    by,
    after = by,
  }: Omit<PresentedEnvelopes & UsedEnvelopes, 'until'>): Promise<boolean> {
    return digests.length > 0 && (await this.rows(statements.FIND_TAKEN, [digests, [by, after]])).length > 0;
  }
}
