import { newIdempotencyKey } from '../../../client/index.js';
import { scheduleAccountUpdater } from '../../../client/recurring/index.js';
import { html, type TemplateResult } from 'lit';

import { isolatedText } from '../../parts/listing/plain-text.js';
import { endingOf } from '../../parts/resource/ending.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { ENDS_ALL } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { ContractsElement, ContractsRecord } from '../panel/contracts-record.js';
import type { StoredDetail } from '../panel/stored-detail.js';
import type { ActOptions } from '../permits/permits.js';
import { queueView } from './queue-view.js';
import { asksAbout, having, type QueuedCard } from './queued-card.js';

/** Whom an operator means is theirs to say. */
const updateRow = /*@__PURE__*/ proxyRow('recurring', {
  ...scheduleAccountUpdater,
  supplied: ['merchantAccount'] as const,
});

/** Milliseconds between two cards: a few a second, for the platform's sake. */
const PAUSE = 300;

export interface UpdatingOptions extends ActOptions {
  onClosed(): void;
}

/** Has the card schemes asked about cards, one after the other. What is not certain is never sent again by itself. */
export class Updating {
  readonly #record: ContractsRecord;
  readonly #element: ContractsElement;
  readonly #options: UpdatingOptions;
  #cards: readonly QueuedCard[] = [];
  #isRunning = false;
  #isPaused = false;
  #problem = '';

  constructor(record: ContractsRecord, element: ContractsElement, options: UpdatingOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#cards.length > 0;
  }

  get isBusy(): boolean {
    return this.#isRunning;
  }

  reset(): void {
    this.#isPaused = this.#isRunning;
    this.#cards = [];
    this.#problem = '';
  }

  /** Shows the queue; one of several begins when the operator says so. */
  open(details: readonly StoredDetail[]): void {
    this.#cards = details.map((detail) => ({ detail, key: newIdempotencyKey(), state: 'waiting' }));
    this.#isPaused = true;
    this.#problem = '';
    this.#record.focus('.step h2');
    if (details.length === 1) void this.#run();
  }

  template(): TemplateResult {
    if (!this.isOpen) return html``;
    const { words, showing } = this.#options;
    return queueView({
      ...showing(),
      texts: words,
      cards: this.#cards,
      isRunning: this.#isRunning,
      isPaused: this.#isPaused,
      problem: this.#problem,
      onPause: () => this.#toggle(),
      onAgain: (card) => this.#again(card),
      onBack: () => this.#back(),
    });
  }

  #toggle(): void {
    if (this.#isRunning) {
      this.#isPaused = !this.#isPaused;
      this.#record.say(this.#options.words.text(this.#isPaused ? 'queue-paused' : 'queue-goes-on'));
    } else void this.#run();
  }

  /** The same under the same key: it is done once. */
  #again({ detail }: QueuedCard): void {
    this.#put(detail, { state: 'waiting', told: undefined });
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    const { words } = this.#options;
    this.#isRunning = true;
    this.#isPaused = false;
    this.#problem = '';
    this.#record.say(words.text('queue-goes-on'));
    const begun = this.#cards;
    for (let card = this.#next; card && !this.#isPaused; card = this.#next) {
      await this.#one(card);
      if (this.#next) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    this.#isRunning = false;
    if (begun.length > 0 && !this.#next) this.#end();
    this.#record.update();
  }

  get #next(): QueuedCard | undefined {
    return this.#cards.find(({ state }) => state === 'waiting');
  }

  #end(): void {
    const count = (...states: readonly QueuedCard['state'][]): number =>
      having(this.#cards, ...states).length;
    const tally = { asked: count('asked'), refused: count('refused'), unknown: count('unknown') };
    if (tally.asked + tally.refused + tally.unknown === 0) return;
    this.#record.emit('florin-account-updates-requested', tally);
    this.#record.say(this.#options.words.text('queue-done', tally));
  }

  async #one({ detail, key: idempotencyKey }: QueuedCard): Promise<void> {
    const { client } = this.#record;
    if (!client) return;
    this.#put(detail, { state: 'asking' });
    try {
      const input = asksAbout(this.#element.shopper, detail, this.#options.showing().now);
      const { result } = await client.call(updateRow, input, { idempotencyKey });
      const isTaken = /^success$/i.test(result);
      this.#put(detail, isTaken ? { state: 'asked' } : { state: 'unknown', told: isolatedText(result, 60) });
    } catch (error) {
      this.#fail(detail, error);
    }
  }

  #fail(detail: StoredDetail, error: unknown): void {
    const failure = this.#record.failed(error);
    const ending = endingOf(error);
    const told = failure.isRefused ? isolatedText(failure.code, 60) : undefined;
    if (ending === 'not-sent') this.#put(detail, { state: 'waiting' });
    else this.#put(detail, { state: ending === 'refused' ? 'refused' : 'unknown', told });
    if (ending !== 'not-sent' && !ENDS_ALL.has(failure.cause)) return;
    this.#isPaused = true;
    this.#problem = troubleText(this.#record.words, failure);
    this.#record.say(this.#problem);
  }

  #put({ id }: StoredDetail, changes: Partial<QueuedCard>): void {
    this.#cards = this.#cards.map((card) => {
      if (card.detail.id !== id) return card;
      // After a refusal the same again is another request.
      const key = changes.state === 'refused' ? { key: newIdempotencyKey() } : {};
      return { ...card, ...changes, ...key };
    });
    this.#record.update();
  }

  #back(): void {
    if (this.#isRunning) return;
    this.reset();
    this.#options.onClosed();
    this.#record.focus('#found, [part~=ask-update]');
    void this.#record.refresh();
  }
}
