import { html, type TemplateResult } from 'lit';

import type { CallOutput } from '../../../client/operation.js';
import { SESSION_STATUSES } from '../../../client/checkout/fields/session-statuses.js';
import { getSessionResult } from '../../../client/checkout/rows/sessions.js';
import { bareWord } from '../../../client/schema/values.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import { factsView } from '../../parts/record/facts-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { Reading } from '../panel/reading.js';
import type { Tab, TabOptions } from '../panel/sessions-record.js';
import { askedSession, resultSections } from './result-fields.js';

const resultRow = /*@__PURE__*/ proxyRow('checkout', getSessionResult);

type Result = CallOutput<typeof resultRow>;

const TONES: Readonly<Record<(typeof SESSION_STATUSES)[number], string>> = {
  active: 'due',
  canceled: '',
  completed: 'good',
  expired: '',
  paymentPending: 'due',
  refused: 'bad',
};

/** How a session ended, by what the shopper's page was given. */
export class SessionResult implements Tab {
  readonly #options: TabOptions;
  readonly #reading: Reading<Result>;

  constructor(options: TabOptions) {
    this.#options = options;
    this.#reading = new Reading({
      ...options,
      title: 'result-title',
      send: 'read-result',
      sections: resultSections,
      fresh: () => ({}),
      call: (client, read) => client.call(resultRow, askedSession(read)),
      view: (result) => this.#view(result),
    });
  }

  get isBusy(): boolean {
    return this.#reading.isBusy;
  }

  get isDirty(): boolean {
    return false;
  }

  leave(): void {
    this.#reading.open({});
  }

  template(): TemplateResult {
    return html`<p class="narrow">${this.#options.words.text('result-text')}</p>
      ${this.#reading.template()}`;
  }

  /** A status that this version does not know stands in the platform's own word: it is neither paid nor unpaid. */
  #view({ id, status }: Result): TemplateResult {
    const { words } = this.#options;
    const known = SESSION_STATUSES.find((each) => each === status);
    const text = known
      ? words.text(`status-${known}`)
      : words.text('status-other', { status: isolatedText(bareWord(status ?? '') || '–', 40) });
    return html`<h3 tabindex="-1">
        <span class="mark ${known ? TONES[known] : 'due doubtful'}" part="status">${text}</span>
      </h3>
      <p>${words.text(known ? `means-${known}` : 'means-other')}</p>
      ${factsView([[words.text('session-id'), html`<bdi dir="ltr">${plainText(id ?? '', 80)}</bdi>`]])}
      <p class="quiet">${words.text('frozen')}</p>`;
  }
}
