import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../client/index.js';
import {
  deleteStoredPaymentMethod,
  listStoredPaymentMethods,
} from '../../client/checkout/rows/stored-methods.js';
import type { Words } from '../base/words.js';
import type { RecordView } from '../parts/record/record-view.js';
import { Places } from '../parts/resource/places.js';
import { proxyRow } from '../parts/resource/proxy-row.js';
import { Removals, type RemovalNews } from '../parts/resource/removals.js';
import { undoFor } from '../parts/resource/undo.js';
import type { CardAdding } from './adding/adding.js';
import type { AddingHost, AddingPlace, CardsRecord } from './adding-host.js';
import { cardRow, cardText, failedText } from './card-row.js';
import type { CardFace } from './events.js';
import { savedCards, type SavedCard } from './saved-card.js';
import type { Word as SavedCardsWord } from '../../words/compiled/saved-cards/en.js';

const listCards = /*@__PURE__*/ proxyRow('checkout', listStoredPaymentMethods);
const deleteCard = /*@__PURE__*/ proxyRow('checkout', deleteStoredPaymentMethod);

/** What the element's properties say. */
interface CardsSettings extends AddingHost {
  readonly undoSeconds: number;
}

type CardsAnswer = readonly SavedCard[];

const faceOf = ({ brand, lastFour }: SavedCard): CardFace => ({ brand, lastFour });

/** The cards that a shopper has stored, and the ways to remove one and to add one. */
export class Cards implements RecordView<CardsAnswer> {
  readonly #record: CardsRecord;
  readonly #settings: CardsSettings;
  readonly #place: AddingPlace;
  readonly #words: Words<SavedCardsWord>;
  readonly #places = new Places<SavedCard>();
  readonly #removals: Removals<SavedCard>;
  /** Also where nothing is stored: what adds a card stands below. */
  readonly isList = true;
  #adding: CardAdding | undefined;
  #loading: Promise<void> | undefined;
  #isOpen = false;
  #isNotLoaded = false;
  #added = '';

  constructor(record: CardsRecord, element: CardsSettings, place: AddingPlace, words: Words<SavedCardsWord>) {
    this.#record = record;
    this.#settings = element;
    this.#place = place;
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

  get isBusy(): boolean {
    return this.#adding?.isBusy === true;
  }

  get isDirty(): boolean {
    return this.#isOpen && this.#adding?.isDirty === true;
  }

  frame(whole: TemplateResult): TemplateResult {
    const words = this.#words;
    if (this.#isOpen) return html`${whole}${this.#adding?.render()}`;
    if (!this.#record.resource.config?.addsCards) return whole;
    return html`${whole}
      <p class="add">
        <button type="button" part="add" @click=${() => void this.#open()}>${words.text('add')}</button>
      </p>
      <div role="alert">
        ${this.#isNotLoaded ? html`<p class="message" part="error">${words.text('network')}</p>` : nothing}
      </div>`;
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
      isAdded: card.id === this.#added,
      onRemove: () => {
        if (this.#record.emit('florin-before-card-remove', faceOf(card))) this.#removals.begin(card);
      },
      onUndo: () => this.#removals.undo(card),
    });
  }

  /** The form and the card frame are loaded once a shopper wants them. */
  async #open(): Promise<void> {
    const element = this.#settings;
    this.#isNotLoaded = false;
    try {
      await (this.#loading ??= this.#load());
    } catch {
      this.#loading = undefined;
      this.#isNotLoaded = true;
      return this.#record.update();
    }
    this.#isOpen = true;
    this.#added = '';
    this.#record.update();
    await element.updateComplete;
    this.#adding?.focus();
  }

  async #load(): Promise<void> {
    const { CardAdding } = await import('./adding/adding.js');
    this.#adding = new CardAdding(this.#record, this.#settings, this.#place, {
      title: () => this.#words.text('add'),
      read: (stored) => savedCards({ storedPaymentMethods: [stored] })[0],
      onAdded: (card) => this.#onAdded(card),
      onCancel: () => this.#close('[part=add]'),
    });
  }

  #close(focus: string): void {
    this.#isOpen = false;
    this.#record.focus(focus);
  }

  #onAdded(card: SavedCard | undefined): void {
    const record = this.#record;
    this.#added = card?.id ?? '';
    this.#close(card ? '.added' : '[part=add]');
    if (!card) return;
    record.say(this.#words.text('added', { card: cardText(this.#words, card) }));
    record.emit('florin-card-added', faceOf(card));
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
