import { html, nothing, type TemplateResult } from 'lit';

import { parseAmount } from '../../../client/index.js';
import type { DisputeRecord, DisputeSummary } from '../../../client/operator/index.js';
import { amountText } from '../../parts/amount/amount.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import { backView } from '../../parts/record/back-view.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Words } from '../../base/words.js';
import { words as english } from '../../../words/compiled/disputes/detail/en.js';
import type { DisputeAnswer } from '../events.js';
import { papersStyles } from '../papers/papers.css.js';
import { Papers } from '../papers/papers.js';
import { nameOf, type DisputesElement, type DisputesRecord } from '../panel/disputes-record.js';
import { standingView, type Showing } from '../panel/showing.js';
import { isOpen } from '../panel/standing.js';
import { Answers, readCase, readReasons, type Answered, type Reasons } from './case-file.js';
import { factsOf, historyView, meaningView } from './case-view.js';
import { doubtView, waysView } from './ways-view.js';

export interface DetailOptions {
  showing(): Showing;
  onBack(): void;
}

const noFault = (): string => '';

/** One dispute: what is known of it, what the platform needs for a defense, and the two answers, each given once. */
export class Detail {
  readonly #record: DisputesRecord;
  readonly #options: DetailOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #dialog: ConfirmDialog;
  readonly #papers: Papers;
  readonly #answers = new Answers();
  #id = '';
  #case: DisputeRecord | undefined;
  #reasons: Reasons | undefined;
  #loading: Promise<void> | undefined;
  #isSending = false;
  /** Why something was not done, or not loaded. */
  #problem = '';
  #fault: () => string = noFault;
  /** The answer whose end is not known. */
  #doubt: DisputeAnswer | undefined;

  constructor(record: DisputesRecord, element: DisputesElement, options: DetailOptions) {
    this.#record = record;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#dialog = new ConfirmDialog(element);
    this.#papers = new Papers(record, this.#words, {
      dispute: () => this.#case,
      onChanged: () => this.#loadReasons(),
      onProblem: (problem) => this.#tell(() => problem),
    });
    record.adopt(papersStyles, ...confirmStyles);
  }

  get isBusy(): boolean {
    return this.#isSending || this.#papers.isBusy;
  }

  reset(): void {
    this.#id = this.#problem = '';
    this.#case = this.#reasons = this.#doubt = undefined;
    this.#fault = noFault;
    this.#papers.reset();
  }

  /** @param known - As the list has it; undefined where it is not among those that are known. */
  template(id: string, known: DisputeSummary | undefined): TemplateResult {
    if (id !== this.#id) this.#open(id);
    const showing = this.#options.showing();
    const dispute = this.#case ?? known;
    return html`<div class="stack">
      ${backView(this.#words.text('back'), () => this.#options.onBack())}
      <section class="record" aria-busy=${this.#isLoading}>
        <div class="head">
          <h2 tabindex="-1"><bdi>${dispute ? nameOf(dispute) : plainText(id, 80)}</bdi></h2>
          ${dispute ? standingView(showing, dispute) : nothing}
        </div>
        ${dispute ? factsOf(showing, this.#words, dispute) : nothing}
        ${dispute ? meaningView(showing, this.#words, dispute) : nothing} ${this.#doubtView()}
        <div role="alert">
          ${this.#problem ? html`<p class="notice bad" part="error">${this.#problem}</p>` : nothing}
        </div>
        ${this.#isLoading ? html`<p class="quiet" role="status">${this.#words.text('loading')}</p>` : nothing}
        ${this.#isFailed ? this.#retry() : nothing}
      </section>
      ${dispute && isOpen(dispute) && this.#reasons ? this.#ways(dispute, this.#reasons) : nothing}
      ${this.#case ? historyView(showing, this.#words, this.#case) : nothing} ${this.#dialog.template()}
    </div>`;
  }

  get #isFailed(): boolean {
    return !this.#isLoading && this.#id !== '' && (!this.#case || (isOpen(this.#case) && !this.#reasons));
  }

  #open(id: string): void {
    this.reset();
    this.#id = id;
    void this.#load();
  }

  get #isLoading(): boolean {
    return this.#loading !== undefined;
  }

  /** One after the other: what is asked for after an answer was sent knows of it. */
  async #load(): Promise<void> {
    while (this.#loading) await this.#loading;
    this.#loading = this.#read(this.#id);
    await this.#loading;
    this.#loading = undefined;
    this.#record.update();
  }

  async #read(id: string): Promise<void> {
    const { client } = this.#record;
    if (!client || !id) return;
    this.#problem = '';
    try {
      const found = await readCase(client, id);
      const reasons = isOpen(found) ? await readReasons(client, id) : undefined;
      if (id === this.#id) [this.#case, this.#reasons] = [found, reasons];
      if (reasons) this.#papers.choose(reasons.reasons);
    } catch (error) {
      const failure = this.#record.failed(error);
      const isMissing = failure.cause === 'unauthorised';
      if (id === this.#id)
        this.#problem = isMissing ? this.#words.text('missing') : troubleText(this.#record.words, failure);
    }
  }

  async #loadReasons(): Promise<void> {
    const { client } = this.#record;
    const id = this.#id;
    if (!client) return;
    const reasons = await readReasons(client, id).catch((error: unknown) => {
      const failure = this.#record.failed(error);
      this.#tell(() => troubleText(this.#record.words, failure));
      return undefined;
    });
    if (reasons && id === this.#id) this.#reasons = reasons;
    this.#record.update();
  }

  #retry(): TemplateResult {
    return html`<div class="ways">
      <button type="button" part="retry" @click=${() => void this.#load()}>
        ${this.#words.text('retry')}
      </button>
    </div>`;
  }

  #ways(dispute: DisputeSummary, reasons: Reasons): TemplateResult {
    const { amount } = dispute;
    return waysView({
      words: this.#words,
      isBusy: this.isBusy,
      reasons,
      mayDefend: this.#record.can('disputes.defendDispute'),
      mayAccept: this.#record.can('disputes.acceptDispute'),
      papers: this.#papers.template(reasons.reasons),
      fault: this.#fault(),
      onDefend: () => this.#defend(dispute),
      onAccept: () => this.#ask({ answer: 'accept', dispute: this.#id, amount, reason: '' }),
    });
  }

  #defend({ amount }: DisputeSummary): void {
    const chosen = this.#papers.chosen(this.#reasons?.reasons ?? []);
    if (!chosen || this.isBusy) return;
    if (!chosen.satisfied) return this.#tell(() => this.#words.text('not-satisfied'));
    this.#ask({ answer: 'defend', dispute: this.#id, amount, reason: chosen.defenseReasonCode });
  }

  /** Names what is given up or sent, and that it cannot be undone. The amount is typed first. */
  #ask(asked: DisputeAnswer): void {
    if (this.isBusy) return;
    const { language } = this.#record;
    const { answer, amount } = asked;
    const sum = amount ? amountText(amount, language) : '';
    this.#dialog.ask({
      title: this.#words.text(`ask-${answer}`, { sum: sum || '–' }),
      text: html`<p>${this.#words.text(`effect-${answer}`)}</p>`,
      yes: this.#words.text(`yes-${answer}`),
      no: this.#words.text('leave'),
      typed: amount && [
        {
          label: this.#words.text('type-sum', { sum }),
          wrong: this.#words.text('type-wrong', { sum }),
          isRight: (typed) => parseAmount(typed, amount.currency, language) === amount.value,
        },
      ],
      onYes: () => void this.#send(asked),
    });
  }

  async #send(asked: DisputeAnswer): Promise<void> {
    const { client } = this.#record;
    if (!client || this.isBusy || !this.#record.emit('florin-before-dispute-answer', asked)) return;
    this.#isSending = true;
    this.#problem = '';
    this.#fault = noFault;
    this.#record.say(this.#words.text('sending'));
    const answered = await this.#answers.send(client, asked, (error) => {
      const failure = this.#record.failed(error);
      return failure.isRefused ? failure.code : troubleText(this.#record.words, failure);
    });
    this.#isSending = false;
    this.#doubt = answered.ending === 'unknown' ? asked : undefined;
    this.#record.emit('florin-dispute-answered', { ...asked, ending: answered.ending });
    this.#ended(asked, answered);
    await this.#again();
  }

  #ended({ answer }: DisputeAnswer, { ending, message }: Answered): void {
    this.#record.say(ending === 'received' ? this.#words.text(`done-${answer}`) : '');
    if (ending === 'refused')
      this.#problem = this.#words.text('refused', { why: isolatedText(message || '–', 200) });
    if (ending === 'not-sent') this.#problem = message;
    this.#record.focus('h2[tabindex]');
  }

  /** Looks what became of it: at the proxy, and in the list. */
  async #again(): Promise<void> {
    const problem = this.#problem;
    await this.#load();
    this.#problem = problem || this.#problem;
    if (this.#case && !isOpen(this.#case)) {
      this.#doubt = undefined;
      this.#answers.forget(this.#id);
    }
    await this.#record.refresh();
  }

  #doubtView(): TemplateResult | typeof nothing {
    const doubt = this.#doubt;
    if (!doubt) return nothing;
    return doubtView({
      words: this.#words,
      isBusy: this.isBusy,
      onLook: () => void this.#again(),
      onSendAgain: () => void this.#send(doubt),
    });
  }

  /** Says at the documents what is wrong with them; in words that follow the language. */
  #tell(fault: () => string): void {
    this.#fault = fault;
    this.#record.update();
  }
}
