import { html, nothing, type LitElement, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../client/index.js';
import {
  deleteStoredPaymentMethod,
  listStoredPaymentMethods,
} from '../../client/checkout/rows/stored-methods.js';
import type { Words } from '../base/words.js';
import type { RecordController } from '../parts/record/record-controller.js';
import type { RecordView } from '../parts/record/record-view.js';
import { Places } from '../parts/resource/places.js';
import { proxyRow } from '../parts/resource/proxy-row.js';
import { Removals, type RemovalNews } from '../parts/resource/removals.js';
import { undoFor } from '../parts/resource/undo.js';
import { cardRow, cardText, failedText } from './card-row.js';
import type { CardFace } from './events.js';
import { savedCards, type SavedCard } from './saved-card.js';
import type { Word as SavedCardsWord } from '../../words/compiled/saved-cards/en.js';

const listCards = /*@__PURE__*/ proxyRow('checkout', listStoredPaymentMethods);
const deleteCard = /*@__PURE__*/ proxyRow('checkout', deleteStoredPaymentMethod);

/** What the element's properties say. */
interface CardsSettings {
  readonly undoSeconds: number;
}

type CardsAnswer = readonly SavedCard[];
type CardsRecord = RecordController<CardsAnswer, Cards, 'florin-saved-cards-failed'>;

const faceOf = ({ brand, lastFour }: SavedCard): CardFace => ({ brand, lastFour });

/** The cards that a shopper has stored, and the way to remove one. */
export class Cards implements RecordView<CardsAnswer> {
  readonly #record: CardsRecord;
  readonly #settings: CardsSettings;
  readonly #words: Words<SavedCardsWord>;
  readonly #places = new Places<SavedCard>();
  readonly #removals: Removals<SavedCard>;

  constructor(record: CardsRecord, element: LitElement & CardsSettings, words: Words<SavedCardsWord>) {
    this.#record = record;
    this.#settings = element;
    this.#words = words;
    this.#removals = new Removals<SavedCard>(element, {
      client: () => record.client,
      undoFor: () => this.#undoFor,
      send: (client, { id: storedPaymentMethodId }, options) =>
        client.call(deleteCard, { storedPaymentMethodId }, options),
      isGone: async (card) => (await record.refresh()) && !record.answer?.some(({ id }) => id === card.id),
      onNews: (card, news) => this.#onNews(card, news),
    });
  }

  async load(client: Client, options: CallOptions): Promise<CardsAnswer> {
    return savedCards(await client.call(listCards, {}, options));
  }

  render(cards: CardsAnswer): TemplateResult {
    return html`<ul>
      ${this.#places.arrange(cards).map((card) => (card ? this.#row(card) : nothing))}
    </ul>`;
  }

  #row(card: SavedCard): TemplateResult {
    return cardRow({
      card,
      removal: this.#removals.of(card),
      now: this.#record.resource.now,
      words: this.#words,
      onRemove: () => {
        if (this.#record.emit('florin-before-card-remove', faceOf(card))) this.#removals.begin(card);
      },
      onUndo: () => this.#removals.undo(card),
    });
  }

  get #undoFor(): number {
    return undoFor(this.#settings.undoSeconds);
  }

  #onNews(card: SavedCard, news: RemovalNews): void {
    const record = this.#record;
    const { phase } = news;
    if (phase === 'failed') {
      record.fail(news.trouble.cause, news.trouble.code);
      return record.say(failedText(this.#words, card, news));
    }
    const seconds = this.#undoFor / 1000;
    record.say(this.#words.text(`${phase}-news`, { card: cardText(this.#words, card), seconds }));
    if (phase !== 'removed') return;
    record.show((record.answer ?? []).filter(({ id }) => id !== card.id));
    record.emit('florin-card-removed', faceOf(card));
  }
}
