import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';

import type { Client } from '../../../client/index.js';
import { DonateOnce } from '../../../client/pay-once/donate-once.js';
import type { AttemptState, Details } from '../../../client/pay-once/index.js';
import { donationOrder } from '../../../client/shopper/donation-order.js';
import type { Cause, CausesAnswer } from '../../../client/shopper/donations.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import type { ActionContext } from '../../parts/actions/action.js';
import { Attempt } from '../../parts/attempt/attempt.js';
import { BankStep } from '../../parts/attempt/bank-step.js';
import { browserFacts } from '../../parts/attempt/browser-facts.js';
import { buttonStyles } from '../../parts/controls/button.css.js';
import { mainButtonStyles } from '../../parts/controls/main-button.css.js';
import { plainButtonStyles } from '../../parts/controls/plain-button.css.js';
import { words as english } from '../../../words/compiled/donation/giving/en.js';
import type { DonationSettled } from '../events.js';
import { situationOf, type Situation } from '../situation.js';
import { givingStyles } from './giving.css.js';
import { givingView } from './giving-view.js';
import { problemWord } from './problem-word.js';
import type { GivingView } from './shown.js';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

export interface GivingOptions {
  client(): Client | undefined;
  order(): string;
  language(): string;
  /** The language that causes are asked for in. */
  asked(): string;
  withLogos(): boolean;
  context(): Pick<ActionContext, 'proxy' | 'words' | 'redirectOrigins'>;
  /** Asks for the causes again: what they take has changed. */
  askAgain(): void;
  close(): void;
  tell(detail: DonationSettled): void;
}

/** What is chosen, the one donation, and what became of it. Loaded once there is something to show. */
export class Giving implements ReactiveController {
  readonly #host: Host;
  readonly #options: GivingOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #attempt: Attempt<DonateOnce>;
  readonly #bank: BankStep;
  #answer: CausesAnswer = { causes: [] };
  #cause = '';
  #amount: number | undefined;
  /** Of the donation that is being made, for the thanks. */
  #charity: string | undefined;
  #hasFault = false;
  #shown: Situation | undefined;
  #hadFocus = false;
  #said = '';
  #told = '';

  constructor(host: Host, options: GivingOptions) {
    const { client, language } = options;
    this.#host = host;
    this.#options = options;
    this.#words = new Words(host, language, english);
    this.#words.hostUpdate();
    this.#attempt = new Attempt(
      host,
      {
        client,
        order: () => donationOrder(options.order()),
        onChange: (state, previous) => this.#onChange(state, previous),
      },
      DonateOnce,
    );
    this.#bank = new BankStep(host, {
      client,
      payment: () => this.#attempt.payment,
      context: () => ({ ...options.context(), language: language() }),
    });
    for (const styles of [buttonStyles, mainButtonStyles, plainButtonStyles, givingStyles])
      adoptStyles(host.renderRoot, styles);
    host.addController(this);
  }

  get state(): AttemptState {
    return this.#attempt.state;
  }

  get situation(): Situation {
    return situationOf(this.state);
  }

  /** Shows what can be given; what a bank brought back, or a donation that is known, comes first. */
  offer(answer: CausesAnswer, details: Details | undefined): void {
    this.#answer = answer;
    const { causes, attempt } = answer;
    this.#cause = (causes.find(({ id }) => id === this.#cause) ?? causes[0])?.id ?? '';
    this.#takeOnlyAmount();
    const { payment } = this.#attempt;
    if (details) void payment?.complete(details);
    else if (attempt) payment?.resume(attempt);
    this.#host.requestUpdate();
  }

  /** Follows nothing any more: the element shows another order. */
  stop(): void {
    this.#bank.stop();
    for (const controller of [this, this.#attempt, this.#bank]) this.#host.removeController(controller);
    this.#attempt.hostDisconnected();
  }

  hostUpdate(): void {
    this.#hadFocus = this.#host.matches(':focus-within') || !!this.#host.shadowRoot?.activeElement;
  }

  /** What is new on screen takes the focus, if the shopper was here, or is said once. */
  hostUpdated(): void {
    const { situation } = this;
    if (situation === this.#shown) return;
    const before = this.#shown;
    this.#shown = situation;
    if (before === undefined || situation === 'busy') return;
    const title = this.#host.renderRoot.querySelector<HTMLElement>('h2');
    if (this.#hadFocus && situation !== 'action') title?.focus();
    else this.#say(title?.textContent ?? '');
  }

  template(situation: Situation): TemplateResult | undefined {
    if (!this.#words.ready || situation === 'closed') return undefined;
    return givingView(this.#view(situation));
  }

  #view(situation: Situation): GivingView {
    const { state } = this;
    const { causes, currency = '', method, lastFour } = this.#answer;
    return {
      situation,
      words: this.#words,
      language: this.#options.language(),
      causes,
      cause: this.#chosen,
      currency,
      amount: this.#amount,
      method,
      lastFour,
      withLogos: this.#options.withLogos(),
      fault: this.#hasFault && this.#amount === undefined,
      problem: problemWord(state.problem),
      answer: state.answer,
      charity: this.#charity,
      isWaiting: this.#bank.isWaiting,
      said: this.#said,
      onCause: (id) => this.#choose(id),
      onAmount: (amount) => this.#change(() => (this.#amount = amount)),
      onGive: () => void this.#give(),
      onClose: () => this.#close(),
      onCheck: () => void this.#attempt.payment?.check(),
      onAgain: () => this.#again(),
      onContinue: () => this.#bank.run(),
    };
  }

  get #chosen(): Cause | undefined {
    return this.#answer.causes.find(({ id }) => id === this.#cause);
  }

  #change(act: () => void): void {
    act();
    this.#host.requestUpdate();
  }

  #choose(id: string): void {
    this.#change(() => {
      this.#cause = id;
      this.#amount = undefined;
      this.#hasFault = false;
      this.#takeOnlyAmount();
    });
  }

  /** What cannot be chosen otherwise is chosen; of several amounts, the shopper names one. */
  #takeOnlyAmount(): void {
    const { amounts = [] } = this.#chosen ?? {};
    if (this.#amount !== undefined && !amounts.includes(this.#amount)) this.#amount = undefined;
    if (amounts.length === 1) [this.#amount] = amounts;
  }

  async #give(): Promise<void> {
    const { payment } = this.#attempt;
    const cause = this.#chosen;
    const { currency } = this.#answer;
    if (!payment || !cause || !currency || this.situation !== 'ready') return;
    if (this.#amount === undefined) {
      this.#change(() => (this.#hasFault = true));
      this.#host.renderRoot.querySelector<HTMLElement>('[name=amount]')?.focus();
      return;
    }
    this.#charity = cause.charity;
    await payment.give({
      cause: cause.id,
      amount: { value: this.#amount, currency },
      browser: browserFacts(),
      locale: this.#options.asked(),
    });
  }

  /** Gone from the page; a donation that is on its way stays so. */
  #close(): void {
    this.#shown = undefined;
    this.#options.close();
  }

  #again(): void {
    this.#attempt.payment?.reset();
    this.#options.askAgain();
  }

  #onChange(state: AttemptState, previous: AttemptState): void {
    const { phase, outcome, action, answer, problem, resumed } = state;
    // What was asked for earlier waits for a click, where it leads away from the page.
    if (!action) this.#bank.stop();
    else if (action !== previous.action && resumed) this.#bank.begin(action);
    else if (action !== previous.action) this.#bank.run();
    if (phase === 'idle' && problem?.code === 'amount-changed') this.#options.askAgain();
    const told = `${outcome} ${answer?.reference ?? ''}`;
    if (!outcome || told === this.#told) return;
    this.#told = told;
    this.#options.tell({ outcome, reference: answer?.reference });
  }

  #say(sentence: string): void {
    this.#change(() => (this.#said = sentence));
  }
}
