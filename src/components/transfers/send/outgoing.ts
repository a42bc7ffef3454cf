import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/transfers/send/en.js';
import type { TransfersElement, TransfersRecord } from '../panel/transfers-record.js';
import { Challenge } from './challenge.js';
import type { Intent, Speed } from './intent.js';
import { isSameTransfer, type KeptTransfer } from './kept-transfers.js';
import { Sending, type Sent } from './sending.js';

export interface OutgoingOptions {
  /** Milliseconds since the epoch, by the proxy's clock. */
  now(): number;
  /** Whether anything of the form is on its way. */
  isBusy(): boolean;
  /** The platform has what was typed. */
  onReceived(): void;
  /** The platform did not take what was typed. */
  onRefused(): void;
}

/** One transfer from its review until its end is known: the challenge, the sending and the doubt. */
export class Outgoing {
  readonly #record: TransfersRecord;
  readonly #element: TransfersElement;
  readonly #words: Words<Word>;
  readonly #options: OutgoingOptions;
  readonly #sending: Sending;
  #intent: Intent | undefined;
  #challenge: Challenge | undefined;
  /** Sent by an earlier page or another tab: its end is not known. */
  #kept: KeptTransfer | undefined;
  #isAgain = false;
  #ended: { readonly isDone: boolean; readonly transfer: string } | undefined;
  /** The speed that is chosen; empty where there is no choice. */
  speed = '';

  constructor(
    record: TransfersRecord,
    element: TransfersElement,
    words: Words<Word>,
    options: OutgoingOptions,
  ) {
    this.#record = record;
    this.#element = element;
    this.#words = words;
    this.#options = options;
    this.#sending = new Sending(record, words, options.now);
  }

  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  /** Why it was not sent. */
  get problem(): string {
    return this.#sending.problem;
  }

  /** Typed and checked: it is reviewed, challenged, or sent and its end is not known. */
  get intent(): Intent | undefined {
    return this.#intent;
  }

  /** What is known of it, in whichever tab it was sent. */
  get told(): Intent | KeptTransfer | undefined {
    return this.#intent ?? this.#kept;
  }

  get challenge(): Challenge | undefined {
    return this.#challenge;
  }

  get ended(): { readonly isDone: boolean; readonly transfer: string } | undefined {
    return this.#ended;
  }

  /** Whether it was sent, and its end is not known. */
  get isDoubtful(): boolean {
    return this.#ended?.isDone === false;
  }

  /** Whether it is entered once more, because it is not kept whole. */
  get isAgain(): boolean {
    return this.#isAgain;
  }

  /** Takes what was typed and checked. Under its key goes what was sent under it, and nothing else. */
  take(intent: Intent): boolean {
    if (this.#kept && !isSameTransfer(this.#kept, intent)) return false;
    this.#intent = intent;
    return true;
  }

  /** Takes up what was sent from a balance account when the page was left; false where nothing was. */
  takeUp(from: string): boolean {
    const { body: kept } = this.#sending.openOf(from) ?? {};
    if (!kept || this.#options.isBusy()) return false;
    this.#doubt(kept);
    return true;
  }

  enterAgain(): void {
    this.#isAgain = true;
  }

  async send(signed?: string): Promise<void> {
    const intent = this.#intent;
    if (!intent || this.#options.isBusy()) return;
    const { to, from, amount, reference } = intent;
    const told = { to, from, amount, reference };
    if (signed === undefined && !this.#record.emit('florin-before-transfer-send', told)) return;
    const body = { ...intent.body, ...(this.speed && { priority: this.speed as Speed }) };
    const proof = { isAsked: this.#element.authentication, signed };
    this.#endChallenge();
    const sent = await this.#sending.order({ ...intent, body }, proof, this.isDoubtful);
    if (!sent) return;
    if (sent.ending === 'challenged') return this.#challenged(sent.challenge ?? '');
    this.#record.emit('florin-transfer-sent', {
      ...told,
      ending: sent.ending,
      transfer: sent.transfer ?? '',
    });
    this.#end(sent);
  }

  /** Looks whether the platform lists it. */
  async look(): Promise<void> {
    const { told } = this;
    if (!told || this.#options.isBusy()) return;
    const transfer = await this.#sending.find(told);
    if (transfer !== undefined) this.#received(transfer);
    this.#tell();
  }

  /** Back to what is typed. What may have been sent before stays in doubt. */
  change(): void {
    this.#endChallenge();
    if (!this.isDoubtful || this.#isAgain) this.#intent = undefined;
    this.#sending.problem = '';
  }

  /** The person goes elsewhere: what is in doubt stays. */
  leave(): void {
    if (!this.isDoubtful) this.forget();
    this.#isAgain = false;
  }

  forget(): void {
    this.#endChallenge();
    this.#intent = this.#kept = this.#ended = undefined;
    this.#isAgain = false;
    this.speed = this.#sending.problem = '';
  }

  #end({ ending, transfer = '' }: Sent): void {
    if (ending === 'received') this.#received(transfer);
    else if (ending === 'unknown') this.#doubt(this.#sending.openOf(this.#intent?.from ?? '')?.body);
    else if (ending === 'refused') this.#intent = this.#kept = this.#ended = undefined;
    if (ending === 'refused') this.#options.onRefused();
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

  /** What was typed is the platform's now. */
  #received(transfer: string): void {
    const { told } = this;
    this.forget();
    this.#options.onReceived();
    this.#kept = told;
    this.#ended = { isDone: true, transfer };
    void this.#record.refresh();
  }

  /** Hands the challenge to the page, which knows the device. */
  #challenged(challenge: string): void {
    const { until, respondWith } = (this.#challenge = new Challenge({
      now: this.#options.now,
      onChange: () => this.#record.update(),
      onSigned: (signed) => void this.send(signed),
    }));
    this.#record.say(this.#words.text('challenge-title'));
    this.#record.focus('h2[tabindex]');
    this.#record.emit('florin-transfer-challenged', { challenge, until, respondWith });
  }

  #endChallenge(): void {
    this.#challenge?.stop();
    this.#challenge = undefined;
  }

  #tell(): void {
    const text = this.#ended && this.#words.text(this.#ended.isDone ? 'received' : 'doubt');
    this.#record.say(text ?? this.problem);
    this.#record.focus('h2[tabindex]');
  }
}
