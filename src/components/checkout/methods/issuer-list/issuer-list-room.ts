import { html, nothing, type TemplateResult } from 'lit';

import { issuerListOf, type Issuer } from '../../../../client/shopper/issuers.js';
import type { Method } from '../../../../client/shopper/index.js';
import { adoptStyles } from '../../../base/adopt-styles.js';
import { Words } from '../../../base/words.js';
import { words as english, type Word } from '../../../../words/compiled/checkout/methods/issuer-list/en.js';
import type { MethodRoom, RoomSurroundings, RoomView } from '../family.js';
import { issuerListStyles } from './issuer-list.css.js';
import { issuersOf, issuersWith } from './offered-issuers.js';

/** Where there is no choice, it is made. */
const theOnly = (issuers: readonly Issuer[]): string | undefined => {
  const [only, other] = issuers;
  return only && !other && !only.isDisabled ? only.id : undefined;
};

/** A longer list can be searched. */
const SEEN_AT_ONCE = 8;

/**
 * A bank or a wallet, by native radio buttons that a search field narrows: every browser and screen reader knows them, and one that
 * is not available is still read out. The choice is kept nowhere.
 */
export class IssuerListRoom implements MethodRoom {
  readonly #method: Method;
  #issuers: readonly Issuer[];
  readonly #around: RoomSurroundings;
  readonly #words: Words<Word>;
  #chosen: string | undefined;
  #search = '';
  #isWrong = false;
  #takesFocus = false;

  constructor(method: Method, around: RoomSurroundings) {
    this.#method = method;
    this.#issuers = issuersOf(method);
    this.#chosen = theOnly(this.#issuers);
    this.#around = around;
    this.#words = new Words(around.host, around.language, english);
    this.#words.hostUpdate();
    adoptStyles(around.host.shadowRoot ?? around.host, issuerListStyles);
  }

  /** A choice stays where it can still be paid with. */
  offered(method: Method): void {
    this.#issuers = issuersOf(method);
    if (!this.#issuers.some(({ id, isDisabled }) => id === this.#chosen && !isDisabled))
      this.#chosen = theOnly(this.#issuers);
  }

  render({ disabled }: RoomView): TemplateResult {
    // Until the attempt to pay has ended, all of it is disabled.
    if (this.#takesFocus && !disabled) void this.#focusFirst();
    const { name, type } = this.#method;
    if (this.#issuers.length === 0)
      return html`<p part="method-notice">${this.#words.text('leave', { name })}</p>`;
    const found = issuersWith(this.#issuers, this.#search);
    const legend = issuerListOf(type)?.lists ?? 'bank';
    // The choice stays in sight, whatever is searched for.
    const shown = this.#issuers.filter((issuer) => found.includes(issuer) || issuer.id === this.#chosen);
    return html`<div class="issuers" part="method-fields">
      ${this.#issuers.length > SEEN_AT_ONCE ? this.#searchField(found, disabled) : nothing}
      <fieldset role="radiogroup" aria-required="true">
        <legend>${this.#words.text(legend)}</legend>
        <div class=${shown.length > 0 ? 'list' : ''}>
          ${shown.map((issuer) => this.#option(issuer, disabled))}
        </div>
      </fieldset>
      <p class="fault" id="florin-issuer-fault" part="field-error">
        ${this.#isWrong ? this.#words.text('wrong') : nothing}
      </p>
      ${this.#links()}
    </div>`;
  }

  check(): boolean {
    if (this.#issuers.length === 0 || this.#chosen !== undefined) return true;
    this.#isWrong = true;
    // Nothing may be in sight that could be chosen.
    if (!issuersWith(this.#issuers, this.#search).some(({ isDisabled }) => !isDisabled)) this.#search = '';
    this.#takesFocus = true;
    this.#around.host.requestUpdate();
    return false;
  }

  prepare() {
    const { type } = this.#method;
    return this.#chosen === undefined ? { type } : { type, issuer: this.#chosen };
  }

  ended(mayPayAgain: boolean): void {
    if (!mayPayAgain) this.#chosen = theOnly(this.#issuers);
    this.#search = '';
    this.#isWrong = false;
  }

  async #focusFirst(): Promise<void> {
    const { host } = this.#around;
    this.#takesFocus = false;
    await host.updateComplete;
    host.shadowRoot?.querySelector<HTMLElement>('[name=florin-issuer]:enabled')?.focus();
  }

  #choose(id: string): void {
    this.#chosen = id;
    this.#isWrong = false;
    this.#around.host.requestUpdate();
  }

  #searchField(found: readonly Issuer[], disabled: boolean): TemplateResult {
    const onInput = ({ target }: Event): void => {
      this.#search = (target as HTMLInputElement).value;
      this.#around.host.requestUpdate();
    };
    const status =
      found.length > 0 ? this.#words.text('found', { count: found.length }) : this.#words.text('none');
    return html`<div class="field">
      <label for="florin-issuer-search">${this.#words.text('find')}</label>
      <input
        id="florin-issuer-search"
        type="search"
        dir="auto"
        autocomplete="off"
        spellcheck="false"
        maxlength="60"
        .value=${this.#search}
        ?disabled=${disabled}
        @input=${onInput}
      />
      <p class="quiet" role="status">${this.#search.trim() ? status : nothing}</p>
    </div>`;
  }

  #option({ id, name, isDisabled }: Issuer, disabled: boolean): TemplateResult {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Enter') this.#around.pay();
    };
    return html`<label class="choice" part="issuer">
      <input
        type="radio"
        name="florin-issuer"
        .checked=${id === this.#chosen}
        ?disabled=${disabled || isDisabled}
        aria-describedby="florin-issuer-fault"
        @change=${() => this.#choose(id)}
        @keydown=${onKey}
      />
      <span><bdi>${name}</bdi>${isDisabled ? ` (${this.#words.text('off')})` : nothing}</span>
    </label>`;
  }

  #links(): TemplateResult | typeof nothing {
    const links = issuerListOf(this.#method.type)?.links;
    if (!links) return nothing;
    const link = (name: 'terms' | 'privacy') =>
      html`<p class="quiet">
        <a href=${links[name]} target="_blank" rel="noopener noreferrer" part="terms-link"
          >${this.#words.text(name)}</a
        >
      </p>`;
    return html`<div>${link('terms')}${link('privacy')}</div>`;
  }
}
