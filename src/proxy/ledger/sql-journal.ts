import { timeOf } from '../../facts/instant.js';
import type { DeedState, NewDeed } from './deed.js';
import type {
  Deed,
  DeedEnd,
  DeedSearch,
  JournalEntry,
  JournalHead,
  JournalSpan,
  JournalStore,
} from './journal.js';
import { askedFields, deedOf, endFields } from './journal-line.js';
import * as statements from './journal-statements.js';
import { numberIn, SqlTables } from './sql-tables.js';

/** Moments before and after all others, as text is ordered. */
const [EVER, NEVER] = ['', ':'];

const from = (moment: number | undefined): string => (moment === undefined ? EVER : timeOf(moment));

const until = (moment: number | undefined): string => (moment === undefined ? NEVER : timeOf(moment));

/** Text that begins so, as a pattern for `LIKE`. */
export const beginning = (text = ''): string => `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The journal, in SQL. */
export class SqlJournal extends SqlTables implements JournalStore {
  async askDeed(deed: NewDeed): Promise<void> {
    await this.rows(statements.APPEND, ['asked', askedFields(deed)]);
  }

  async endDeed(end: DeedEnd, state: Exclude<DeedState, 'asked'>): Promise<void> {
    await this.rows(statements.APPEND, [state, endFields(end)]);
  }

  async findDeeds(search: DeedSearch): Promise<readonly Deed[]> {
    const { rows = null, kind = null, state = null, person = null, subjects = null, after = null } = search;
    const window = [from(search.from), until(search.until)];
    const named = [person, beginning(search.search), subjects, after];
    const parameters = [...window, rows, kind, state, timeOf(search.lostBefore), ...named, search.limit];
    const found = await this.rows(statements.FIND_DEEDS, parameters);
    return found.map((row) => deedOf(String(row['first']), String(row['last'])));
  }

  async journalSpan(start?: number, end?: number): Promise<JournalSpan | undefined> {
    const [row = {}] = await this.rows(statements.SPAN, [from(start), until(end)]);
    const [first, last] = [numberIn(row, 'first'), numberIn(row, 'last')];
    return first !== undefined && last !== undefined && first <= last ? { first, last } : undefined;
  }

  async journalEntries(first: number, limit: number): Promise<readonly JournalEntry[]> {
    const rows = await this.rows(statements.ENTRIES, [first, limit]);
    return rows.map((row) => ({ line: String(row['line']), hash: String(row['hash']) }));
  }

  async journalHead(): Promise<JournalHead> {
    const [row] = await this.rows(statements.HEAD, []);
    return { sequence: Number(row?.['sequence']), hash: String(row?.['hash']) };
  }
}
