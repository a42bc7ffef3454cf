import type { Client } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { LaterPages, type LaterPagesOptions } from '../../parts/table/later-pages.js';
import { PagedList, type ListWays } from '../../parts/table/paged-list.js';
import type { Window } from '../../parts/table/windows.js';
import type { Word } from '../../../words/compiled/transfers/panel/en.js';
import { moneyColumns } from './columns.js';
import { cellsOf, columnsOf } from './file-cells.js';
import { moneyFields } from './filter-fields.js';
import { findLines, heldAfter } from './finding.js';
import { idOf, nameOf, type Line } from './line.js';
import type { MoneyFilter } from './money-filter.js';
import { beginningOf, keyOf, readLines, type Question } from './reading.js';
import { zoneOf, type Showing } from './showing.js';
import { statementsOf, type Statement } from './statement.js';
import type { KnownMoney } from './transfers-record.js';

export interface MoneyListOptions extends ListWays<Line, MoneyFilter> {
  readonly words: Words<Word>;
  client(): Client | undefined;
  known(): KnownMoney | undefined;
  show(known: KnownMoney): void;
  showing(): Showing;
  question(): Question;
  /** Asks for the list from its beginning. */
  refresh(): void;
  /** Whether that is going on. */
  isBusy(): boolean;
  /** Whether all rows are wanted, those further back too. */
  isWanted(): boolean;
}

/** What follows from the rows that are known, and from what their account held at the end of them. */
interface Counts {
  readonly items: unknown;
  readonly held: unknown;
  readonly after: ReadonlyMap<string, number>;
  readonly statements: readonly Statement[];
}

/** Its first page may be on its way while the list is on screen. */
class MoneyPages extends LaterPages<Line, Window> {
  readonly #isBusy: () => boolean;

  constructor(host: RenderingHost, options: LaterPagesOptions<Line, Window>, isBusy: () => boolean) {
    super(host, options);
    this.#isBusy = isBusy;
  }

  override get isSeeking(): boolean {
    return super.isSeeking || this.#isBusy();
  }
}

/** A list of money that moved, latest first. What the platform narrows it by is read anew; the rest is found in the page. */
export class MoneyList {
  readonly list: PagedList<Line, MoneyFilter>;
  readonly #options: MoneyListOptions;
  readonly #pages: MoneyPages;
  #asked = '';
  #counted: Counts | undefined;

  constructor(host: RenderingHost, options: MoneyListOptions) {
    this.#options = options;
    const { words, client, known, show, showing, question, filter } = options;
    this.#pages = new MoneyPages(
      host,
      {
        client,
        known,
        show: (rows) => show({ accounts: [], ...known(), ...rows }),
        read: (asked, from, call) => readLines(asked, question(), from, call),
        idOf,
      },
      options.isBusy,
    );
    const after = ({ id }: Line): number | undefined => this.held.get(id);
    this.list = new PagedList<Line, MoneyFilter>(host, {
      ...options,
      filter,
      pages: this.#pages,
      parts: { table: 'lines', row: 'line' },
      texts: () => ({ words, language: showing().language }),
      label: () => words.text(`tab-${filter().tab as 'transfers'}`),
      search: () => words.text('search'),
      fileName: () => words.text(`tab-${filter().tab as 'transfers'}`),
      columns: () => moneyColumns(showing(), this.held),
      idOf,
      nameOf,
      header: () => columnsOf(zoneOf(showing())),
      cells: (line) => cellsOf(line, zoneOf(showing()), after(line)),
      items: () => known()?.items ?? [],
      fields: (lines, asked) => moneyFields(showing(), lines, known(), asked),
      find: findLines,
      // What is looked for in the page may be further back, and a statement is of all that was booked.
      isSought: () => this.isSifted || this.#isOfDays || options.isWanted(),
      isSummed: () => known()?.held !== undefined,
    });
  }

  /** Whether something narrows the list that the platform knows nothing of. */
  get isSifted(): boolean {
    const { tab, search, category, status, currency, least, most } = this.#options.filter();
    const here = [search, status, currency, least, most, tab === 'transfers' ? '' : category];
    return here.some((value) => value !== '');
  }

  /** Whether the list is of one account, from a day on. */
  get #isOfDays(): boolean {
    const { account, from } = this.#options.filter();
    return this.#options.known()?.held !== undefined && account !== '' && from !== '';
  }

  /** What these days did to the account, once all of them are known. */
  get statements(): readonly Statement[] {
    return this.#isOfDays && !this.isSifted && this.list.isWhole ? this.#counts.statements : [];
  }

  /** What the account held after each booking, where that is known. */
  get held(): ReadonlyMap<string, number> {
    return this.#counts.after;
  }

  /** Counted once for the rows that are known, and not with each render. */
  get #counts(): Counts {
    const { items = [], held } = this.#options.known() ?? {};
    if (this.#counted?.items !== items || this.#counted.held !== held) {
      const statements = held ? statementsOf(items, held) : [];
      this.#counted = { items, held, after: heldAfter(items, held), statements };
    }
    return this.#counted;
  }

  /** Asks again for what did not come. */
  readonly readOn = (): void => void this.#pages.more();

  /** The question that what is shown answers. */
  answers(question: Question): void {
    this.#asked = keyOf(question);
  }

  isAnswered(question: Question): boolean {
    return this.#asked === keyOf(question);
  }

  /** Begins anew where the platform has to be asked something else, and reads on where something is looked for. */
  seek(now: number): void {
    const { question, known, show, refresh, isBusy } = this.#options;
    const asked = question();
    const before = known();
    if (!this.isAnswered(asked) && before) {
      this.answers(asked);
      show({ ...before, items: [], next: beginningOf(asked, now), held: undefined });
      refresh();
    }
    if (!isBusy()) this.list.seek();
  }
}
