import { html, nothing, type LitElement, type TemplateResult } from 'lit';

import { LISTING_STATUSES } from '../../../facts/listing-statuses.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { entriesOf, textAt, withRows, withText, type Entries } from '../../parts/form/entries.js';
import type { FormWords, Row, Section } from '../../parts/form/field.js';
import { conditionText } from '../../parts/listing/listing-words.js';
import { pictureView } from '../../parts/listing/picture.js';
import type { CategoryChoice, FormListing } from '../form/listing-fields.js';
import { styles } from './conflict.css.js';
import {
  differencesOf,
  FIELD_NAMES,
  firstChoices,
  merged,
  type Difference,
  type FieldName,
  type FormFields,
  type Side,
} from './merge.js';
import { words as english } from '../../../words/compiled/listing-form/conflict/en.js';

export interface ConflictOptions {
  readonly sections: readonly Section[];
  /** The listing as it was read, and as it stands now. */
  readonly read: FormListing;
  readonly current: FormListing;
  readonly mine: Entries;
  language(): string;
  /** What the choices come to, on top of what stands now. */
  onChosen(entries: Entries): void;
  onBack(): void;
}

/** What the form says of its fields. */
export interface ConflictView {
  readonly words: FormWords;
  readonly currency: string;
  readonly categories: readonly CategoryChoice[];
}

const fieldsOf = (entries: Entries): FormFields => {
  const texts = FIELD_NAMES.map((name) => [name, textAt(entries, name)] as const);
  return { ...Object.fromEntries(texts), images: entries.rows['images'] ?? [] } as unknown as FormFields;
};

/** Both, the other way round. */
const entriesWith = (entries: Entries, { images, ...texts }: FormFields): Entries =>
  Object.entries(texts).reduce(
    (all, [name, text]) => withText(all, name, text),
    withRows(entries, 'images', images),
  );

const SIDES = ['mine', 'theirs'] as const;

/** Shows both versions of a listing that another person saved first, field by field. Loaded when that happens. */
export class ConflictPanel {
  readonly #host: LitElement;
  readonly #options: ConflictOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #read: FormFields;
  readonly #mine: FormFields;
  readonly #theirs: FormFields;
  readonly #differences: readonly Difference[];
  #choices: Partial<Record<FieldName, Side>>;
  #missing: readonly FieldName[] = [];

  constructor(host: LitElement, options: ConflictOptions) {
    this.#host = host;
    this.#options = options;
    this.#words = new Words(host, () => options.language(), english);
    const { sections, read, current, mine } = options;
    this.#theirs = fieldsOf(entriesOf(current, sections));
    this.#read = fieldsOf(entriesOf(read, sections));
    this.#mine = fieldsOf(mine);
    this.#differences = differencesOf(this.#read, this.#mine, this.#theirs);
    this.#choices = firstChoices(this.#differences);
    adoptStyles(host.renderRoot, styles);
  }

  render(view: ConflictView): TemplateResult {
    const words = this.#words;
    const missing = new Intl.ListFormat(this.#options.language()).format(
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

  #field(view: ConflictView, { name }: Difference): TemplateResult {
    return html`<fieldset class="difference" part="difference">
      <legend>${labelOf(view, name)}</legend>
      ${SIDES.map((side) => this.#side(view, name, side))}
    </fieldset>`;
  }

  #side(view: ConflictView, name: FieldName, side: Side): TemplateResult {
    const fields = side === 'mine' ? this.#mine : this.#theirs;
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

  #value({ words, categories, currency }: ConflictView, fields: FormFields, name: FieldName) {
    if (name === 'images')
      return html`<span>${this.#words.text('pictures', { count: fields.images.length })}</span>
        <span class="pictures"
          >${fields.images.slice(0, 4).map((row) => pictureView({ image: imageOf(row), sizes: '96px' }))}</span
        >`;
    const text = fields[name];
    const status = LISTING_STATUSES.find((known) => known === text);
    const shown = {
      price: `${text} ${currency}`,
      compareAtPrice: text && `${text} ${currency}`,
      categoryId: [...categories, this.#options.current.category].find(({ id }) => id === text)?.name ?? text,
      condition: conditionText(words, text),
      status: status ? words.text(status) : text,
    }[name as string];
    return html`<bdi class="text">${(shown ?? text) || this.#words.text('nothing')}</bdi>`;
  }

  readonly #use = (): void => {
    this.#missing = this.#differences.map(({ name }) => name).filter((name) => !this.#choices[name]);
    const { mine, onChosen } = this.#options;
    if (this.#missing.length === 0)
      onChosen(entriesWith(mine, merged(this.#read, this.#mine, this.#theirs, this.#choices)));
    this.#host.requestUpdate();
  };
}

const imageOf = ({ url = '', alt = '', width, height }: Row) => ({
  url,
  alt,
  width: Number(width),
  height: Number(height),
});

const labelOf = ({ words }: ConflictView, name: FieldName): string => words.text(name);
