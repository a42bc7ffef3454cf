import { html, nothing, type TemplateResult } from 'lit';

import type { Amount, Outcome } from '../../../client/index.js';
import type { Method } from '../../../client/shopper/index.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { nextTask } from '../../base/next-task.js';
import { Words } from '../../base/words.js';
import { words as english, type Word } from '../../../words/compiled/parts/wallet/en.js';
import { spinner } from '../paying/panel.js';
import type { ButtonView } from '../paying/button-view.js';
import { applePayMark, googlePayMark } from './marks.js';
import type { WalletReply, WalletSurroundings } from './sheet.js';
import { walletStyles } from './wallet.css.js';
import type { OpenedBy } from './which-sheet.js';

/** One wallet: its button opens its sheet, which stays until the payment has an outcome or goes on in the page. */
export class WalletRoom {
  readonly #method: Method;
  readonly #around: WalletSurroundings;
  readonly #opened: OpenedBy;
  readonly #words: Words<Word>;
  #reply: WalletReply | undefined;
  #hasFailed = false;
  /** Its sheet is open: the element around it is busy. */
  isAsking = false;
  /** The owner's own button, and what its click does. */
  #button: HTMLElement | undefined;
  #pay = (): void => undefined;

  constructor(method: Method, around: WalletSurroundings, opened: OpenedBy) {
    this.#method = method;
    this.#around = around;
    this.#opened = opened;
    this.#button = opened.adapter?.createButton?.(() => this.#pay());
    this.#words = new Words(around.host, around.language, english);
    this.#words.hostUpdate();
    adoptStyles(around.host.shadowRoot ?? around.host, walletStyles);
  }

  get type(): string {
    return this.#method.type;
  }

  get name(): string {
    return this.#method.name;
  }

  render(): TemplateResult {
    const { name } = this.#method;
    const failed = this.#hasFailed ? this.#words.text('not-opened', { name }) : '';
    return html`<p role="alert" class="wallet-error" part="error">${failed}</p>`;
  }

  check(): boolean {
    return true;
  }

  async prepare(amount: Amount) {
    this.#hasFailed = false;
    this.isAsking = true;
    try {
      const asked = this.#opened.ask(amount);
      this.#around.host.requestUpdate();
      this.#reply = await asked;
    } catch {
      this.#hasFailed = true;
      this.#around.host.requestUpdate();
    }
    this.isAsking = false;
    if (!this.#reply) {
      void this.#returnFocus();
      return undefined;
    }
    const { close: _, delivery, amount: priced, ...wallet } = this.#reply;
    return { type: this.#method.type, wallet, ...(delivery && { delivery, amount: priced }) };
  }

  /** A button of the owner's gives its place to another while its sheet is open, and loses the focus with it. */
  async #returnFocus(): Promise<void> {
    const { host } = this.#around;
    await nextTask();
    await host.updateComplete;
    if (document.activeElement !== document.body || !this.#button?.isConnected) return;
    const inside = this.#button.querySelector<HTMLElement>('button, [tabindex]');
    (inside ?? this.#button).focus();
  }

  rested(outcome: Outcome | undefined): void {
    this.#reply?.close(outcome);
    this.#reply = undefined;
  }

  button({ label, disabled, busy, pay, onFocus }: ButtonView): TemplateResult {
    const { name, type } = this.#method;
    this.#pay = disabled ? () => undefined : pay;
    if (this.#button && !busy)
      return html`<div class="own-button" part="wallet-button" ?inert=${disabled} @focusin=${onFocus}>
        ${this.#button}
      </div>`;
    const isApple = type === 'applepay';
    const mark = isApple ? applePayMark(name) : type.includes('google') ? googlePayMark(name) : name;
    return html`<button
      type="button"
      class="pay wallet ${isApple && !busy ? 'apple' : ''}"
      part="pay-button wallet-button"
      aria-label=${(!busy && label) || nothing}
      aria-disabled=${disabled}
      @click=${pay}
      @focus=${onFocus}
    >
      ${busy ? spinner : nothing}${busy || mark}
    </button>`;
  }
}
