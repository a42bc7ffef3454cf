import { html, nothing, type TemplateResult } from 'lit';

import { createOriginKeys } from '../../../client/checkout/rows/payment-methods.js';
import type { Ending } from '../../parts/resource/ending.js';
import { copyText } from '../../parts/controls/copy-text.js';
import { LONG_TEXT, text } from '../../parts/form/text-kinds.js';
import { FormAct } from '../../parts/money-form/form-act.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Word } from '../../../words/compiled/checkout-sessions/panel/en.js';
import { PASTED_MOST } from '../panel/kinds.js';
import { sendingBy } from '../panel/form-words.js';
import type { Tab, TabOptions } from '../panel/sessions-record.js';
import { isKeyFor, originsFault, originsIn } from './origin-list.js';

const keysRow = /*@__PURE__*/ proxyRow('checkout', createOriginKeys);

type Keys = Readonly<Record<string, string>>;

/** Keys by which pages of these origins load inputs of the platform, and the map of them to copy. */
export class OriginKeys implements Tab {
  readonly #options: TabOptions;
  readonly #form: FormAct<
    Word,
    { readonly originDomains: string[] },
    { readonly originKeys?: Keys | undefined }
  >;
  #keys: Keys | undefined;

  constructor(options: TabOptions) {
    this.#options = options;
    const { record, element, words, now } = options;
    this.#form = new FormAct(record, element, {
      words: sendingBy(words, 'create-keys'),
      title: 'keys-title',
      doubt: 'doubt-keys',
      now,
      sections: () => [
        {
          fields: [
            text<Word>('origins', 'origins', {
              kind: { ...LONG_TEXT, isFromLeft: true },
              most: PASTED_MOST,
              need: 'saved',
              hint: 'origins-hint',
              check: originsFault,
            }),
          ],
        },
      ],
      fresh: () => ({}),
      bodyOf: (read) => ({ originDomains: [...originsIn(read('origins'))] }),
      ask: () => undefined,
      mayBegin: ({ originDomains: { length: count } }) =>
        record.emit('florin-before-origin-keys-create', { count }),
      call: (client, body, idempotencyKey) => client.call(keysRow, body, { idempotencyKey }),
      onEnded: (ending, answer) => this.#onEnded(ending, answer?.originKeys),
      onLeave: () => this.#form.open(),
    });
    this.#form.open({}, '');
  }

  get isBusy(): boolean {
    return this.#form.isBusy;
  }

  get isDirty(): boolean {
    return this.#form.isDirty;
  }

  leave(): void {
    // Keys are no secret, and asking again gives the same: they stay.
  }

  template(): TemplateResult {
    const { words } = this.#options;
    return html`<p class="narrow">${words.text('keys-text')}</p>
      ${this.#form.isOpen ? this.#form.template() : this.#keys ? this.#keysView(this.#keys) : ''}`;
  }

  #onEnded(ending: Exclude<Ending, 'not-sent'>, keys: Keys = {}): void {
    const { record, words } = this.#options;
    const count = Object.keys(keys).length;
    record.emit('florin-origin-keys-created', { count, ending });
    if (ending !== 'received') return;
    this.#keys = keys;
    record.say(words.text('keys-made', { count }));
    record.focus('.made h2');
  }

  #keysView(keys: Keys): TemplateResult {
    const { words } = this.#options;
    const entries = Object.entries(keys);
    const map = JSON.stringify(keys, null, 2);
    return html`<section class="record made">
      <h2 tabindex="-1">${words.text('keys-made', { count: entries.length })}</h2>
      <table part="keys" role="table" aria-label=${words.text('tab-keys')}>
        <thead role="rowgroup">
          <tr role="row">
            ${(['origin', 'key', 'use'] as const).map(
              (word) => html`<th scope="col" role="columnheader">${words.text(word)}</th>`,
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${entries.map(([origin, key]) => this.#rowView(origin, key))}
        </tbody>
      </table>
      <div class="ways">
        <button type="button" class="main" part="copy" @click=${() => void this.#copy(map)}>
          ${words.text('copy-map')}
        </button>
        <button type="button" part="another" @click=${() => this.#another()}>
          ${words.text('another-keys')}
        </button>
      </div>
    </section>`;
  }

  #rowView(origin: string, key: string): TemplateResult {
    const { words } = this.#options;
    return html`<tr role="row">
      <th scope="row" role="rowheader"><code dir="ltr">${origin}</code></th>
      <td role="cell">
        <code dir="ltr">${key}</code>
        ${
          isKeyFor(origin, key)
            ? nothing
            : html`<p class="notice due" part="error">${words.text('key-of-other')}</p>`
        }
      </td>
      <td role="cell">
        <button
          type="button"
          class="small"
          part="copy"
          aria-label=${words.text('copy-key-for', { origin })}
          @click=${() => void this.#copy(key)}
        >
          ${words.text('copy-key')}
        </button>
      </td>
    </tr>`;
  }

  async #copy(copied: string): Promise<void> {
    this.#options.record.say(this.#options.words.text(await copyText(copied)));
  }

  #another(): void {
    this.#keys = undefined;
    this.#form.open();
  }
}
