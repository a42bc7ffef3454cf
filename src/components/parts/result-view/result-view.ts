import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';

import { formatAmount, type Amount, type Outcome } from '../../../client/index.js';
import type { AttemptAnswer, Reason } from '../../../client/shopper/index.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { amountText } from '../amount/amount.js';
import { receipt } from './receipt.js';
import { resultIcon } from './result-icon.js';
import { resultStyles } from './result-view.css.js';
import type { ResultWord } from './result-words.js';
import { words as english } from '../../../words/compiled/parts/result-view/en.js';

/** Sentences of the merchant's own for why a payment was refused; what is left out keeps the library's words. */
export type ReasonTexts = Readonly<Partial<Record<Reason, string>>>;

export interface ResultOptions {
  readonly reasons?: ReasonTexts | undefined;
  /** Quoted where the answer brought no reference of its own. */
  readonly order?: string | undefined;
  /** The form to try again stands below: what happened in a line or two, and the receipt where it is asked for. */
  readonly isBrief?: boolean;
  /** Offered after `refused` and `cancelled`. */
  readonly onTryAgain?: (() => void) | undefined;
  /** Offered while the outcome is `unknown` or `pending`. */
  readonly onCheckAgain?: (() => void) | undefined;
  /** True while a check is under way: the result stays, and says so. */
  readonly checking?: boolean | undefined;
  /** What the merchant's page puts below, for example a slot. */
  readonly extra?: unknown;
}

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

interface Shown {
  readonly outcome: Outcome;
  /** What is said of it. */
  readonly sentence: string;
}

/** A live region speaks when it changes, so it has to be there for a moment before. */
const BREATH = 150;

/**
 * Shows how a payment ended. Make it once the class is loaded (`await import('../parts/result-view/result-view.js')`),
 * then put `view.template(outcome, answer, options)` into the host's template. It brings its own styles and words,
 * announces each outcome once, and takes the focus if the host had it.
 */
export class ResultView implements ReactiveController {
  readonly #host: Host;
  readonly #language: () => string;
  readonly #words: Words<ResultWord>;
  /** What the last update has shown, and what the template last called for. */
  #shown: Shown | undefined;
  #next: Shown | undefined;
  #hadFocus = false;
  #said = '';
  #isFeedback = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, language: () => string) {
    this.#host = host;
    this.#language = language;
    this.#words = new Words(host, language, english);
    this.#words.hostUpdate();
    adoptStyles(host.renderRoot, resultStyles);
    host.addController(this);
    host.requestUpdate();
  }

  /** False while the words of a language are on their way. */
  get isReady(): boolean {
    return this.#words.ready;
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** Called from the host's `render()`. Empty while another language is on its way. */
  template(outcome: Outcome, answer: AttemptAnswer | undefined, options: ResultOptions = {}): TemplateResult {
    if (!this.isReady) return html``;
    const text = this.#explain(outcome, answer, options.reasons);
    const title = this.#text(`${outcome}-title`);
    this.#next = { outcome, sentence: options.checking ? this.#text('checking') : `${title}. ${text}` };
    const { isBrief } = options;
    const reference = answer?.reference ?? options.order;
    const facts = html`${receipt({ answer, reference, language: this.#language(), text: this.#text })}
      <div class="next" part="next">${this.#buttons(outcome, reference, options)}${options.extra}</div>`;
    const heading = html`<h2
      id="florin-result-title"
      part="title"
      tabindex="-1"
      aria-describedby="florin-result-text"
    >
      ${title}
    </h2>`;
    const says = html`<p id="florin-result-text" part="text">${text}</p>`;
    return html`<section
      class="florin-result ${outcome} ${isBrief ? 'brief' : ''}"
      part="result"
      aria-labelledby="florin-result-title"
    >
      <div class="headline" part="headline">
        <span class="icon" part="icon">${resultIcon(outcome)}</span>
        ${
          isBrief
            ? html`<div class="line">${heading} ${says} ${this.#folded(facts)}</div>`
            : html`${heading} ${answer ? this.#amount(answer.amount) : nothing} ${says}`
        }
      </div>
      ${isBrief ? nothing : facts}
      <p class=${this.#isFeedback ? nothing : 'visually-hidden'} role="status">${this.#said}</p>
    </section>`;
  }

  #amount(amount: Amount): TemplateResult {
    return html`<p class="amount" part="amount">
      <span class="visually-hidden">${this.#text('amount')}: </span>${amountText(amount, this.#language())}
    </p>`;
  }

  #folded(facts: TemplateResult): TemplateResult {
    return html`<details part="details">
      <summary>${this.#text('details')}</summary>
      ${facts}
    </details>`;
  }

  hostUpdate(): void {
    // A frame that has the focus is the active element, but does not match `:focus-within`.
    this.#hadFocus = this.#host.matches(':focus-within') || !!this.#host.shadowRoot?.activeElement;
    this.#next = undefined;
  }

  /** What is new on screen takes the focus or is said; what was there before is not said again. */
  hostUpdated(): void {
    const before = this.#shown;
    const shown = (this.#shown = this.#next);
    const isNew = shown?.outcome !== before?.outcome;
    if (!shown) this.#said = '';
    else if (isNew && this.#hadFocus)
      this.#host.renderRoot.querySelector<HTMLElement>('#florin-result-title')?.focus();
    else if (isNew || shown.sentence !== before?.sentence) this.#say(shown.sentence);
  }

  readonly #text = (key: ResultWord, values?: Record<string, string>): string =>
    this.#words.text(key, values);

  #explain(outcome: Outcome, answer: AttemptAnswer | undefined, own: ReasonTexts | undefined): string {
    if (outcome === 'action-required' && answer?.remaining)
      return this.#text('remaining', { amount: formatAmount(answer.remaining, this.#language()) });
    const reason = answer?.reason as Reason;
    const word = `reason-${reason}` as const;
    return Object.hasOwn(english, word) ? own?.[reason] || this.#text(word) : this.#text(`${outcome}-text`);
  }

  #buttons(outcome: Outcome, reference: string | undefined, options: ResultOptions): unknown {
    const { onTryAgain, onCheckAgain, checking = false } = options;
    const button = (word: ResultWord, onClick: false | (() => void) | undefined, look = 'main'): unknown =>
      onClick
        ? html`<button
            type="button"
            class=${look}
            part="button"
            aria-disabled=${word === 'checking'}
            @click=${() => word === 'checking' || onClick()}
          >
            ${this.#text(word)}
          </button>`
        : nothing;
    return [
      button('try-again', (outcome === 'refused' || outcome === 'cancelled') && onTryAgain),
      button(
        checking ? 'checking' : 'check-again',
        (outcome === 'unknown' || outcome === 'pending') && onCheckAgain,
      ),
      button('copy', !!reference && (() => void this.#copy(reference)), ''),
      button('print', outcome === 'paid' && (() => print()), ''),
    ];
  }

  async #copy(reference: string): Promise<void> {
    let result: ResultWord = 'copied';
    try {
      await navigator.clipboard.writeText(reference);
    } catch {
      result = 'copy-failed';
    }
    this.#say(this.#text(result), true);
  }

  #say(sentence: string, isFeedback = false): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#said = sentence;
      this.#isFeedback = isFeedback;
      this.#host.requestUpdate();
    }, BREATH);
  }
}
