import { html, type TemplateResult } from 'lit';

import type { Amount } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import { Editor } from '../../parts/form/editor.js';
import { EMPTY, readOf, withText } from '../../parts/form/entries.js';
import { faultyFields, formView } from '../../parts/money-form/form-view.js';
import { typedSum } from '../../parts/money-form/typed-sum.js';
import { plainFormStyles } from '../../parts/form/plain.css.js';
import { words as english } from '../../../words/compiled/payouts/submit/en.js';
import type { PayoutsElement, PayoutsRecord } from '../panel/payouts-record.js';
import type { Showing } from '../panel/showing.js';
import { endView, type Ended } from './end-view.js';
import { payoutSections } from './fields.js';
import { intentOf, type Intent } from './intent.js';
import { reviewView } from './review-view.js';
import { Sending, type Sent } from './sending.js';

export interface SubmittingOptions {
  showing(): Showing;
  onBack(): void;
}

/** What is typed and what is sent are in this object alone. They are forgotten when the platform has them. */
export class Submitting {
  readonly #record: PayoutsRecord;
  readonly #element: PayoutsElement;
  readonly #options: SubmittingOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #editor: Editor<object>;
  readonly #dialog: ConfirmDialog;
  readonly #sending: Sending;
  #isOpen = false;
  /** Typed and checked: it is reviewed, or sent and its end is not known. */
  #intent: Intent | undefined;
  #ended: Ended | undefined;
  /** Fields that are not right, in a sentence. */
  #faults = '';

  constructor(record: PayoutsRecord, element: PayoutsElement, options: SubmittingOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#editor = new Editor<object>(element, () => options.showing().now);
    this.#dialog = new ConfirmDialog(element);
    this.#sending = new Sending(record, this.#words);
    record.adopt(plainFormStyles, ...confirmStyles);
  }

  /** Whether a payout may go out without a second person: the page asks for it, and the proxy opens it. */
  get #isInstant(): boolean {
    return this.#element.instant && this.#record.can('payout.createPayout');
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  get isDirty(): boolean {
    return this.#isDoubtful || (this.#isOpen && this.#editor.isDirty);
  }

  /** One whose end is not known comes first: it is not to be typed again. */
  open(texts: Readonly<Record<string, string>> = {}): void {
    if (!this.#isDoubtful) {
      this.#forget();
      const fresh = Object.entries({ way: 'new', account: 'iban', ...texts }).reduce(
        (entries, [path, text]) => withText(entries, path, text),
        EMPTY,
      );
      this.#editor.open(undefined, payoutSections(this.#record.language, this.#isInstant), fresh);
    }
    this.#isOpen = true;
    this.#record.focus('h2[tabindex]');
  }

  reset(): void {
    this.#forget();
    this.#isOpen = false;
  }

  template(): TemplateResult {
    const shared = {
      ...this.#options.showing(),
      texts: this.#words,
      isBusy: this.isBusy,
      problem: this.#faults || this.#sending.problem,
    };
    if (this.#ended)
      return endView({
        ...shared,
        ...this.#ended,
        onLook: () => void this.#look(),
        onAgain: () => void this.#send(),
        onPayStored: (texts) => this.open({ way: 'stored', ...texts }),
        onNew: () => this.open(),
        onBack: () => this.#leave(),
      });
    if (this.#intent)
      return html`${reviewView({
        ...shared,
        intent: this.#intent,
        onSubmit: () => this.#submit(),
        onBack: () => this.#change(),
      })}
      ${this.#dialog.template()}`;
    return formView({
      ...shared,
      editor: this.#editor,
      onContinue: () => void this.#continue(),
      onCancel: () => this.#leave(),
    });
  }

  get #isDoubtful(): boolean {
    return this.#ended?.ending === 'unknown';
  }

  /** From what was typed to its review. */
  async #continue(): Promise<void> {
    if (this.isBusy) return;
    this.#faults = '';
    if (!this.#editor.check(this.#halfTyped)) return this.#faulty();
    const intent = intentOf(readOf(this.#editor.entries), this.#record.language);
    if (await this.#sending.isUsed(intent.reference)) {
      this.#editor.blame(['reference'], 'reference-used');
      return this.#faulty();
    }
    this.#intent = intent;
    this.#record.focus('h2[tabindex]');
  }

  #faulty(): void {
    const { language } = this.#record;
    const fields = faultyFields(this.#element.renderRoot, this.#editor, language);
    this.#faults = this.#words.text('some-faults', { fields });
    this.#record.focus('[aria-invalid=true]');
  }

  /** Days of which the browser shows a part. */
  get #halfTyped(): ReadonlySet<string> {
    const days = [...this.#element.renderRoot.querySelectorAll<HTMLInputElement>('input[type=date]')];
    return new Set(days.filter(({ validity }) => validity.badInput).map(({ id }) => id));
  }

  /** What no second person reviews is confirmed by typing its amount. */
  #submit(): void {
    const { way, amount } = this.#intent ?? {};
    if (this.isBusy) return;
    if (way === 'instant' && amount) this.#ask(amount);
    else void this.#send();
  }

  #ask(amount: Amount): void {
    const { language } = this.#record;
    const sum = amountText(amount, language);
    this.#dialog.ask({
      title: this.#words.text('ask-instant', { sum }),
      text: html`<p>${this.#words.text('then-instant')}</p>`,
      yes: this.#words.text('submit-instant'),
      no: this.#words.text('change'),
      typed: typedSum(this.#words, amount, language),
      onYes: () => void this.#send(),
    });
  }

  async #send(): Promise<void> {
    const intent = this.#intent;
    const sent = intent && (await this.#sending.send(intent, this.#isDoubtful));
    if (sent) this.#end(intent, sent);
  }

  #end(intent: Intent, { ending, stored }: Sent): void {
    const { way, reference, amount } = intent;
    if (ending === 'received') this.#received(intent, stored);
    else if (ending === 'unknown') this.#ended = { ending, way, reference, amount };
    else if (ending === 'refused') this.#intent = this.#ended = undefined;
    this.#tell();
  }

  /** What was typed is the platform's now. Of a stored payee it is kept whom to pay next. */
  #received({ way, reference, amount, body }: Intent, stored?: string): void {
    const { shopperReference = '', shopperEmail = '' } = body;
    const payee = stored && { selectedRecurringDetailReference: stored, shopperReference, shopperEmail };
    this.#forget();
    this.#ended = { ending: 'received', way, reference, amount, ...(payee && { payee }) };
    void this.#record.refresh();
  }

  /** Looks whether the proxy knows by now what became of it. */
  async #look(): Promise<void> {
    const intent = this.#intent;
    if (!intent || this.isBusy) return;
    if (await this.#sending.look(intent)) this.#received(intent);
    this.#tell();
  }

  #tell(): void {
    const { ending, way = 'new' } = this.#ended ?? {};
    const text = ending && this.#words.text(ending === 'received' ? `received-${way}` : 'doubt');
    this.#record.say(text ?? this.#sending.problem);
    this.#record.focus('h2[tabindex]');
  }

  #change(): void {
    if (this.isBusy) return;
    this.#intent = undefined;
    this.#record.focus('h2[tabindex]');
  }

  #leave(): void {
    if (this.isBusy) return;
    if (!this.#isDoubtful) this.#forget();
    this.#isOpen = false;
    this.#record.update();
    this.#options.onBack();
  }

  #forget(): void {
    this.#editor.open(undefined, [], EMPTY);
    this.#intent = this.#ended = undefined;
    this.#faults = this.#sending.problem = '';
  }
}
