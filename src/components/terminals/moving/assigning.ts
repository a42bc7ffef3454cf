import { newIdempotencyKey } from '../../../client/index.js';
import { assignTerminals, getTerminal } from '../../../client/terminal-management/index.js';
import type { Words } from '../../base/words.js';
import { endingOf, type Ending } from '../../parts/resource/ending.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Word } from '../../../words/compiled/terminals/moving/en.js';
import type { DetailBook } from '../panel/detail-book.js';
import type { TerminalsRecord } from '../panel/terminals-record.js';
import { assignmentTo, type Place } from '../panel/places.js';
import { having, RESULT_KINDS, resultNow, resultsOf, type Result, type Results } from './results.js';

/** The merchant account is the operator's to name, and the proxy's to check. */
const assignRow = /*@__PURE__*/ proxyRow('terminal-management', {
  ...assignTerminals,
  supplied: ['companyAccount'] as const,
});
const readRow = /*@__PURE__*/ proxyRow('terminal-management', getTerminal);

/** What is sent, once. */
export interface Move {
  /** The same however often it is sent. */
  readonly key: string;
  readonly to: Place;
  readonly ids: readonly string[];
  /** Those that waited for a restart before. */
  readonly moving: ReadonlySet<string>;
}

export const moveOf = (ids: readonly string[], to: Place, moving: readonly string[]): Move => ({
  key: newIdempotencyKey(),
  to,
  ids,
  moving: new Set(moving),
});

/** A move that was sent, and how each of its terminals stands. */
export interface Sent {
  readonly move: Move;
  readonly ending: Ending;
  readonly results: Results;
}

/** How many terminals stand how. */
function tallyOf(results: Results): Readonly<Record<Result['kind'], number>> {
  const counts = RESULT_KINDS.map((kind) => [kind, having(results, kind).length] as const);
  return Object.fromEntries(counts) as Record<Result['kind'], number>;
}

/** Sends moves, and knows how they ended. What is not certain is never sent again by itself. */
export class Assigning {
  readonly #record: TerminalsRecord;
  readonly #book: DetailBook;
  readonly #words: Pick<Words<Word>, 'text'>;
  #sent: Sent | undefined;
  #problem = '';
  #isBusy = false;

  constructor(record: TerminalsRecord, book: DetailBook, words: Pick<Words<Word>, 'text'>) {
    this.#record = record;
    this.#book = book;
    this.#words = words;
  }

  get sent(): Sent | undefined {
    return this.#sent;
  }

  /** Why the last call brought no answer. */
  get problem(): string {
    return this.#problem;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  reset(): void {
    this.#sent = undefined;
    this.#problem = '';
  }

  async send(move: Move): Promise<void> {
    const { client } = this.#record;
    if (!client || this.#isBusy) return;
    const { ids, to, key: idempotencyKey } = move;
    const assignment = assignmentTo(to);
    const { merchantAccount, store, merchantInventory = false } = assignment;
    const target = { merchantAccount, store, merchantInventory };
    const terminals = Object.freeze([...ids]);
    if (!this.#record.emit('florin-before-terminals-move', { terminals, ...target })) return;
    this.#start('sending');
    try {
      const input = { ...assignment, terminals: [...ids] };
      const answer = await client.call(assignRow, input, { idempotencyKey });
      const results = resultsOf(ids, answer.results);
      this.#put(move, 'received', results);
      await this.#readAgain(having(results, 'unknown'));
    } catch (error) {
      this.#fail(move, error);
    }
    this.#book.forget(ids);
    const sent = this.#sent;
    if (sent?.move === move) {
      const own = new Map([...sent.results].filter(([id]) => ids.includes(id)));
      this.#record.emit('florin-terminals-moved', { ...target, ...tallyOf(own) });
    }
    await this.#end();
  }

  /** Looks where the terminals are that have not arrived. */
  async look(): Promise<void> {
    const sent = this.#sent;
    if (!sent || this.#isBusy) return;
    this.#start('looking');
    await this.#readAgain(having(sent.results, 'unknown', 'scheduled'));
    await this.#end();
  }

  /** The answers of earlier tries to the same place stay. */
  #put(move: Move, ending: Ending, results: Results): void {
    const before = this.#sent?.move.to === move.to ? this.#sent.results : [];
    this.#sent = { move, ending, results: new Map([...before, ...results]) };
  }

  #fail(move: Move, error: unknown): void {
    const failure = this.#record.failed(error);
    this.#problem = failure.isRefused
      ? this.#words.text('refused', { code: failure.code })
      : troubleText(this.#record.words, failure);
    // A refusal after a doubt may only mean that the first one was carried out: then the doubt stays.
    const wasUnknown = this.#sent?.move === move && this.#sent.ending === 'unknown';
    if (endingOf(error) === 'unknown' || wasUnknown) this.#put(move, 'unknown', resultsOf(move.ids, {}));
  }

  async #readAgain(ids: readonly string[]): Promise<void> {
    const { client } = this.#record;
    const sent = this.#sent;
    if (!client || !sent) return;
    const { to, moving } = sent.move;
    const results = new Map(sent.results);
    for (const id of ids) {
      const details = await client.call(readRow, { terminal: id }).catch((error: unknown) => {
        this.#problem = troubleText(this.#record.words, this.#record.failed(error));
      });
      if (!details) break;
      results.set(id, resultNow(details, to, results.get(id) ?? { kind: 'unknown' }, moving.has(id)));
    }
    const isKnown = having(results, 'unknown').length === 0;
    this.#sent = { ...sent, results, ending: isKnown ? 'received' : sent.ending };
  }

  #start(news: 'sending' | 'looking'): void {
    this.#isBusy = true;
    this.#problem = '';
    this.#record.say(this.#words.text(news));
  }

  async #end(): Promise<void> {
    this.#isBusy = false;
    const results = this.#sent?.results;
    this.#record.say(results ? this.#words.text('summary', tallyOf(results)) : this.#problem);
    this.#record.focus('h2[tabindex]');
    if (results) await this.#record.refresh();
  }
}
