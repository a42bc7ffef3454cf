import { html, nothing, type TemplateResult } from 'lit';

import type { CardOrderItemDeliveryStatus } from '../../../client/balance-platform/index.js';
import { bareWord } from '../../../client/schema/values.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { factsView } from '../../parts/record/facts-view.js';
import { LoadedList } from '../../parts/record/loaded-list.js';
import { loadedView } from '../../parts/record/loaded-view.js';
import { timeText } from '../../parts/table/time-text.js';
import { words as english } from '../../../words/compiled/issued-cards/tabs/en.js';
import type { TabOptions, TabRoom } from '../detail/tabs.js';
import type { CardsRecord } from '../panel/cards-record.js';
import type { IssuedCard } from '../panel/issued-card.js';
import { ownWord } from '../panel/showing.js';
import { findSent, type Sent } from './finding.js';

/** The way of a card from its order to its holder. */
const WAY = ['created', 'processing', 'produced', 'shipped', 'delivered'] as const;

/** How far a card of plastic is on its way. */
export class Delivery implements TabRoom {
  readonly #options: TabOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #list: LoadedList<Sent>;
  #card: IssuedCard | undefined;
  readonly isBusy = false;
  readonly isDirty = false;

  constructor(record: CardsRecord, options: TabOptions) {
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#list = new LoadedList(record, async (client) => ({
      items: this.#card ? await findSent(client, this.#card) : [],
      next: undefined,
    }));
  }

  reset(): void {
    this.#list.forget();
  }

  template(card: IssuedCard): TemplateResult {
    this.#card = card;
    this.#list.see(card.id);
    const words = this.#words;
    return html`${loadedView(
        words,
        this.#list,
        'not-ordered',
        (all) => html`${all.map((sent) => this.#sent(sent))}`,
      )}
      <p class="ways">
        <button
          type="button"
          class="small"
          part="look"
          aria-disabled=${this.#list.isBusy}
          @click=${() => this.#list.isBusy || void this.#list.load()}
        >
          ${words.text('look')}
        </button>
      </p>`;
  }

  #sent({ order, item }: Sent): TemplateResult {
    const words = this.#words;
    const { language } = this.#options.showing();
    const isTold = item.pin && bareWord(item.pin.status) !== 'notApplicable';
    return html`<section part="order">
      <h3>${words.text('delivery-card')}</h3>
      ${this.#way(item.card)}
      ${
        isTold
          ? html`<h3>${words.text('delivery-pin')}</h3>
              ${this.#way(item.pin)}`
          : nothing
      }
      ${factsView([
        [words.text('order'), order.id && ownWord(order.id)],
        [
          words.text('order-locked'),
          timeText(language, order.lockDate, { dateStyle: 'medium', timeStyle: 'short' }),
        ],
        [words.text('shipping-method'), item.shippingMethod && ownWord(plainText(item.shippingMethod, 60))],
      ])}
    </section>`;
  }

  #way(told: CardOrderItemDeliveryStatus | undefined): TemplateResult {
    const words = this.#words;
    const { errorMessage = '', trackingNumber = '' } = told ?? {};
    const status = bareWord(told?.status);
    const at = WAY.findIndex((each) => each === status);
    if (at === -1)
      return html`<p class="notice ${status === 'rejected' ? 'bad' : 'due'}" part="delivery">
        ${status === 'rejected' ? words.text('delivery-rejected') : words.text('delivery-unknown')}
        <bdi>${plainText(errorMessage, 200)}</bdi>
      </p>`;
    return html`<ol class="way" part="delivery">
        ${WAY.map(
          (step, place) =>
            html`<li aria-current=${place === at ? 'step' : nothing}>
              ${place < at ? html`<span class="visually-hidden">${words.text('step-done')} </span>` : nothing}${words.text(
                `delivery-${step}`,
              )}
            </li>`,
        )}
      </ol>
      ${trackingNumber ? factsView([[words.text('tracking'), ownWord(plainText(trackingNumber, 60))]]) : nothing}`;
  }
}
