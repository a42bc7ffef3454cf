import type { TemplateResult } from 'lit';

import { getCostEstimate, getThreeDSAvailability } from '../../../client/bin-lookup/index.js';
import { getCardDetails } from '../../../client/checkout/index.js';
import { amountInput, formatAmount, parseAmount } from '../../../client/index.js';
import { minorDigits } from '../../../facts/currencies.js';
import type { Words } from '../../base/words.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { Failure } from '../../parts/record/record-options.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { ENDS_ALL, type ResourceState } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { words as english } from '../../../words/compiled/bin-lookup/panel/en.js';
import { readBins, tidyDigits } from './bins.js';
import { cardFacts, type LookedUpCard } from './card-facts.js';
import { lookupStyles } from './lookup.css.js';
import { lookupView } from './lookup-view.js';

const costEstimate = /*@__PURE__*/ proxyRow('bin-lookup', getCostEstimate);
const availability = /*@__PURE__*/ proxyRow('bin-lookup', getThreeDSAvailability);
const cardDetails = /*@__PURE__*/ proxyRow('checkout', getCardDetails);

type LookupRecord = RecordController<true, BinLookup, 'florin-bin-lookup-failed'>;

/** Cards that are looked up at the same time. */
const AT_ONCE = 4;
/** Whole units of the currency for which costs are estimated before another amount is typed. */
const USUAL_AMOUNT = 100;
/** The form for digits and amount, the search, and its results. Nothing of it is stored. */
export class BinLookup implements RecordView<true> {
  readonly #record: LookupRecord;
  readonly #currency: () => string;
  readonly #words: Words<keyof typeof english>;
  #text = '';
  #isCut = false;
  /** As typed. Undefined: the amount that the field begins with. */
  #amount: string | undefined;
  #hasFaults = false;
  #problem = '';
  #cards: readonly LookedUpCard[] = [];
  #search: AbortController | undefined;

  constructor(record: LookupRecord, { currency }: { currency(): string }) {
    this.#record = record;
    this.#currency = currency;
    this.#words = record.wordsOf(english);
    record.adopt(...recordStyles, lookupStyles);
  }

  get isBusy(): boolean {
    return this.#search !== undefined;
  }

  states(_: true, state: ResourceState): readonly string[] {
    return this.isBusy ? [state, 'busy'] : [state];
  }

  render(): TemplateResult {
    return lookupView({
      words: this.#words,
      language: this.#record.language,
      currency: this.#currency(),
      text: this.#text,
      isCut: this.#isCut,
      amount: this.#typedAmount,
      faults: this.#hasFaults ? this.#faults : {},
      problem: this.#problem,
      cards: this.#cards,
      isBusy: this.isBusy,
      onDigits: (typed) => this.#type(typed),
      onAmount: (typed) => {
        this.#amount = typed;
        this.#record.update();
      },
      onSubmit: () => void this.#submit(),
      onStop: () => this.#stop(),
      onAgain: (card) => void this.#again(card),
      onClear: () => this.#clear(),
      onDownload: () => void this.#download(),
    });
  }

  get #typedAmount(): string {
    const currency = this.#currency();
    const value = USUAL_AMOUNT * 10 ** (minorDigits(currency) ?? 0);
    return this.#amount ?? amountInput({ value, currency }, this.#record.language);
  }

  get #value(): number | undefined {
    return parseAmount(this.#typedAmount, this.#currency(), this.#record.language) || undefined;
  }

  get #faults(): { digits?: string; amount?: string } {
    const { fault } = readBins(this.#text);
    const currency = this.#currency();
    const example = formatAmount({ value: 4990, currency }, this.#record.language);
    return {
      ...(fault && { digits: this.#words.text(`digits-${fault}`) }),
      ...(this.#value === undefined && { amount: this.#words.text('amount-invalid', { example }) }),
    };
  }

  /** Returns what the field is to hold. */
  #type(typed: string): string {
    const { text, isCut } = tidyDigits(typed);
    if (isCut && !this.#isCut) this.#record.say(this.#words.text('cut'));
    this.#text = text;
    this.#isCut = isCut || (this.#isCut && text !== '');
    this.#record.update();
    return text;
  }

  async #submit(): Promise<void> {
    if (this.isBusy) return;
    const { digits, amount } = this.#faults;
    this.#hasFaults = true;
    if (digits ?? amount) return this.#record.focus(digits ? '#digits' : '#amount');
    this.#hasFaults = false;
    const asked = { value: this.#value!, currency: this.#currency() };
    this.#cards = readBins(this.#text).bins.map((bin) => ({ bin, amount: asked }));
    await this.#run(this.#cards);
  }

  async #again(card: LookedUpCard): Promise<void> {
    if (this.isBusy) return;
    this.#replace({ bin: card.bin, amount: card.amount });
    await this.#run([card]);
  }

  async #run(cards: readonly LookedUpCard[]): Promise<void> {
    const search = (this.#search = new AbortController());
    this.#problem = '';
    this.#record.say(this.#words.text('looking-up', { done: 0, all: cards.length }));
    const waiting = [...cards];
    const work = async (): Promise<void> => {
      for (let card = waiting.shift(); card && !search.signal.aborted; card = waiting.shift())
        await this.#lookUp(card, search);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const isStopped = search.signal.aborted;
    this.#search = undefined;
    // What was not looked up is not shown: its digits are still in the field.
    this.#cards = this.#cards.filter(({ facts, error }) => facts ?? error);
    if (isStopped) this.#record.focus('[part=submit]');
    else this.#end();
    this.#record.update();
  }

  #end(): void {
    const count = this.#cards.length;
    const unknown = this.#cards.filter(({ facts }) => facts?.brands.length === 0).length;
    const failed = this.#cards.filter(({ facts }) => !facts).length;
    this.#record.emit('florin-cards-looked-up', { count, unknown, failed });
    this.#record.say(this.#words.text('done', { count: count - failed }));
  }

  /** Asks three rows side by side: what one does not tell, another may. */
  async #lookUp({ bin, amount }: LookedUpCard, search: AbortController): Promise<void> {
    const { client } = this.#record;
    if (!client) return;
    const { signal } = search;
    const [cost, secure, details] = await Promise.allSettled([
      client.call(costEstimate, { cardNumber: bin, amount }, { signal }),
      client.call(availability, { cardNumber: bin }, { signal }),
      client.call(cardDetails, { cardNumber: bin }, { signal }),
    ]);
    if (signal.aborted) return;
    const all = [cost, secure, details];
    const lost = all.find((each) => each.status === 'rejected');
    const failure = lost && this.#record.failed(lost.reason);
    if (failure && ENDS_ALL.has(failure.cause)) {
      search.abort();
      this.#problem = this.#why(failure);
      return;
    }
    const isLost = all.every(({ status }) => status === 'rejected');
    const answers = {
      cost: cost.status === 'fulfilled' ? cost.value : undefined,
      secure: secure.status === 'fulfilled' ? secure.value : undefined,
      details: details.status === 'fulfilled' ? details.value : undefined,
    };
    const error =
      failure && this.#words.text(isLost ? 'not-looked-up' : 'partial', { why: this.#why(failure) });
    this.#replace({ bin, amount, facts: isLost ? undefined : cardFacts(answers), error });
  }

  #why(failure: Failure): string {
    return failure.isRefused
      ? this.#words.text('refused', { code: failure.code })
      : troubleText(this.#record.words, failure);
  }

  #replace(card: LookedUpCard): void {
    this.#cards = this.#cards.map((each) => (each.bin === card.bin ? card : each));
    this.#record.update();
  }

  #stop(): void {
    this.#search?.abort();
    this.#record.say(this.#words.text('stopped'));
  }

  #clear(): void {
    this.#search?.abort();
    this.#text = this.#problem = '';
    this.#cards = [];
    this.#isCut = this.#hasFaults = false;
    this.#record.say(this.#words.text('cleared'));
    this.#record.focus('#digits');
  }

  async #download(): Promise<void> {
    const [{ downloadCsv }, { cardCells, COLUMNS }] = await Promise.all([
      import('../../parts/csv/download-csv.js'),
      import('./card-rows.js'),
    ]);
    await downloadCsv({
      name: 'bin-lookup',
      header: COLUMNS,
      items: this.#cards.filter(({ facts }) => facts),
      cells: ({ bin, facts }) => cardCells(bin, facts!),
    });
  }
}
