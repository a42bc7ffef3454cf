import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import {
  deleteStoredPaymentMethod,
  listStoredPaymentMethods,
} from '../../client/checkout/rows/stored-methods.js';
import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { Places } from '../parts/resource/places.js';
import { proxyRow } from '../parts/resource/proxy-row.js';
import { Removals, type RemovalNews } from '../parts/resource/removals.js';
import { resourceStyles } from '../parts/resource/resource.css.js';
import { Resource } from '../parts/resource/resource.js';
import { RESOURCE_STATES, type Trouble } from '../parts/resource/resource-state.js';
import { resourceView } from '../parts/resource/resource-view.js';
import { cardRow, cardSkeleton, cardText, failedText } from './card-row.js';
import { savedCards, type SavedCard } from './saved-card.js';
import { styles } from './saved-cards.css.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

const listCards = /*@__PURE__*/ proxyRow('checkout', listStoredPaymentMethods);
const deleteCard = /*@__PURE__*/ proxyRow('checkout', deleteStoredPaymentMethod);

const UNDO_SECONDS = 8;

/**
 * The cards a shopper has stored with you. Removing one can be undone for some seconds; leaving the page removes it at
 * once. Your proxy has to `enable` `checkout.listStoredPaymentMethods` and `checkout.deleteStoredPaymentMethod`, and its
 * `identify` has to name the shopper.
 *
 * @slot empty - Stands in for the sentence that no card is stored.
 * @slot error - Stands in for the sentence that the cards cannot be shown.
 * @slot offline - Stands in for the sentence that the device is offline.
 * @slot unauthorised - Stands in for the sentence that nobody is signed in, for example a link to sign in.
 * @fires {CustomEvent<CardFace>} florin-before-card-remove - The shopper wants a card removed. Prevent it, and it stays.
 * @fires {CustomEvent<CardFace>} florin-card-removed - A card is gone.
 * @fires {CustomEvent<SavedCardsFailed>} florin-saved-cards-failed - The cards were not loaded, or one was not removed.
 * @csspart card - One card; also `undoable`, `sent` or `failed` while it is being removed.
 * @csspart expiry - The month in which a card expires.
 * @csspart remove - The button that removes a card.
 * @csspart undo - The button that takes a removal back, for as long as `undo-seconds` says.
 * @csspart error - The sentence that a card was not removed, and why.
 * @csspart panel - The box of every state without cards.
 * @csspart retry - The button that loads the cards again.
 * @csspart badge - The badge shown outside live.
 * @cssstate loading - The cards are on their way.
 * @cssstate ready - There are cards.
 * @cssstate empty - No card is stored.
 * @cssstate error - The cards cannot be shown.
 * @cssstate offline - There is no network; the cards come when it is back.
 * @cssstate unauthorised - Nobody is signed in, or the proxy does not offer this.
 * @tagname florin-saved-cards
 */
export class FlorinSavedCards extends FlorinElement {
  static override styles: CSSResultGroup = [FlorinElement.styles, resourceStyles, styles];

  /** Seconds in which a removal can be undone. */
  @property({ type: Number, attribute: 'undo-seconds' }) undoSeconds = UNDO_SECONDS;

  #news = '';
  readonly #places = new Places<SavedCard>();
  readonly #words = new Words(this, () => this.language, english, languages);
  readonly #cards = new Resource<readonly SavedCard[]>(this, {
    client: () => this.connection.client,
    load: async (client, options) => savedCards(await client.call(listCards, {}, options)),
    isEmpty: (cards) => cards.length === 0,
    onFailed: (trouble) => this.#fail(trouble),
  });
  readonly #removals = new Removals<SavedCard>(this, {
    client: () => this.connection.client,
    undoFor: () => this.#undoFor,
    send: (client, { id: storedPaymentMethodId }, options) =>
      client.call(deleteCard, { storedPaymentMethodId }, options),
    isGone: async (card) =>
      (await this.#cards.load()) && !this.#cards.answer?.some(({ id }) => id === card.id),
    onNews: (card, news) => this.#onNews(card, news),
  });

  protected override render(): TemplateResult {
    return resourceView({
      resource: this.#cards,
      words: this.#words,
      label: this.#words.text('cards'),
      skeleton: html`<ul>
        ${cardSkeleton}${cardSkeleton}
      </ul>`,
      ready: (cards) =>
        html`<ul>
          ${this.#places.arrange(cards).map((card) => (card ? this.#row(card) : nothing))}
        </ul>`,
      news: this.#news,
    });
  }

  protected override updated(): void {
    this.showState(this.#cards.state, RESOURCE_STATES);
  }

  #row(card: SavedCard): TemplateResult {
    return cardRow({
      card,
      removal: this.#removals.of(card),
      now: this.#cards.now,
      words: this.#words,
      onRemove: () => this.#onRemove(card),
      onUndo: () => this.#removals.undo(card),
    });
  }

  get #undoFor(): number {
    const seconds = this.undoSeconds > 0 ? this.undoSeconds : UNDO_SECONDS;
    return seconds * 1000;
  }

  #onRemove(card: SavedCard): void {
    if (this.emit('florin-before-card-remove', faceOf(card), { cancelable: true }))
      this.#removals.begin(card);
  }

  #onNews(card: SavedCard, news: RemovalNews): void {
    const seconds = new Intl.NumberFormat(this.language).format(this.#undoFor / 1000);
    const { phase } = news;
    this.#news =
      phase === 'failed'
        ? failedText(this.#words, card, news)
        : this.#words.text(`${phase}-news`, { card: cardText(this.#words, card), seconds });
    if (phase === 'failed') this.#fail(news.trouble);
    if (phase !== 'removed') return;
    this.#cards.show((this.#cards.answer ?? []).filter(({ id }) => id !== card.id));
    this.emit('florin-card-removed', faceOf(card));
  }

  #fail({ cause, code }: Trouble): void {
    const detail: SavedCardsFailed = { code: cause, detail: code };
    this.emit('florin-saved-cards-failed', detail);
  }
}

const faceOf = ({ brand, lastFour }: SavedCard): CardFace => ({ brand, lastFour });

/** What an event tells of a card: never the id that it could be charged by. */
export interface CardFace {
  /** The platform's word, for example `visa`. */
  readonly brand: string;
  readonly lastFour: string;
}

/** Detail of `florin-saved-cards-failed`. */
export interface SavedCardsFailed {
  readonly code: Trouble['cause'];
  /** Status and code of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface HTMLElementTagNameMap {
    'florin-saved-cards': FlorinSavedCards;
  }
  interface GlobalEventHandlersEventMap {
    'florin-before-card-remove': CustomEvent<CardFace>;
    'florin-card-removed': CustomEvent<CardFace>;
    'florin-saved-cards-failed': CustomEvent<SavedCardsFailed>;
  }
}
