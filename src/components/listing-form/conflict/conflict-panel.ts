import { html, nothing, type LitElement, type TemplateResult } from 'lit';

import { LISTING_STATUSES } from '../../../facts/listing-statuses.js';
import type { Listing } from '../../../client/listings/index.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { conditionText } from '../../parts/listing/listing-words.js';
import { pictureView } from '../../parts/listing/picture.js';
import { fieldsOf, type FieldName, type FormFields } from '../form/fields.js';
import type { FormView } from '../form/view.js';
import { styles } from './conflict.css.js';
import { differencesOf, firstChoices, merged, type Difference, type Side } from './merge.js';
import { words as english } from '../../../words/compiled/listing-form/conflict/en.js';

export interface ConflictOptions {
  /** The listing as it was read, and as it stands now. */
  readonly read: Listing;
  readonly current: Listing;
  readonly mine: FormFields;
  language(): string;
  /** What the choices come to, on top of what stands now. */
  onChosen(fields: FormFields): void;
  onBack(): void;
}

const SIDES = ['mine', 'theirs'] as const;

/** Shows both versions of a listing that somebody else saved first, field by field. Loaded when that happens. */
export class ConflictPanel {
  readonly #host: LitElement;
  readonly #options: ConflictOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #read: FormFields;
  readonly #theirs: FormFields;
  readonly #differences: readonly Difference[];
  #choices: Partial<Record<FieldName, Side>>;
  #missing: readonly FieldName[] = [];

  constructor(host: LitElement, options: ConflictOptions) {
    this.#host = host;
    this.#options = options;
    this.#words = new Words(host, () => options.language(), english);
    const language = options.language();
    this.#theirs = fieldsOf(options.current, language);
    this.#read = fieldsOf(options.read, language);
    this.#differences = differencesOf(this.#read, options.mine, this.#theirs);
    this.#choices = firstChoices(this.#differences);
    adoptStyles(host.renderRoot, styles);
  }

  render(view: FormView): TemplateResult {
    const words = this.#words;
    const missing = new Intl.ListFormat(view.language).format(
      this.#missing.map((name) => labelOf(view, name)),
    );
    return html`<div class="notice sub" part="conflict" role="group" aria-labelledby="conflict-title">
      <h2 id="conflict-title" tabindex="-1" data-arrive>${words.text('title')}</h2>
      <p>${words.text(this.#differences.length > 0 ? 'text' : 'same')}</p>
      ${this.#differences.map((difference) => this.#field(view, difference))}
      <span class="fault" role="alert">${missing ? words.text('choose', { fields: missing }) : nothing}</span>
      <div class="actions">
        <button type="button" class="main" part="use-choices" @click=${this.#use}>
          ${words.text('use')}
        </button>
        <button type="button" part="back" @click=${() => this.#options.onBack()}>
          ${words.text('back')}
        </button>
      </div>
    </div>`;
  }

  #field(view: FormView, { name }: Difference): TemplateResult {
    return html`<fieldset class="difference" part="difference">
      <legend>${labelOf(view, name)}</legend>
      ${SIDES.map((side) => this.#side(view, name, side))}
    </fieldset>`;
  }

  #side(view: FormView, name: FieldName, side: Side): TemplateResult {
    const fields = side === 'mine' ? this.#options.mine : this.#theirs;
    const choose = (): void => {
      this.#choices = { ...this.#choices, [name]: side };
      this.#missing = this.#missing.filter((other) => other !== name);
      this.#host.requestUpdate();
    };
    return html`<label class="side" part="side">
      <input
        type="radio"
        name="choice-${name}"
        data-side=${side}
        .checked=${this.#choices[name] === side}
        @change=${choose}
      />
      <span class="version"
        ><span class="quiet">${this.#words.text(side)}</span>${this.#value(view, fields, name)}</span
      >
    </label>`;
  }

  #value({ words, categories, editor }: FormView, fields: FormFields, name: FieldName) {
    if (name === 'images')
      return html`<span>${this.#words.text('pictures', { count: fields.images.length })}</span>
        <span class="pictures"
          >${fields.images.slice(0, 4).map((image) => pictureView({ image, sizes: '96px' }))}</span
        >`;
    const text = fields[name];
    const status = LISTING_STATUSES.find((known) => known === text);
    const shown = {
      price: `${text} ${editor.currency}`,
      compareAtPrice: text && `${text} ${editor.currency}`,
      categoryId: [...categories, this.#options.current.category].find(({ id }) => id === text)?.name ?? text,
      condition: conditionText(words, text),
      status: status ? words.text(status) : text,
    }[name as string];
    return html`<bdi class="text">${(shown ?? text) || this.#words.text('nothing')}</bdi>`;
  }

  readonly #use = (): void => {
    this.#missing = this.#differences.map(({ name }) => name).filter((name) => !this.#choices[name]);
    const { mine, onChosen } = this.#options;
    if (this.#missing.length === 0) onChosen(merged(this.#read, mine, this.#theirs, this.#choices));
    this.#host.requestUpdate();
  };
}

const labelOf = ({ words, editor }: FormView, name: FieldName): string =>
  words.text(name, { currency: editor.currency });
