import { LitElement, type CSSResultGroup, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';

import type { OwnWords } from '../../words/own-words.js';
import { Connection } from './connection.js';
import { isLanguage, PageSettings } from './page-settings.js';
import { hostStyles } from './theme/host.css.js';
import { tokens } from './theme/tokens.css.js';
import { VERSION } from './version.js';
import { shownOf } from './words.js';

/** What every element stands on: a way to the proxy, the page's language and direction, the tokens, and events. */
export abstract class FlorinElement extends LitElement {
  static readonly version = VERSION;
  static override styles: CSSResultGroup = [tokens, hostStyles];

  /** Address of your proxy, for example `/florin`. Left out, the nearest `<florin-provider>` says it. */
  @property() proxy = '';

  /** BCP 47 language of words, numbers and dates. Left out: the provider's, else the page's `lang`. */
  @property() locale = '';

  protected readonly connection = new Connection(this);
  protected readonly page = new PageSettings(this);
  protected readonly internals = this.attachInternals();

  /**
   * Your own words for this element, by group and key as in `florin/words/en.json`: they come before those of any
   * language. A property only; a change is shown at once.
   */
  @property({ attribute: false }) words: OwnWords = {};

  /** The language that the page asks for, whether there are words of it or not: what servers are told. */
  protected get askedLanguage(): string {
    return [this.locale, this.connection.locale].find(isLanguage) ?? this.page.language;
  }

  /** The language that is shown, in which words, numbers and dates are. */
  protected get language(): string {
    return shownOf(this, this.askedLanguage);
  }

  /**
   * What a server rendered, in one node, shows the same: it leaves in the task that renders anew, so nothing moves and nothing is seen
   * twice. What an element has put beside it stays, such as the frame that is loaded before there is a form.
   */
  protected override update(changed: PropertyValues): void {
    this.renderOptions.renderBefore?.remove();
    this.renderOptions.renderBefore = null;
    super.update(changed);
  }

  /** Tells the page a fact. Bubbles, is composed, and its detail is frozen plain data without card data. */
  protected emit<Detail>(
    name: `florin-${string}`,
    detail: Detail,
    options: { cancelable?: boolean } = {},
  ): boolean {
    return this.dispatchEvent(
      new CustomEvent(name, {
        bubbles: true,
        composed: true,
        cancelable: options.cancelable === true,
        detail: Object.freeze(detail),
      }),
    );
  }

  /** Shows style sheets which states the element is in, as `:state(loading)`, and no other. */
  protected showStates(...shown: readonly string[]): void {
    const { internals } = this;
    internals.states.clear();
    for (const state of shown) internals.states.add(state);
  }
}
