import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';

import { adoptStyles } from '../../base/adopt-styles.js';
import { apart } from '../../base/apart.js';
import { Words } from '../../base/words.js';
import type { CardState } from '../card-frame/card-state.js';
import { brandChoiceStyles } from './brand-choice.css.js';
import { INTERNATIONAL, NATIONAL } from './brand-names.js';
import { pairOf } from './brand-pair.js';
import { words as english, type Word as BrandWord } from '../../../words/compiled/parts/brand-choice/en.js';

export interface BrandChoiceOptions {
  settings(): {
    /** Brands the merchant takes, in the merchant's order. */
    readonly brands: readonly string[];
    readonly locale: string;
    readonly disabled: boolean;
  };
}

/** The card as the merchant takes it. */
interface Frame {
  readonly card: CardState;
}

/** The name as shoppers know it, with a direction of its own wherever it stands. */
const nameOf = (brand: string): string => apart(NATIONAL[brand] ?? INTERNATIONAL[brand] ?? '');

/**
 * Which of the two brands of a card pays, as a native radio group. What is chosen counts as the first of the merchant's
 * brands. Loaded when there is something to choose.
 */
export class BrandChoice implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: BrandChoiceOptions;
  readonly #frame: Frame;
  readonly #words: Words<BrandWord>;
  #chosen = '';
  #isReady = false;
  #said = '';
  /** In the merchant's order. */
  #offered: readonly string[] = [];
  #isDisabled = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: BrandChoiceOptions, frame: Frame) {
    this.#host = host;
    this.#options = options;
    this.#frame = frame;
    adoptStyles(host.shadowRoot!, brandChoiceStyles);
    this.#words = new Words(host, () => options.settings().locale, english);
    this.#words.hostUpdate();
    host.addController(this);
    host.requestUpdate();
  }

  /** A number that the choice does not fit takes it back; a stored card in the number's place does not. */
  hostUpdate(): void {
    const { brand, otherBrand, fields } = this.#frame.card;
    const { brands, disabled } = this.#options.settings();
    const isOffered = (name: string): boolean => name === brand || name === otherBrand;
    this.#isDisabled = disabled;
    this.#offered = otherBrand ? [...new Set(brands)].filter(isOffered) : [];
    if (!otherBrand) this.#said = '';
    if (fields.number && !this.#offered.includes(this.#chosen)) this.#chosen = '';
  }

  /** Whether a card may carry both. */
  isPair(one: string, other: string): boolean {
    return !!pairOf(one, other);
  }

  /** The merchant's brands, the chosen one first. */
  order(brands: readonly string[]): readonly string[] {
    const isChosen = (name: string): boolean => name === this.#chosen;
    return [...brands.filter(isChosen), ...brands.filter((name) => !isChosen(name))];
  }

  /** The radio group; nothing where there is no choice. */
  get group(): TemplateResult | typeof nothing {
    const pair = this.#pair;
    if (!pair) return nothing;
    const names = { national: nameOf(pair.national), international: nameOf(pair.international) };
    return html`<fieldset
      class="brands"
      part="brands"
      aria-describedby="brand-hint"
      ?disabled=${this.#isDisabled}
    >
      <legend>${this.#words.text('brandChoice')}</legend>
      <p id="brand-hint">${this.#words.text('brandHint', names)}</p>
      ${this.#offered.map((name) => this.#option(name))}
    </fieldset>`;
  }

  /** What is said to a screen reader, once for each offer: a screen reader does not show what appears below. */
  get announcement(): TemplateResult | typeof nothing {
    if (!this.#pair) return nothing;
    const sentence = this.#words.text('brandOffered', { brand: nameOf(this.#checked) });
    this.#said ||= sentence;
    return sentence === this.#said ? html`<p class="visually-hidden">${sentence}</p>` : nothing;
  }

  #option(brand: string): TemplateResult {
    return html`<label part="brand">
      <input
        type="radio"
        name="brand"
        .checked=${brand === this.#checked}
        @change=${() => this.#choose(brand)}
      />
      <span>${nameOf(brand)}</span>
    </label>`;
  }

  #choose(brand: string): void {
    this.#chosen = brand;
    this.#host.requestUpdate();
  }

  get #checked(): string {
    return this.#chosen || (this.#frame.card.brand ?? '');
  }

  /** Nothing before the words are there for the first time; from then on another language comes without a gap. */
  get #pair(): ReturnType<typeof pairOf> {
    this.#isReady ||= this.#words.ready;
    return this.#isReady ? pairOf(...this.#offered) : undefined;
  }
}
