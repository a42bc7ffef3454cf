import type { Client, Outcome } from '../../../client/index.js';
import {
  canPay,
  problemOf,
  type AttemptState,
  type PayOnce,
  type Problem,
} from '../../../client/pay-once/index.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { Attempt } from '../../parts/attempt/attempt.js';
import type { Sealed } from '../../parts/card-frame/card-frame.js';
import type { ReasonTexts } from '../../parts/result-view/result-view.js';
import type { OrderMethods } from '../order-methods.js';
import { panel } from '../panel.js';
import { takesCards, type Screen } from '../screen.js';
import { ActionRunner } from './action-runner.js';
import { payingStyles } from './paying.css.js';
import { payInput, type Choice } from './pay-input.js';
import { problemState, problemValues, problemWord } from './problem-words.js';
import { ResultStage } from './result-stage.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

export interface Settled {
  readonly outcome: Outcome;
  /** What to quote to the merchant; absent where no answer named one. */
  readonly reference: string | undefined;
}

type Host = ConstructorParameters<typeof ResultStage>[0];

export interface PayingOptions {
  readonly methods: OrderMethods;
  order(): string;
  client(): Client | undefined;
  proxy(): string;
  language(): string;
  reasons(): ReasonTexts | undefined;
  container(): HTMLElement | null;
  onSettled(settled: Settled): void;
  onFailed(code: string, detail: string | undefined): void;
}

/**
 * All that happens from the click on: the one payment of the order, the bank's pages, the result, and the sentences for
 * whatever goes wrong. Loaded when the shopper has begun to fill in the form, or when there is something to say.
 */
export class Paying {
  readonly #options: PayingOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #attempt: Attempt;
  readonly #runner: ActionRunner;
  readonly #result: ResultStage;
  #own: PayOnce | undefined;
  #told = '';
  #unknown: PayOnce | undefined;
  #isReady = false;

  constructor(host: Host, options: PayingOptions) {
    this.#options = options;
    adoptStyles(host.renderRoot, payingStyles);
    this.#words = new Words(host, options.language, english, languages);
    this.#words.hostUpdate();
    this.#result = new ResultStage(host, options.language);
    this.#attempt = new Attempt(host, { ...options, onChange: (state) => this.#onChange(state) });
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
    if (this.#options.client()) this.#attempt.payment?.resume(key);
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
    return (this.#isReady ||= this.#words.ready);
  }

  get screen(): Screen {
    const { phase, outcome } = this.state;
    if (this.#unknown === this.#attempt.payment && phase === 'verifying')
      return this.#ended({ ...this.state, outcome: 'unknown' });
    if (outcome && !this.isFree) return this.#ended(this.state);
    return this.isFree ? this.#free() : this.#busy();
  }

  #ended(state: AttemptState): Screen {
    const { outcome, phase, problem } = state;
    if (this.#result.isLoading) return this.#busy();
    const isUnknown = outcome === 'unknown';
    const view = this.#result.template(state, {
      reasons: this.#options.reasons(),
      order: this.#options.order(),
      checking: phase === 'verifying',
      onCheckAgain: this.#check,
      ...(isUnknown && problem && { extra: this.#say(problem) }),
    });
    const text = this.#words.text(outcome ?? 'unknown');
    const button = isUnknown ? ([this.#words.text('checkAgain'), this.#check] as const) : undefined;
    return {
      state: 'settled',
      form: this.isFree ? 'shown' : isUnknown || phase === 'verifying' ? 'hidden' : 'none',
      panel: view ?? panel({ slot: 'result', text, button }),
    };
  }

  #busy(): Screen {
    const { phase, problem } = this.state;
    const text = (key: keyof typeof english) => this.#words.text(key);
    if (phase === 'action' && this.#runner.needsClick) {
      const button = [text('goOn'), this.#goOn] as const;
      return {
        state: 'busy',
        form: 'hidden',
        panel: panel({ slot: 'confirm', text: text('confirm'), button }),
      };
    }
    const isVerifying = phase === 'verifying';
    const status = `${problem ? this.#say(problem) : ''} ${text(isVerifying ? 'verifying' : 'keepOpen')}`;
    if (this.#own && this.#own === this.#attempt.payment)
      return { state: 'busy', form: 'shown', busy: text(isVerifying ? 'checking' : 'paying'), status };
    return { state: 'busy', form: 'hidden', panel: panel({ slot: 'verifying', text: status, isBusy: true }) };
  }

  #free(): Screen {
    const { methods } = this.#options;
    const { answer, error } = methods;
    const problem = this.state.problem ?? (error ? problemOf(error) : undefined);
    const after = this.state.outcome && !this.#result.isLoading ? this.#ended(this.state).panel : undefined;
    if (answer && !takesCards(answer))
      return {
        state: 'empty',
        form: 'none',
        panel: panel({ slot: 'empty', text: this.#words.text('empty') }),
      };
    if (answer)
      return { state: 'ready', form: 'shown', panel: after, alert: problem ? this.#say(problem) : '' };
    if (!problem) return { state: 'loading', form: 'shown', panel: after };
    const state = problemState(problem);
    const button = [this.#words.text('retry'), () => void methods.load()] as const;
    return {
      state,
      form: 'none',
      panel: panel({ slot: state, text: this.#say(problem), isAlert: true, button }),
    };
  }

  #say(problem: Problem): string {
    const { answer } = this.#options.methods;
    const amount = answer ? amountText(answer.amount, this.#options.language()) : '';
    return this.#words.text(problemWord(problem), { ...problemValues(problem), amount });
  }

  readonly #check = (): void => void this.#attempt.payment?.check();

  readonly #goOn = (): void => void this.#runner.run();

  #onChange(state: AttemptState): void {
    const { key, outcome, answer, phase, problem } = state;
    if (phase !== 'verifying') this.#unknown = outcome === 'unknown' ? this.#attempt.payment : undefined;
    if (phase !== 'idle') this.#result.load().catch(() => undefined);
    this.#runner.onState(state);
    if (phase === 'idle' && problem) {
      if (problem.code === 'amount-changed') void this.#options.methods.load();
      this.#options.onFailed(problem.code, problem.detail);
    }
    if (!outcome || this.#told === `${key} ${outcome}`) return;
    this.#told = `${key} ${outcome}`;
    this.#options.onSettled({ outcome, reference: answer?.reference });
  }
}
