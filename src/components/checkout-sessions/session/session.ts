import { html, type TemplateResult } from 'lit';

import type { CallOutput } from '../../../client/operation.js';
import type { Ending } from '../../parts/resource/ending.js';
import { amountText } from '../../parts/amount/amount.js';
import { copyText } from '../../parts/controls/copy-text.js';
import type { Read } from '../../parts/form/field.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { FormAct } from '../../parts/money-form/form-act.js';
import { factsView } from '../../parts/record/facts-view.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/checkout-sessions/panel/en.js';
import { isWebAddress } from '../panel/kinds.js';
import { sendingBy } from '../panel/form-words.js';
import { Made } from '../panel/made.js';
import { sampleView } from '../panel/sample-view.js';
import type { Tab, TabOptions } from '../panel/sessions-record.js';
import {
  freshSession,
  sessionBody,
  sessionRow,
  sessionSections,
  type SessionBody,
} from './session-fields.js';
import { sampleOf } from './session-sample.js';

type Session = CallOutput<typeof sessionRow>;

/** A new session: the form with the code that does the same, and what the platform answered. */
export class NewSession implements Tab {
  readonly #options: TabOptions;
  readonly #form: FormAct<Word, SessionBody & { readonly mode: 'hosted' | 'embedded' }, Session>;
  readonly #made: Made;
  #session: Session | undefined;

  constructor(options: TabOptions) {
    this.#options = options;
    const { record, element, words, now } = options;
    this.#made = new Made(
      options,
      { title: 'session-made', dataTitle: 'data-title', dataText: 'data-text', another: 'another-session' },
      () => this.#another(),
    );
    this.#form = new FormAct(record, element, {
      words: sendingBy(words, 'create-session'),
      title: 'session-title',
      doubt: 'doubt-session',
      now,
      sections: () => sessionSections(record.language),
      fresh: () => freshSession(element.currency, element.returnUrl),
      bodyOf: (read) => sessionBody(read, { language: record.language, now: now() }),
      // Nothing is asked before: a session takes no money, and ends by itself.
      ask: () => undefined,
      mayBegin: ({ amount, mode }) => record.emit('florin-before-checkout-session-create', { amount, mode }),
      call: (client, body, idempotencyKey) => client.call(sessionRow, body, { idempotencyKey }),
      onEnded: (ending, answer) => this.#onEnded(ending, answer),
      onLeave: () => this.#form.open(),
      beside: (read) => sampleView(options, this.#sampleOf(read)),
    });
    this.#form.open({}, '');
  }

  get isBusy(): boolean {
    return this.#form.isBusy;
  }

  get isDirty(): boolean {
    return this.#form.isDirty || this.#made.isShown;
  }

  leave(): void {
    this.#made.forget();
  }

  template(): TemplateResult {
    if (this.#form.isOpen) return html`<div class="side">${this.#form.template()}</div>`;
    return this.#session ? this.#madeView(this.#session) : html``;
  }

  #sampleOf(read: Read): string {
    const { record, now } = this.#options;
    const body = sessionBody(read, { language: record.language, now: now() });
    return sampleOf({ ...body, hours: Number(read('hours')) });
  }

  #onEnded(ending: Exclude<Ending, 'not-sent'>, answer: Session | undefined): void {
    this.#options.record.emit('florin-checkout-session-created', { session: answer?.id ?? '', ending });
    if (ending !== 'received' || !answer) return;
    this.#session = answer;
    // The page of the platform knows its session: only a script needs the data.
    this.#made.show(answer.mode === 'hosted' ? undefined : answer.sessionData);
  }

  #madeView({ id, reference, amount, mode, expiresAt, url = '' }: Session): TemplateResult {
    const { record, words } = this.#options;
    const { language } = record;
    const isPage = isWebAddress(url);
    const facts = html`${factsView([
        [words.text('session-id'), html`<bdi dir="ltr">${plainText(id, 80)}</bdi>`],
        [words.text('reference'), plainText(reference, 80)],
        [words.text('amount'), amountText(amount, language)],
        [words.text('mode'), words.text(mode === 'hosted' ? 'mode-hosted' : 'mode-embedded')],
        [words.text('expires'), timeText(language, expiresAt, { dateStyle: 'medium', timeStyle: 'short' })],
        [
          words.text('page'),
          isPage &&
            html`<a part="address" href=${url} target="_blank" rel="noopener noreferrer" dir="ltr"
              >${url}</a
            >`,
        ],
      ])}
      ${mode === 'hosted' && !isPage ? html`<p class="notice bad" part="error">${words.text('no-page')}</p>` : ''}
      <p class="quiet">${words.text('once-only')}</p>`;
    const copy = async (): Promise<void> => record.say(words.text(await copyText(url)));
    return this.#made.template({
      facts,
      way: isPage
        ? html`<button type="button" class="main" part="copy" @click=${copy}>
            ${words.text('copy-address')}
          </button>`
        : '',
    });
  }

  #another(): void {
    this.#session = undefined;
    this.#made.forget();
    this.#form.open();
  }
}
