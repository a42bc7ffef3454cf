import { html, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import { plainFormStyles } from '../../parts/form/plain.css.js';
import { formView } from '../../parts/money-form/form-view.js';
import { words as english } from '../../../words/compiled/transfers/send/en.js';
import type { Showing } from '../panel/showing.js';
import type { TransfersElement, TransfersRecord } from '../panel/transfers-record.js';
import { Outgoing } from './outgoing.js';
import { Preparing } from './preparing.js';
import { sendStyles } from './send.css.js';
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
  readonly #outgoing: Outgoing;
  #isOpen = false;

  constructor(record: TransfersRecord, element: TransfersElement, options: NewTransferOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#prepared = new Preparing(record, element, this.#words);
    this.#dialog = new ConfirmDialog(element);
    this.#outgoing = new Outgoing(record, element, this.#words, {
      now: () => options.showing().now,
      isBusy: () => this.isBusy,
      onReceived: () => this.#prepared.forget(),
      onRefused: () => void this.#prepared.again(),
    });
    record.adopt(plainFormStyles, sendStyles, ...confirmStyles);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get isBusy(): boolean {
    return this.#prepared.isBusy || this.#outgoing.isBusy;
  }

  get isDirty(): boolean {
    return this.#outgoing.isDoubtful || (this.#isOpen && this.#prepared.editor.isDirty);
  }

  /** One whose end is not known comes first: it is not to be typed again. */
  async open(): Promise<void> {
    if (this.isBusy) return;
    this.#isOpen = true;
    if (!this.#outgoing.isDoubtful) {
      this.#forget();
      await this.#prepared.begin();
    }
    this.#record.focus('h2[tabindex]');
  }

  /** Shows a transfer whose end was not known when the page was left. @param from - The balance account that pays. */
  takeUp(from: string): void {
    if (!this.#outgoing.takeUp(from)) return;
    this.#isOpen = true;
    this.#record.update();
  }

  reset(): void {
    if (this.#outgoing.isDoubtful) return;
    this.#forget();
    this.#isOpen = false;
  }

  template(): TemplateResult {
    const { intent, told, ended, challenge, isAgain, problem, speed } = this.#outgoing;
    const shared = {
      language: this.#record.language,
      texts: this.#words,
      isBusy: this.isBusy,
      problem: this.#prepared.fault || problem,
    };
    if (ended && told && !challenge && !isAgain)
      return endView({
        ...shared,
        ...ended,
        intent: told,
        onOpen: () => this.#show(this.#outgoing.ended?.transfer ?? ''),
        onLook: () => void this.#outgoing.look(),
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
    if (challenge)
      return challengeView({
        ...step,
        left: challenge.left,
        isFailed: challenge.isFailed,
        onAgain: () => void this.#outgoing.send(),
        onBack: () => this.#change(),
      });
    return html`${reviewView({
      ...step,
      sourceText: this.#prepared.sourceText(),
      targetText: this.#prepared.targetText(intent),
      offers: this.#prepared.offers(intent),
      isUnchecked: this.#prepared.isUnchecked(intent),
      speed,
      onSpeed: (chosen) => {
        this.#outgoing.speed = chosen;
        this.#record.update();
      },
      onSubmit: () => this.#submit(),
      onBack: () => this.#change(),
    })}
    ${this.#dialog.template()}`;
  }

  /** From what was typed to its review. */
  async #continue(): Promise<void> {
    if (this.isBusy) return;
    const intent = await this.#prepared.check();
    if (!intent) return this.#record.update();
    if (this.#outgoing.take(intent)) {
      const fit = this.#prepared.offers(intent).filter(({ isFit }) => isFit);
      this.#outgoing.speed = (fit.find(({ speed }) => speed === 'regular') ?? fit[0])?.speed ?? '';
    } else this.#prepared.fault = this.#words.text('not-same');
    this.#record.focus('h2[tabindex]');
  }

  /** More than the merchant lets go at a glance is confirmed by typing it. */
  #submit(): void {
    const { intent, speed: chosen } = this.#outgoing;
    if (this.isBusy || !intent) return;
    this.#prepared.fault = '';
    const offers = this.#prepared.offers(intent);
    if (offers.length > 0 && !offers.some(({ speed, isFit }) => isFit && speed === chosen)) {
      this.#prepared.fault = this.#words.text('no-speed');
      return this.#record.focus('[part~=speeds] input:enabled');
    }
    const { amount } = intent;
    const { typedFrom } = this.#element;
    if (typedFrom === undefined || amount.value < typedFrom) return void this.#outgoing.send();
    const { language } = this.#record;
    this.#dialog.ask({
      ...sumQuestion(this.#words, amount, language),
      onYes: () => void this.#outgoing.send(),
    });
  }

  /** Whose bank account it goes to is not kept: it is entered once more, and goes under the same key. */
  async #sendAgain(): Promise<void> {
    if (this.#outgoing.intent) return this.#outgoing.send();
    this.#outgoing.enterAgain();
    await this.#prepared.begin();
    this.#record.focus('h2[tabindex]');
  }

  #change(): void {
    if (this.isBusy) return;
    this.#outgoing.change();
    this.#prepared.fault = '';
    this.#record.focus('h2[tabindex]');
  }

  #show(transfer: string): void {
    this.#leave();
    this.#options.onOpen(transfer);
  }

  #leave(): void {
    if (this.isBusy) return;
    if (!this.#outgoing.isDoubtful) this.#prepared.forget();
    this.#outgoing.leave();
    this.#isOpen = false;
    this.#record.update();
    this.#options.onBack();
  }

  #forget(): void {
    this.#outgoing.forget();
    this.#prepared.forget();
  }
}
