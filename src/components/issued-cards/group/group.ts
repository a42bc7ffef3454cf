import { html, nothing, type TemplateResult } from 'lit';

import type { PaymentInstrumentGroup } from '../../../client/balance-platform/index.js';
import {
  createPaymentInstrumentGroup,
  getPaymentInstrumentGroup,
} from '../../../client/balance-platform/rows/payment-instruments.js';
import type { CallInput } from '../../../client/index.js';
import type { CallOutput } from '../../../client/operation.js';
import { listDeeds, type DeedRecord } from '../../../client/operator/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { CODE, text } from '../../parts/form/text-kinds.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { FormAct } from '../../parts/money-form/form-act.js';
import { factsView } from '../../parts/record/facts-view.js';
import { LoadedList } from '../../parts/record/loaded-list.js';
import { loadedView } from '../../parts/record/loaded-view.js';
import { keyedRow, proxyRow } from '../../parts/resource/proxy-row.js';
import { timeText } from '../../parts/table/time-text.js';
import { words as english } from '../../../words/compiled/issued-cards/tabs/en.js';
import type { TabOptions, TabRoom } from '../detail/tabs.js';
import type { CardsElement, CardsRecord } from '../panel/cards-record.js';
import type { IssuedCard } from '../panel/issued-card.js';
import { ownWord } from '../panel/showing.js';

type Word = keyof typeof english;

const groupRow = /*@__PURE__*/ proxyRow('balance-platform', getPaymentInstrumentGroup);
const createRow = /*@__PURE__*/ keyedRow('balance-platform', createPaymentInstrumentGroup);
type GroupBody = CallInput<typeof createRow>;

const ROW = 'balance-platform.createPaymentInstrumentGroup';

/** The group of a card, those that staff have made, and a new one. */
export class Group implements TabRoom {
  readonly #record: CardsRecord;
  readonly #options: TabOptions;
  readonly #words: Words<Word>;
  readonly #group: LoadedList<PaymentInstrumentGroup>;
  /** No row lists groups: the proxy's journal has those that were made through it. */
  readonly #made: LoadedList<DeedRecord>;
  readonly #form: FormAct<Word, GroupBody, CallOutput<typeof createRow>>;
  #card: IssuedCard | undefined;

  constructor(record: CardsRecord, element: CardsElement, options: TabOptions) {
    this.#record = record;
    this.#options = options;
    const words = (this.#words = record.wordsOf(english));
    this.#group = new LoadedList(record, async (client, id) => ({
      items: [await client.call(groupRow, { id })],
      next: undefined,
    }));
    this.#made = new LoadedList(record, async (client, _, cursor) => {
      const { deeds, nextCursor } = await client.call(listDeeds, { row: ROW, state: 'done', cursor });
      return { items: deeds.filter(({ answer }) => answer?.['id']), next: nextCursor };
    });
    this.#form = new FormAct(record, element, {
      words,
      title: 'group-title',
      doubt: 'doubt-group',
      now: () => options.showing().now,
      sections: () => [
        {
          fields: [
            text<Word>('description', 'group-name', { need: 'saved', most: 300 }),
            text<Word>('txVariant', 'group-variant', { kind: CODE, need: 'saved', most: 40 }),
            text<Word>('reference', 'group-reference', { most: 150 }),
          ],
        },
      ],
      fresh: () => ({ txVariant: this.#card?.variant ?? '' }),
      bodyOf: (read) => ({
        description: read('description').trim(),
        txVariant: read('txVariant').trim(),
        ...(read('reference').trim() && { reference: read('reference').trim() }),
      }),
      question: ({ description }) => ({
        title: words.text('ask-group', { name: apart(plainText(description, 80)) }),
        text: html`<p>${words.text('effect-group')}</p>`,
        yes: words.text('yes-group'),
      }),
      ask: options.ask,
      mayBegin: ({ txVariant: variant }) => record.emit('florin-before-card-group-create', { variant }),
      call: (client, body, idempotencyKey) => client.call(createRow, body, { idempotencyKey }),
      onEnded: (ending, answer) => {
        record.emit('florin-card-group-created', { group: answer?.id ?? '', ending });
        void this.#made.load();
        if (ending !== 'received') return;
        record.say(words.text('group-made'));
        record.focus('#made-title');
      },
      onLeave: () => record.focus('[part~=new-group]'),
    });
  }

  get isBusy(): boolean {
    return this.#form.isBusy;
  }

  get isDirty(): boolean {
    return this.#form.isDirty;
  }

  reset(): void {
    this.#group.forget();
    this.#made.forget();
    this.#form.reset();
  }

  template(card: IssuedCard): TemplateResult {
    this.#card = card;
    if (this.#form.isOpen) return html`${this.#form.template()}`;
    if (card.group) this.#group.see(card.group);
    this.#made.see('journal');
    const words = this.#words;
    return html`${
        card.group
          ? loadedView(words, this.#group, 'no-group', ([group]) => (group ? this.#facts(group) : html``))
          : html`<p>${words.text('no-group')}</p>`
      }
      <section aria-labelledby="made-title">
        <h3 id="made-title" tabindex="-1">${words.text('groups-made')}</h3>
        ${loadedView(
          words,
          this.#made,
          'no-groups',
          (deeds) =>
            html`<ul part="groups">
              ${deeds.map((deed) => this.#deed(deed))}
            </ul>`,
        )}
        ${
          this.#record.can('balance-platform.createPaymentInstrumentGroup')
            ? html`<p class="ways">
                <button type="button" part="new-group" @click=${() => this.#form.open()}>
                  ${words.text('new-group')}
                </button>
              </p>`
            : nothing
        }
      </section>`;
  }

  #facts({ id = '', description = '', txVariant, reference = '' }: PaymentInstrumentGroup): TemplateResult {
    const words = this.#words;
    return factsView([
      [words.text('group-name'), plainText(description, 120)],
      [words.text('group-variant'), ownWord(plainText(txVariant, 40))],
      [words.text('group-reference'), plainText(reference, 120)],
      [words.text('group-id'), ownWord(id)],
    ]);
  }

  #deed({ answer, askedAt, by = '' }: DeedRecord): TemplateResult {
    const { language } = this.#options.showing();
    const time = timeText(language, askedAt, { dateStyle: 'medium', timeStyle: 'short' });
    return html`<li part="group">
      ${ownWord(answer?.['id'] ?? '')}
      <span class="quiet">${time}${by ? html` · <bdi>${plainText(by, 80)}</bdi>` : nothing}</span>
    </li>`;
  }
}
