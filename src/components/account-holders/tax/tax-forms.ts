import { html, nothing, type TemplateResult } from 'lit';

import { getTaxForm } from '../../../client/balance-platform/rows/account-holders.js';
import { ClientError } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import { decodeBase64 } from '../../parts/files/base64.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { words as english } from '../../../words/compiled/account-holders/tax/en.js';
import type { HoldersRecord } from '../panel/holders-record.js';

const row = /*@__PURE__*/ proxyRow('balance-platform', getTaxForm);

const FORM_TYPES = ['US1099k', 'US1099nec'] as const;
type FormType = (typeof FORM_TYPES)[number];

/** Years that can be chosen: the one that ended last, and those before it. */
const YEARS = 7;

/** A PDF begins with this. */
const MARK = '%PDF-';

interface LoadedForm {
  readonly url: string;
  readonly name: string;
}

const isPdf = ([first]: readonly Uint8Array[]): boolean =>
  new TextDecoder('latin1').decode(first?.subarray(0, MARK.length)) === MARK;

/** Loads the tax form of one year, and gives it as a file. Nothing of it is kept once another one is shown. */
export class TaxForms {
  readonly #record: HoldersRecord;
  readonly #words: Words<keyof typeof english>;
  #holder = '';
  #formType: FormType = 'US1099k';
  #year = 0;
  #loaded: LoadedForm | undefined;
  #problem = '';
  #isBusy = false;

  constructor(record: HoldersRecord) {
    this.#record = record;
    this.#words = record.wordsOf(english);
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  reset(): void {
    this.#clear();
    this.#holder = '';
  }

  /** All that a seller sees. */
  ownTemplate(): TemplateResult {
    return html`<section class="record" aria-labelledby="tax-title">
      ${this.template('me', html`<h2 id="tax-title">${this.#words.text('title')}</h2>`)}
    </section>`;
  }

  /** @param heading - The heading of the whole, below the others of its page. */
  template(holder: string, heading: TemplateResult): TemplateResult {
    if (holder !== this.#holder) {
      this.#clear();
      this.#holder = holder;
    }
    const words = this.#words;
    const last = new Date(this.#record.resource.now ?? Date.now()).getUTCFullYear() - 1;
    const years = Array.from({ length: YEARS }, (_, at) => last - at);
    this.#year ||= last;
    return html`${heading}
      <p class="quiet">${words.text('lead')}</p>
      <form part="tax-forms" class="tax" novalidate @submit=${this.#onSubmit}>
        <div class="field">
          <label for="tax-year">${words.text('year')}</label>
          <select id="tax-year" part="field" @change=${this.#onYear}>
            ${years.map(
              (year) =>
                html`<option value=${year} .selected=${year === this.#year}>
                  ${new Intl.NumberFormat(this.#record.language, { useGrouping: false }).format(year)}
                </option>`,
            )}
          </select>
        </div>
        <div class="field">
          <label for="tax-type">${words.text('form-type')}</label>
          <select id="tax-type" part="field" @change=${this.#onType}>
            ${FORM_TYPES.map(
              (type) =>
                html`<option value=${type} .selected=${type === this.#formType}>${words.text(type)}</option>`,
            )}
          </select>
        </div>
        <button part="load" aria-disabled=${this.#isBusy}>
          ${words.text(this.#isBusy ? 'getting' : 'load')}
        </button>
      </form>
      <div role="alert">
        ${this.#problem ? html`<p class="notice bad" part="error">${this.#problem}</p>` : nothing}
      </div>
      ${
        this.#loaded
          ? html`<p class="notice good">
              <a part="download" href=${this.#loaded.url} download=${this.#loaded.name}
                >${words.text('download', { name: this.#loaded.name })}</a
              >
            </p>`
          : nothing
      }`;
  }

  #clear(): void {
    if (this.#loaded) URL.revokeObjectURL(this.#loaded.url);
    this.#loaded = undefined;
    this.#problem = '';
  }

  readonly #onYear = ({ target }: Event): void => {
    this.#year = Number((target as HTMLSelectElement).value);
    this.#clear();
    this.#record.update();
  };

  readonly #onType = ({ target }: Event): void => {
    const { value } = target as HTMLSelectElement;
    this.#formType = FORM_TYPES.find((each) => each === value) ?? 'US1099k';
    this.#clear();
    this.#record.update();
  };

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    if (!this.#isBusy) void this.#load();
  };

  async #load(): Promise<void> {
    const record = this.#record;
    const { client } = record;
    if (!client) return;
    const [id, formType, year] = [this.#holder, this.#formType, this.#year];
    this.#clear();
    this.#isBusy = true;
    record.say(this.#words.text('getting'));
    let problem = '';
    try {
      const { content } = await client.call(row, { id, formType, year });
      const bytes = decodeBase64(content);
      // Another one was chosen meanwhile: what came is not shown under its name.
      if (id === this.#holder && formType === this.#formType && year === this.#year) {
        if (isPdf(bytes)) this.#show(bytes, `${formType}-${year}.pdf`);
        else problem = this.#words.text('no-pdf');
      }
    } catch (error) {
      problem = this.#why(error);
    }
    this.#isBusy = false;
    this.#problem = problem;
    if (this.#loaded) record.emit('florin-tax-form-opened', { accountHolder: id, formType, year });
    record.say(this.#loaded ? this.#words.text('loaded') : '');
    record.focus(this.#loaded ? '[part=download]' : '[part=load]');
  }

  #show(bytes: readonly Uint8Array<ArrayBuffer>[], name: string): void {
    const url = URL.createObjectURL(new Blob([...bytes], { type: 'application/pdf' }));
    this.#loaded = { url, name };
  }

  /** The platform has none for this year, or the session may not see it: both are answered so. */
  #why(error: unknown): string {
    const failure = this.#record.failed(error);
    const isNone = failure.isRefused || (error instanceof ClientError && error.status === 404);
    return isNone ? this.#words.text('none') : troubleText(this.#record.words, failure);
  }
}
