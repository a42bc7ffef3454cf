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
import { askedFields, deedOf, endFields, hashOf, lineOf, NO_HASH } from './journal-line.js';

interface Written extends JournalEntry {
  readonly at: number;
}

/** A journal that a restart forgets. */
export class MemoryJournal implements JournalStore {
  readonly #written: Written[] = [];
  /** First and last entry of each deed, by its id. */
  readonly #deeds = new Map<string, { readonly first: string; last: string }>();
  #head: JournalHead = { sequence: 0, hash: NO_HASH };
  /** Each entry holds the hash of the one before, so they are written one after the other. */
  #writing: Promise<void> = Promise.resolve();

  askDeed(deed: NewDeed): Promise<void> {
    return this.#append(deed.id, 'asked', askedFields(deed), deed.at);
  }

  endDeed(end: DeedEnd, state: Exclude<DeedState, 'asked'>): Promise<void> {
    return this.#append(end.id, state, endFields(end), end.at);
  }

  async findDeeds(search: DeedSearch): Promise<readonly Deed[]> {
    const { after = Infinity, limit } = search;
    return [...this.#deeds.values()]
      .map(({ first, last }) => deedOf(first, last))
      .filter((deed) => deed.sequence < after && fits(deed, search))
      .toReversed()
      .slice(0, limit);
  }

  async journalSpan(from = -Infinity, until = Infinity): Promise<JournalSpan | undefined> {
    await this.#writing;
    const first = this.#written.findIndex(({ at }) => at >= from) + 1;
    const last = this.#written.findLastIndex(({ at }) => at < until) + 1;
    return first > 0 && first <= last ? { first, last } : undefined;
  }

  async journalEntries(first: number, limit: number): Promise<readonly JournalEntry[]> {
    return this.#written.slice(first - 1, first - 1 + limit).map(({ line, hash }) => ({ line, hash }));
  }

  async journalHead(): Promise<JournalHead> {
    await this.#writing;
    return this.#head;
  }

  /** Resolves when what is being written now stands: the caller who began it hears so first. */
  protected written(): Promise<void> {
    return this.#writing;
  }

  protected hasDeed(id: string): boolean {
    return this.#deeds.has(id);
  }

  #append(id: string, state: DeedState, fields: string, at: number): Promise<void> {
    const writing = this.#writing.then(async () => {
      const line = lineOf(this.#head, state, fields);
      const hash = await hashOf(line);
      this.#head = { sequence: this.#head.sequence + 1, hash };
      this.#written.push({ line, hash, at });
      this.#deeds.set(id, { first: this.#deeds.get(id)?.first ?? line, last: line });
    });
    this.#writing = writing;
    return writing;
  }
}

function fits(deed: Deed, search: DeedSearch): boolean {
  const { from = -Infinity, until = Infinity, rows, kind, state, lostBefore, person, subjects } = search;
  const { subject, reference = '', answer, askedAt, changedAt } = deed;
  const isLost = deed.state === 'asked' && changedAt < lostBefore;
  const names = [...subject, reference, answer?.['pspReference'] ?? '', answer?.['id'] ?? ''];
  return (
    askedAt >= from &&
    askedAt < until &&
    (rows?.includes(deed.row) ?? true) &&
    (kind ?? deed.kind) === deed.kind &&
    (state === undefined || state === (isLost ? 'unknown' : deed.state)) &&
    (person ?? deed.person) === deed.person &&
    (subjects?.includes(subject[0] ?? '') ?? true) &&
    names.some((name) => name.startsWith(search.search ?? ''))
  );
}
