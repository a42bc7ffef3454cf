import { html, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import { plainFormStyles } from '../../parts/form/plain.css.js';
import { formView } from '../../parts/money-form/form-view.js';
import { words as english } from '../../../words/compiled/transfers/send/en.js';
import type { Showing } from '../panel/showing.js';
import type { TransfersElement, TransfersRecord } from '../panel/transfers-record.js';
import { Challenge } from './challenge.js';
import type { Intent, Speed } from './intent.js';
import { isSameTransfer, type KeptTransfer } from './kept-transfers.js';
import { Preparing } from './preparing.js';
import { sendStyles } from './send.css.js';
import { Sending, type Sent } from './sending.js';
import { challengeView, endView, reviewView, sumQuestion } from './steps-view.js';

export interface NewTransferOptions {
  showing(): Showing;
  onBack(): void;
  onOpen(transfer: string): void;
}

/** What is typed is in this object alone, and is forgotten when the platform has it. What was sent is kept until its end is known. */
export class NewTransfer {
  readonly #record: TransfersRecord;
  readonly #element: TransfersElement;
  readonly #options: NewTransferOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #prepared: Preparing;
  readonly #dialog: ConfirmDialog;
  readonly #sending: Sending;
  #isOpen = false;
  /** Typed and checked: it is reviewed, challenged, or sent and its end is not known. */
  #intent: Intent | undefined;
  #speed = '';
  #challenge: Challenge | undefined;
  /** Sent by an earlier page or another tab: its end is not known. */
  #kept: KeptTransfer | undefined;
  /** It is entered once more, because it is not kept whole. */
  #isAgain = false;
  #ended: { readonly isDone: boolean; readonly transfer: string } | undefined;

  constructor(record: TransfersRecord, element: TransfersElement, options: NewTransferOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#prepared = new Preparing(record, element, this.#words);
    this.#dialog = new ConfirmDialog(element);
    this.#sending = new Sending(record, this.#words, () => options.showing().now);
    record.adopt(plainFormStyles, sendStyles, ...confirmStyles);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get isBusy(): boolean {
    return this.#prepared.isBusy || this.#sending.isBusy;
  }

  get isDirty(): boolean {
    return this.#isDoubtful || (this.#isOpen && this.#prepared.editor.isDirty);
  }

  /** One whose end is not known comes first: it is not to be typed again. */
  async open(): Promise<void> {
    if (this.isBusy) return;
    this.#isOpen = true;
    if (!this.#isDoubtful) {
      this.#forget();
      await this.#prepared.begin();
    }
    this.#record.focus('h2[tabindex]');
  }

  /** Shows a transfer whose end was not known when the page was left. @param from - The balance account that pays. */
  takeUp(from: string): void {
    const { body: kept } = this.#sending.openOf(from) ?? {};
    if (!kept || this.isBusy) return;
    this.#isOpen = true;
    this.#doubt(kept);
    this.#record.update();
  }

  reset(): void {
    if (this.#isDoubtful) return;
    this.#forget();
    this.#isOpen = false;
  }

  template(): TemplateResult {
    const shared = {
      language: this.#record.language,
      texts: this.#words,
      isBusy: this.isBusy,
      problem: this.#prepared.fault || this.#sending.problem,
    };
    const intent = this.#intent;
    const told = intent ?? this.#kept;
    if (this.#ended && told && !this.#challenge && !this.#isAgain)
      return endView({
        ...shared,
        ...this.#ended,
        intent: told,
        onOpen: () => this.#show(this.#ended?.transfer ?? ''),
        onLook: () => void this.#look(),
        onAgain: () => void this.#sendAgain(),
        onNew: () => void this.open(),
        onBack: () => this.#leave(),
      });
    if (!intent)
      return formView({
        ...shared,
        editor: this.#prepared.editor,
        onContinue: () => void this.#continue(),
        onCancel: () => this.#leave(),
        onLeft: (path) => this.#prepared.left(path),
      });
    const step = { ...shared, intent };
    const challenge = this.#challenge;
    if (challenge)
      return challengeView({
        ...step,
        left: challenge.left,
        isFailed: challenge.isFailed,
        onAgain: () => void this.#send(),
        onBack: () => this.#change(),
      });
    return html`${reviewView({
      ...step,
      sourceText: this.#prepared.sourceText(),
      targetText: this.#prepared.targetText(intent),
      offers: this.#prepared.offers(intent),
      isUnchecked: this.#prepared.isUnchecked(intent),
      speed: this.#speed,
      onSpeed: (speed) => {
        this.#speed = speed;
        this.#record.update();
      },
      onSubmit: () => this.#submit(),
      onBack: () => this.#change(),
    })}
    ${this.#dialog.template()}`;
  }

  get #isDoubtful(): boolean {
    return this.#ended?.isDone === false;
  }

  /** From what was typed to its review. */
  async #continue(): Promise<void> {
    if (this.isBusy) return;
    const intent = await this.#prepared.check();
    if (!intent) return this.#record.update();
    // Under its key goes what was sent under it, and nothing else.
    if (this.#kept && !isSameTransfer(this.#kept, intent)) {
      this.#prepared.fault = this.#words.text('not-same');
      return this.#record.focus('h2[tabindex]');
    }
    this.#intent = intent;
    const fit = this.#prepared.offers(intent).filter(({ isFit }) => isFit);
    this.#speed = (fit.find(({ speed }) => speed === 'regular') ?? fit[0])?.speed ?? '';
    this.#record.focus('h2[tabindex]');
  }

  /** More than the merchant lets go at a glance is confirmed by typing it. */
  #submit(): void {
    const intent = this.#intent;
    if (this.isBusy || !intent) return;
    this.#prepared.fault = '';
    const offers = this.#prepared.offers(intent);
    if (offers.length > 0 && !offers.some(({ speed, isFit }) => isFit && speed === this.#speed)) {
      this.#prepared.fault = this.#words.text('no-speed');
      return this.#record.focus('[part~=speeds] input:enabled');
    }
    const { amount } = intent;
    const { typedFrom } = this.#element;
    if (typedFrom === undefined || amount.value < typedFrom) return void this.#send();
    const { language } = this.#record;
    this.#dialog.ask({ ...sumQuestion(this.#words, amount, language), onYes: () => void this.#send() });
  }

  async #send(signed?: string): Promise<void> {
    const intent = this.#intent;
    if (!intent || this.isBusy) return;
    const { to, from, amount, reference } = intent;
    const told = { to, from, amount, reference };
    if (signed === undefined && !this.#record.emit('florin-before-transfer-send', told)) return;
    const body = { ...intent.body, ...(this.#speed && { priority: this.#speed as Speed }) };
    const proof = { isAsked: this.#element.authentication, signed };
    this.#endChallenge();
    const sent = await this.#sending.order({ ...intent, body }, proof, this.#isDoubtful);
    if (!sent) return;
    if (sent.ending === 'challenged') return this.#challenged(sent.challenge ?? '');
    this.#record.emit('florin-transfer-sent', {
      ...told,
      ending: sent.ending,
      transfer: sent.transfer ?? '',
    });
    this.#end(sent);
  }

  #end({ ending, transfer = '' }: Sent): void {
    if (ending === 'received') this.#received(transfer);
    else if (ending === 'unknown') this.#doubt(this.#sending.openOf(this.#intent?.from ?? '')?.body);
    else if (ending === 'refused') this.#intent = this.#kept = this.#ended = undefined;
    if (ending === 'refused') void this.#prepared.again();
    this.#tell();
  }

  /** Another tab may have sent something else: then that is what is not known. */
  #doubt(kept: KeptTransfer | undefined): void {
    const isOwn = this.#intent && (!kept || isSameTransfer(this.#intent, kept));
    if (!isOwn) this.#intent = kept?.body && { ...kept, body: kept.body };
    this.#kept = kept;
    this.#isAgain = false;
    this.#ended = { isDone: false, transfer: '' };
  }

  /** Whose bank account it goes to is not kept: it is entered once more, and goes under the same key. */
  async #sendAgain(): Promise<void> {
    if (this.#intent) return this.#send();
    this.#isAgain = true;
    await this.#prepared.begin();
    this.#record.focus('h2[tabindex]');
  }

  /** What was typed is the platform's now. */
  #received(transfer: string): void {
    const told = this.#intent ?? this.#kept;
    this.#forget();
    this.#kept = told;
    this.#ended = { isDone: true, transfer };
    void this.#record.refresh();
  }

  /** Hands the challenge to the page, which knows the device. */
  #challenged(challenge: string): void {
    const { until, respondWith } = (this.#challenge = new Challenge({
      now: () => this.#options.showing().now,
      onChange: () => this.#record.update(),
      onSigned: (signed) => void this.#send(signed),
    }));
    this.#record.say(this.#words.text('challenge-title'));
    this.#record.focus('h2[tabindex]');
    this.#record.emit('florin-transfer-challenged', { challenge, until, respondWith });
  }

  #endChallenge(): void {
    this.#challenge?.stop();
    this.#challenge = undefined;
  }

  async #look(): Promise<void> {
    const told = this.#intent ?? this.#kept;
    if (!told || this.isBusy) return;
    const transfer = await this.#sending.find(told);
    if (transfer !== undefined) this.#received(transfer);
    this.#tell();
  }

  #tell(): void {
    const text = this.#ended && this.#words.text(this.#ended.isDone ? 'received' : 'doubt');
    this.#record.say(text ?? this.#sending.problem);
    this.#record.focus('h2[tabindex]');
  }

  #change(): void {
    if (this.isBusy) return;
    this.#endChallenge();
    // What may have been sent before stays in doubt.
    if (!this.#isDoubtful || this.#isAgain) this.#intent = undefined;
    this.#prepared.fault = this.#sending.problem = '';
    this.#record.focus('h2[tabindex]');
  }

  #show(transfer: string): void {
    this.#leave();
    this.#options.onOpen(transfer);
  }

  #leave(): void {
    if (this.isBusy) return;
    if (!this.#isDoubtful) this.#forget();
    this.#isAgain = this.#isOpen = false;
    this.#record.update();
    this.#options.onBack();
  }

  #forget(): void {
    this.#endChallenge();
    this.#prepared.forget();
    this.#intent = this.#kept = this.#ended = undefined;
    this.#isAgain = false;
    this.#speed = this.#prepared.fault = this.#sending.problem = '';
  }
}
