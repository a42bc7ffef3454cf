import type { CSSResult, ReactiveController } from 'lit';

import { cancel } from '../../../client/shopper/index.js';
import type { Catalogue } from '../../../words/catalogue.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { waitInView } from '../attempt/wait-in-view.js';
import type { ActionContext, ActionResult, WaitingAttempt } from './action.js';

/** What stands in the page while a payment waits for something outside of it. It goes with the page, or as the payment ends. */
export class Waiting<Key extends string> implements ReactiveController {
  readonly root = document.createElement('div');
  readonly words: Words<Key>;
  readonly #over = new AbortController();
  readonly #context: ActionContext;
  readonly #attempt: WaitingAttempt;
  #draw = (): void => undefined;
  #isShown = false;

  constructor(attempt: WaitingAttempt, context: ActionContext, english: Catalogue<Key>) {
    this.#attempt = attempt;
    this.#context = context;
    this.words = new Words(attempt.host, attempt.language, english);
  }

  /** Aborted when it is over. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  get isOpen(): boolean {
    return !this.signal.aborted && this.#attempt.payment.state.phase === 'action';
  }

  /** Puts it into the page, drawn by `draw` once its language is there, and again with each update of the element. */
  open(styles: CSSResult, draw: () => void): void {
    const { container, signal } = this.#context;
    const { host } = this.#attempt;
    this.#draw = draw;
    adoptStyles(container, styles);
    container.append(this.root);
    this.words.hostUpdate();
    host.addController(this);
    this.hostUpdated();
    signal.addEventListener('abort', () => this.#over.abort(), { signal: this.signal });
    this.signal.addEventListener('abort', () => {
      this.root.remove();
      host.removeController(this);
      host.removeController(this.words);
    });
  }

  hostUpdated(): void {
    if (!this.words.ready || this.signal.aborted) return;
    this.#draw();
    if (this.#isShown) return;
    this.#isShown = true;
    this.root.querySelector('h2')?.focus();
  }

  /** Asks the shop's server until it is over: pauses of milliseconds, which grow from the first to the longest. */
  async watch(first: number, longest: number, look: () => Promise<unknown>): Promise<ActionResult> {
    for (let pause = first; this.isOpen; pause = Math.min(longest, pause * 1.25)) {
      await waitInView(pause);
      if (this.isOpen) await look();
    }
    this.#over.abort();
    return { kind: this.#context.signal.aborted ? 'aborted' : 'left' };
  }

  /** Asks the shop's server to cancel, for another method; whether the wait is over by that. */
  async cancel(): Promise<boolean> {
    const { payment } = this.#attempt;
    const { key = '' } = payment.state;
    await this.#attempt
      .client()
      ?.call(cancel, { key, order: payment.order })
      .catch(() => undefined);
    await payment.look();
    return !this.isOpen;
  }
}
