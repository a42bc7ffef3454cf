import type { Client, Outcome } from '../../../client/index.js';
import {
  canPay,
  PayOnce,
  problemOf,
  type AttemptState,
  type Problem,
} from '../../../client/pay-once/index.js';
import type { MethodsAnswer } from '../../../client/shopper/methods.js';
import type { Values } from '../../../words/catalogue.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { amountText } from '../amount/amount.js';
import { Attempt } from '../attempt/attempt.js';
import type { PaymentSettled } from '../attempt/payment-settled.js';
import type { Sealed } from '../card-frame/card-frame.js';
import { ResultView, type ReasonTexts } from '../result-view/result-view.js';
import { AboveKeyboard } from './above-keyboard.js';
import { panel } from './panel.js';
import type { Screen } from './screen.js';
import { ActionRunner, isWaiting } from './action-runner.js';
import { payingStyles } from './paying.css.js';
import { payInput, type Choice } from './pay-input.js';
import { problemState, problemValues, problemWord, type ElementWord } from './problem-words.js';
import { words as english, type Word as PayingWord } from '../../../words/compiled/parts/paying/en.js';

type Host = ConstructorParameters<typeof ResultView>[0];

/** What an element knows of the order, and how it asks again. */
export interface AskedOrder {
  readonly answer?: MethodsAnswer | undefined;
  /** Why the last time of asking brought no answer. */
  readonly error?: unknown;
  /** Whether the page has a way to take what the order can be paid with. */
  readonly isPayable: boolean;
  /** Holds what the method that is paid by is prepared in. */
  readonly list?: { readonly room?: PaidRoom | undefined } | undefined;
  load(): Promise<void>;
}

interface PaidRoom {
  /** Whether it says itself that a part is paid, and what is left. */
  readonly tellsOfParts?: boolean;
  /** Its sheet is open, and nothing was sent yet. */
  readonly isAsking?: boolean;
  /** What was sent has an outcome, or goes on in the page without one. */
  rested?(outcome: Outcome | undefined): void;
}

export interface PayingOptions {
  /** The element's own. */
  readonly words: { text(key: ElementWord, values?: Values): string };
  readonly methods: AskedOrder;
  order(): string;
  client(): Client | undefined;
  proxy(): string;
  language(): string;
  reasons(): ReasonTexts | undefined;
  container(): HTMLElement | null;
  onSettled(settled: PaymentSettled): void;
  onFailed(code: string, detail: string | undefined): void;
}

/**
 * All that happens from the click on: the one payment of the order, the bank's pages, the result, and the sentences for
 * whatever goes wrong. Loaded when the shopper has begun to fill in the form, or when there is something to say.
 */
export class Paying {
  readonly #options: PayingOptions;
  readonly #words: Words<PayingWord>;
  readonly #attempt: Attempt<PayOnce>;
  readonly #runner: ActionRunner;
  readonly #result: ResultView;
  #own: PayOnce | undefined;
  #told = '';
  #unknown: PayOnce | undefined;
  #isReady = false;

  constructor(host: Host, options: PayingOptions) {
    this.#options = options;
    adoptStyles(host.renderRoot, payingStyles);
    new AboveKeyboard(host);
    this.#words = new Words(host, options.language, english);
    this.#words.hostUpdate();
    this.#result = new ResultView(host, options.language);
    this.#attempt = new Attempt(host, { ...options, onChange: (state) => this.#onChange(state) }, PayOnce);
    this.#runner = new ActionRunner(host, {
      ...options,
      payment: () => this.#attempt.payment,
      onUnsafe: (field) => options.onFailed('action-unsafe', field),
    });
  }

  get state(): AttemptState {
    return this.#attempt.state;
  }

  /** True where nothing is open and nothing has been paid. */
  get isFree(): boolean {
    return canPay(this.state);
  }

  /** Takes up what storage, or the server in `key`, knows of this order's attempt. */
  resume(key: string | undefined): void {
    if (!this.#options.client()) return;
    // The order got cheaper: the part that left something to pay has paid it after all.
    if (this.#options.methods.answer?.isPaid) this.reset();
    this.#attempt.payment?.resume(key);
  }

  async pay(choice: Choice, seal: () => Promise<Sealed>, key: string): Promise<AttemptState> {
    this.#own = this.#attempt.payment;
    return (await this.#own?.pay(async () => payInput(choice, await seal()), key)) ?? this.state;
  }

  async rested(): Promise<AttemptState> {
    return (await this.#attempt.payment?.rested()) ?? this.state;
  }

  reset(): void {
    this.#attempt.payment?.reset();
  }

  /** Tells the page why the order could not be looked up. */
  fail(error: unknown): void {
    const { code, detail } = problemOf(error);
    this.#options.onFailed(code, detail);
  }

  /** False until the shopper's language is there; once it was, another one comes without a gap. */
  get isReady(): boolean {
    return (this.#isReady ||= this.#words.ready && this.#result.isReady);
  }

  get screen(): Screen {
    const { state } = this;
    if (this.isFree) return this.#free();
    const isStillUnknown = this.#unknown === this.#attempt.payment && state.phase === 'verifying';
    const outcome = isStillUnknown ? 'unknown' : state.outcome;
    // What is paid elsewhere is pending, and its own box says how to pay it.
    return outcome && state.phase !== 'action' ? this.#ended(state, outcome) : this.#busy();
  }

  #ended({ answer, phase, problem }: AttemptState, outcome: Outcome): Screen {
    const isUnknown = outcome === 'unknown';
    const isChecking = phase === 'verifying';
    const result = this.#result.template(outcome, answer, {
      reasons: this.#options.reasons(),
      order: this.#options.order(),
      isBrief: this.isFree,
      checking: isChecking,
      onCheckAgain: this.#check,
      ...(isUnknown && problem && { extra: this.#say(problem) }),
    });
    const form = this.isFree ? 'shown' : isUnknown || isChecking ? 'hidden' : 'none';
    return { state: 'settled', form, panel: result };
  }

  #busy(): Screen {
    const { phase, problem } = this.state;
    if (phase === 'action' && this.#runner.needsClick) {
      const button = [this.#text('goOn'), this.#goOn] as const;
      return {
        state: 'busy',
        form: 'hidden',
        panel: panel({
          slot: 'confirm',
          text: this.#text(isWaiting(this.state) ? 'network' : 'confirm'),
          button,
        }),
      };
    }
    // The action's own box says all there is to say.
    if (phase === 'action' && isWaiting(this.state)) return { state: 'busy', form: 'hidden' };
    const isVerifying = phase === 'verifying';
    const status = `${problem ? this.#say(problem) : ''} ${this.#text(isVerifying ? 'verifying' : 'keepOpen')}`;
    if (this.#own && this.#own === this.#attempt.payment)
      return { state: 'busy', form: 'shown', busy: this.#text(isVerifying ? 'checking' : 'paying'), status };
    return { state: 'busy', form: 'hidden', panel: panel({ slot: 'verifying', text: status, isBusy: true }) };
  }

  #free(): Screen {
    const { methods } = this.#options;
    const { answer, error } = methods;
    const problem = this.state.problem ?? (error ? problemOf(error) : undefined);
    const { outcome } = this.state;
    const isTold = this.state.answer?.remaining && methods.list?.room?.tellsOfParts;
    const after = outcome && !isTold ? this.#ended(this.state, outcome).panel : undefined;
    if (answer?.isPaid)
      return {
        state: 'settled',
        form: 'none',
        panel: panel({ slot: 'paid', text: this.#text('order-paid') }),
      };
    if (answer && !methods.isPayable)
      return {
        state: 'empty',
        form: 'none',
        panel: panel({ slot: 'empty', text: this.#text('empty') }),
      };
    if (answer) {
      const alert = problem ? this.#say(problem) : '';
      const isBusy = methods.list?.room?.isAsking && ({ state: 'busy', busy: this.#text('paying') } as const);
      return { state: 'ready', form: 'shown', panel: after, alert, ...isBusy };
    }
    if (!problem) return { state: 'loading', form: 'shown', panel: after };
    const state = problemState(problem);
    const button = [this.#text('cardRetry'), () => void methods.load()] as const;
    return {
      state,
      form: 'none',
      panel: panel({ slot: state, text: this.#say(problem), isAlert: true, button }),
    };
  }

  #say(problem: Problem): string {
    const { answer } = this.#options.methods;
    const amount = answer ? amountText(answer.amount, this.#options.language()) : '';
    return this.#text(problemWord(problem), { ...problemValues(problem), amount });
  }

  /** What the form has words for already is not said a second way. */
  #text(key: PayingWord | ElementWord, values?: Record<string, string>): string {
    return key in english
      ? this.#words.text(key as PayingWord, values)
      : this.#options.words.text(key as ElementWord, values);
  }

  readonly #check = (): void => void this.#attempt.payment?.check();

  readonly #goOn = (): void => void this.#runner.run();

  #onChange(state: AttemptState): void {
    const { key, outcome, answer, phase, problem } = state;
    if (phase !== 'verifying') this.#unknown = outcome === 'unknown' ? this.#attempt.payment : undefined;
    if (phase !== 'sealing' && phase !== 'sending') this.#options.methods.list?.room?.rested?.(outcome);
    this.#runner.onState(state);
    if (phase === 'idle' && problem) {
      if (problem.code === 'amount-changed') void this.#options.methods.load();
      this.#options.onFailed(problem.code, problem.detail);
    }
    if (!outcome || this.#told === `${key} ${outcome}`) return;
    this.#told = `${key} ${outcome}`;
    // A part is paid, by a gift card for example: the button is to name what is left by the server's word.
    if (answer?.remaining) void this.#options.methods.load();
    this.#options.onSettled({ outcome, reference: answer?.reference });
  }
}
