import { html, type TemplateResult } from 'lit';

import { paymentResult, createPaymentSession } from '../../../client/checkout-classic/rows.js';
import { getPaymentResult } from '../../../client/checkout/rows/payments.js';
import type { Client } from '../../../client/index.js';
import type { Ending } from '../../parts/resource/ending.js';
import { bareWord } from '../../../client/schema/values.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { FormAct } from '../../parts/money-form/form-act.js';
import { factsView } from '../../parts/record/facts-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Word } from '../../../words/compiled/checkout-sessions/panel/en.js';
import { sendingBy } from '../panel/form-words.js';
import { Made } from '../panel/made.js';
import { Reading } from '../panel/reading.js';
import type { Tab, TabOptions } from '../panel/sessions-record.js';
import {
  freshSetup,
  PAYLOAD_VERSION,
  payloadSections,
  setupBody,
  setupRow,
  setupSections,
  versionOf,
  type Version,
} from './older-fields.js';

const classicSetupRow = /*@__PURE__*/ proxyRow('checkout-classic', {
  ...createPaymentSession,
  supplied: ['merchantAccount'] as const,
});
const resultRow = /*@__PURE__*/ proxyRow('checkout', getPaymentResult);
const classicResultRow = /*@__PURE__*/ proxyRow('checkout-classic', paymentResult);

/** The same for the two versions; where it goes is no part of what is sent. */
type Sent = { readonly version: Version; readonly body: ReturnType<typeof setupBody> };
interface Setup {
  readonly paymentSession?: string | undefined;
}
/** What both versions tell of a payment. */
interface Outcome {
  readonly resultCode?: string | undefined;
  readonly pspReference?: string | undefined;
  readonly merchantReference?: string | undefined;
  readonly refusalReason?: string | undefined;
}

const askSetup = (client: Client, { version, body }: Sent, idempotencyKey: string): Promise<Setup> =>
  version === '52'
    ? client.call(classicSetupRow, body, { idempotencyKey })
    : client.call(setupRow, body, { idempotencyKey });

/** What kits older than sessions start from, and how a payment of theirs ended. */
export class OlderSetups implements Tab {
  readonly #options: TabOptions;
  readonly #form: FormAct<Word, Sent, Setup>;
  readonly #reading: Reading<Outcome>;
  readonly #made: Made;
  #isMade = false;

  constructor(options: TabOptions) {
    this.#options = options;
    const { record, element, words, now } = options;
    this.#made = new Made(
      options,
      {
        title: 'setup-made',
        dataTitle: 'setup-data-title',
        dataText: 'setup-data-text',
        another: 'another-setup',
      },
      () => this.#another(),
    );
    this.#form = new FormAct(record, element, {
      words: sendingBy(words, 'create-setup'),
      title: 'setup-title',
      doubt: 'doubt-setup',
      now,
      sections: () => setupSections(record.language),
      fresh: () => freshSetup(element.currency, element.returnUrl),
      bodyOf: (read) => ({ version: versionOf(read), body: setupBody(read, record.language) }),
      ask: () => undefined,
      mayBegin: ({ version, body: { amount } }) =>
        record.emit('florin-before-payment-session-create', { amount, version }),
      call: askSetup,
      onEnded: (ending, answer) => this.#onEnded(ending, answer),
      onLeave: () => this.#form.open(),
    });
    this.#form.open({}, '');
    this.#reading = new Reading<Outcome>({
      ...options,
      title: 'payload-title',
      send: 'read-result',
      sections: payloadSections,
      fresh: () => ({ [PAYLOAD_VERSION]: '71' }),
      call: (client, read) => {
        const payload = read('payload').trim();
        return versionOf(read, PAYLOAD_VERSION) === '52'
          ? client.call(classicResultRow, { payload })
          : client.call(resultRow, { payload });
      },
      view: (outcome) => this.#outcomeView(outcome),
    });
  }

  get isBusy(): boolean {
    return this.#form.isBusy || this.#reading.isBusy;
  }

  get isDirty(): boolean {
    return this.#form.isDirty || this.#made.isShown;
  }

  leave(): void {
    this.#made.forget();
    this.#reading.open({});
  }

  template(): TemplateResult {
    const { words } = this.#options;
    return html`<p class="narrow">${words.text('older-text')}</p>
      ${this.#form.isOpen ? this.#form.template() : this.#isMade ? this.#made.template() : ''}
      ${this.#reading.template()}`;
  }

  #onEnded(ending: Exclude<Ending, 'not-sent'>, answer: Setup | undefined): void {
    this.#options.record.emit('florin-payment-session-created', { ending });
    if (ending !== 'received') return;
    this.#isMade = true;
    this.#made.show(answer?.paymentSession, answer?.paymentSession ? 'setup-made' : 'no-setup-data');
  }

  #another(): void {
    this.#isMade = false;
    this.#made.forget();
    this.#form.open();
  }

  /** The platform's own words: what they mean for an order is decided by its notification. */
  #outcomeView({ resultCode, pspReference, merchantReference, refusalReason }: Outcome): TemplateResult {
    const { words } = this.#options;
    const code = (text: string | undefined): TemplateResult | '' =>
      text ? html`<bdi dir="ltr">${plainText(text, 80)}</bdi>` : '';
    return html`<h3 tabindex="-1">
        <span class="mark" part="status" dir="ltr">${plainText(bareWord(resultCode ?? '–'), 40)}</span>
      </h3>
      ${factsView([
        [words.text('psp-reference'), code(pspReference)],
        [words.text('reference'), code(merchantReference)],
        [words.text('refusal-reason'), code(refusalReason)],
      ])}
      <p class="quiet">${words.text('payload-note')}</p>`;
  }
}
