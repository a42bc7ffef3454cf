import { html, type TemplateResult } from 'lit';

import type { GrantOffer } from '../../../client/balance-platform/index.js';
import { newIdempotencyKey } from '../../../client/index.js';
import type { Grant } from '../../../client/transfers/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import { Editor } from '../../parts/form/editor.js';
import { readOf } from '../../parts/form/entries.js';
import type { KeptIntent } from '../../parts/form/kept-intent.js';
import { plainFormStyles } from '../../parts/form/plain.css.js';
import { formView } from '../../parts/money-form/form-view.js';
import { typedSum } from '../../parts/money-form/typed-sum.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { words as english } from '../../../words/compiled/financing/take/en.js';
import { costOf } from '../panel/figures.js';
import { withGrant, type FinancingElement, type FinancingRecord } from '../panel/financing-record.js';
import { keptTakes } from '../panel/kept-takes.js';
import { doubtView, reviewView } from './steps-view.js';
import { TakeSending, type TakeBody } from './take-sending.js';
import {
  bodyOf,
  readTake,
  targetEntries,
  targetOf,
  targetSection,
  targetText,
  type OpenTake,
} from './open-take.js';

type Word = keyof typeof english;

export interface TakingOptions {
  now(): number;
  /** Why an offer could not be opened. */
  onProblem(text: string): void;
}

/** Takes one offer: where the money goes, what is agreed, and what became of it. */
export class Taking {
  readonly #record: FinancingRecord;
  readonly #element: FinancingElement;
  readonly #options: TakingOptions;
  readonly #words: Words<Word>;
  readonly #editor: Editor<object>;
  readonly #dialog: ConfirmDialog;
  readonly #sending: TakeSending;
  #open: OpenTake | undefined;
  #isOpening = false;
  #isAgreed = false;
  #isAgreedMissing = false;

  constructor(record: FinancingRecord, element: FinancingElement, options: TakingOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#editor = new Editor<object>(element, () => options.now());
    this.#dialog = new ConfirmDialog(element);
    this.#sending = new TakeSending(record, this.#words);
    record.adopt(plainFormStyles, ...confirmStyles);
  }

  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  get isBusy(): boolean {
    return this.#isOpening || this.#sending.isBusy;
  }

  get isDirty(): boolean {
    return this.#open?.step === 'review' || this.#open?.step === 'doubt';
  }

  /** Opens the form, unless the offer is not there any more. */
  async open({ id = '' }: GrantOffer): Promise<void> {
    const { words } = this.#record;
    if (this.isBusy) return;
    this.#opening(true);
    try {
      const read = await readTake(this.#record, this.#element, id, {
        now: this.#options.now,
        bankText: (name) => this.#words.text('bank-account', { name }),
      });
      if (read === 'gone') this.#options.onProblem(this.#words.text('gone'));
      else if (read) this.#begin(read);
    } catch (error) {
      this.#options.onProblem(troubleText(words, this.#record.failed(error)));
    } finally {
      this.#opening(false);
    }
  }

  /** Shows an offer whose end was not known when the page was left, or that another tab has sent. */
  takeUp(offer: GrantOffer, { key, body }: KeptIntent<TakeBody>): void {
    const cost = costOf(offer);
    if (!cost || !body || this.isBusy) return;
    this.#open = { offer, cost, targets: [], key, body, step: 'doubt' };
    this.#record.update();
  }

  reset(): void {
    if (this.isBusy) return;
    this.#open = undefined;
    this.#sending.problem = '';
  }

  template(): TemplateResult {
    const open = this.#open;
    if (!open) return html``;
    const { offer, cost, body, step } = open;
    const sum = amountText(cost.gives, this.#record.language);
    const shared = {
      language: this.#record.language,
      isBusy: this.isBusy,
      problem: this.#sending.problem,
      offer,
      cost,
      target: body ? targetText(open.targets, targetOf(body)) : '',
    };
    if (step === 'target') {
      const texts = {
        text: (word: Word, values: object = {}) => this.#words.text(word, { sum, ...values }),
      };
      return formView({
        ...shared,
        texts: texts as Pick<Words<Word>, 'text'>,
        editor: this.#editor,
        onContinue: () => this.#review(open),
        onCancel: () => this.#leave(),
      });
    }
    if (step === 'doubt')
      return doubtView({
        ...shared,
        texts: this.#words,
        onLook: () => void this.#look(),
        onAgain: () => void this.#send(),
        onLeave: () => this.#leave(),
      });
    return html`${reviewView({
      ...shared,
      texts: this.#words,
      isAgreed: this.#isAgreed,
      isAgreedMissing: this.#isAgreedMissing,
      onAgree: (isAgreed) => this.#agree(isAgreed),
      onSubmit: () => this.#submit(open),
      onBack: () => this.#change({ ...open, step: 'target' }),
    })}
    ${this.#dialog.template()}`;
  }

  #opening(isOpening: boolean): void {
    this.#isOpening = isOpening;
    this.#record.say(isOpening ? this.#words.text('checking') : '');
  }

  #begin(open: OpenTake): void {
    const noTarget = this.#words.text('no-target');
    this.#editor.open(undefined, [targetSection(open.targets, noTarget)], targetEntries(open.targets));
    this.#change(open);
  }

  #change(open: OpenTake): void {
    this.#open = open;
    this.#sending.problem = '';
    this.#record.focus('h2[tabindex]');
  }

  /** The key is kept from here on: whatever this page or another tab sends for this offer is sent under it. */
  #review(open: OpenTake): void {
    if (!this.#editor.check(new Set())) return this.#record.focus('[aria-invalid=true]');
    const { id = '' } = open.offer;
    const kept = keptTakes.read(id) ?? { key: open.key };
    if (kept.body) return this.#change({ ...open, ...kept, step: 'doubt' });
    keptTakes.keep(id, kept);
    this.#isAgreed = this.#isAgreedMissing = false;
    const body = bodyOf(id, readOf(this.#editor.entries)('target'));
    this.#change({ ...open, key: kept.key, body, step: 'review' });
  }

  #agree(isAgreed: boolean): void {
    this.#isAgreed = isAgreed;
    this.#isAgreedMissing &&= !isAgreed;
    this.#record.update();
  }

  /** A contract: the sum is typed once more. */
  #submit({ cost }: OpenTake): void {
    if (this.isBusy) return;
    this.#isAgreedMissing = !this.#isAgreed;
    if (this.#isAgreedMissing) return this.#record.focus('#agree');
    const { language } = this.#record;
    const sum = amountText(cost.gives, language);
    this.#dialog.ask({
      title: this.#words.text('ask', { sum }),
      text: html`<p>${this.#words.text('effect', { total: amountText(cost.total, language) })}</p>`,
      yes: this.#words.text('yes'),
      no: this.#words.text('change'),
      typed: typedSum(this.#words, cost.gives, language),
      onYes: () => void this.#send(),
    });
  }

  async #send(): Promise<void> {
    const open = this.#open;
    const { client } = this.#record;
    if (!open?.body || !client || this.isBusy) return;
    const { id: offer = '' } = open.offer;
    const isDoubtful = open.step === 'doubt';
    const kept = keptTakes.read(offer);
    // Another tab was faster: what it has sent is looked for, and nothing is sent beside it.
    if (!isDoubtful && kept?.body) {
      this.#open = { ...open, ...kept, step: 'doubt' };
      return this.#look();
    }
    if (!this.#record.emit('florin-before-grant-take', { offer })) return;
    const { key, body } = open;
    keptTakes.keep(offer, { key, body });
    const find = () => this.#find();
    const { ending, grant } = await this.#sending.take(client, { key, body }, find, isDoubtful);
    if (grant) return this.#taken(grant);
    if (ending === 'received' || ending === 'not-sent') {
      keptTakes.keep(offer, isDoubtful ? { key, body } : { key });
      return this.#tell(this.#sending.problem);
    }
    this.#ended(ending);
    // An earlier page had sent it: here it was not asked where the money may go.
    const { problem } = this.#sending;
    if (ending !== 'refused' || open.targets.length > 0) return;
    await this.open(open.offer);
    this.#sending.problem = problem;
    this.#record.update();
  }

  #ended(ending: 'refused' | 'unknown'): void {
    const open = this.#open;
    if (!open) return;
    const { id: offer = '' } = open.offer;
    if (ending === 'refused') {
      keptTakes.keep(offer, undefined);
      const isThere = this.#record.answer?.offers.some((each) => each.id === offer);
      if (!isThere) this.#sending.problem = this.#words.text('gone');
      // The next try is another one.
      this.#open = { ...open, key: newIdempotencyKey(), step: 'target' };
    } else this.#open = { ...open, step: 'doubt' };
    this.#record.emit('florin-grant-taken', { offer, ending, grant: '' });
    this.#tell(ending === 'unknown' ? this.#words.text('doubt') : this.#sending.problem);
  }

  #tell(news: string): void {
    this.#record.say(news);
    this.#record.focus('h2[tabindex]');
  }

  /** The grant of this offer, once the platform lists it. */
  async #find(): Promise<Grant | undefined> {
    const isRead = await this.#record.refresh();
    const { offer } = this.#open ?? {};
    const found = this.#record.answer?.grants.find(({ grantOfferId }) => grantOfferId === offer?.id);
    return isRead ? found : undefined;
  }

  async #look(): Promise<void> {
    if (this.isBusy) return;
    const found = await this.#sending.look(() => this.#find());
    if (found) return this.#taken(found);
    this.#sending.problem = this.#words.text('not-there');
    this.#tell(this.#sending.problem);
  }

  #taken(grant: Grant): void {
    const record = this.#record;
    const { offer } = this.#open ?? {};
    const known = record.answer;
    keptTakes.keep(offer?.id ?? '', undefined);
    this.#open = undefined;
    this.#sending.problem = '';
    if (known) record.show(withGrant(known, grant));
    record.emit('florin-grant-taken', { offer: offer?.id ?? '', ending: 'received', grant: grant.id });
    const { language } = record;
    const sum = offer?.amount ? amountText(offer.amount, language) : apart(grant.id);
    record.say(this.#words.text('received', { sum }));
    record.focus(`[data-grant="${grant.id}"] h4`);
    void record.refresh();
  }

  #leave(): void {
    if (this.isBusy) return;
    const { id = '' } = this.#open?.offer ?? {};
    this.#open = undefined;
    this.#sending.problem = '';
    this.#record.focus(`[data-offer="${id}"] h4, #offers-title`);
  }
}
