import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { deleteStoredPaymentMethod } from '../../client/checkout/rows/stored-methods.js';
import type { Client } from '../../client/index.js';
import { proxyRow } from '../parts/resource/proxy-row.js';
import type { Resource } from '../parts/resource/resource.js';
import { troubleOf, type Trouble } from '../parts/resource/resource-state.js';
import type { SavedCard } from './saved-card.js';

const deleteCard = /*@__PURE__*/ proxyRow('checkout', deleteStoredPaymentMethod);

/** `undoable`: still only said. `sent`: on its way. `failed`: the card is still there, and `trouble` says why. */
export type Removal =
  { readonly phase: 'undoable' | 'sent' } | { readonly phase: 'failed'; readonly trouble: Trouble };

/** What a removal has just come to; `kept`: it was undone. */
export type RemovalNews = Removal | { readonly phase: 'removed' } | { readonly phase: 'kept' };

export interface RemovalsOptions {
  readonly cards: Resource<readonly SavedCard[]>;
  /** A client whose requests outlive the page, asked for when a removal begins. */
  client(): Client;
  /** Milliseconds for a change of mind. */
  undoFor(): number;
  onNews(card: SavedCard, news: RemovalNews): void;
}

interface Open {
  readonly card: SavedCard;
  readonly client: Client;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Removes cards, each after some time for a change of mind. Whoever leaves the page has made up theirs: what is open then
 * is sent at once.
 */
export class Removals implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #options: RemovalsOptions;
  readonly #removals = new Map<string, Removal>();
  readonly #open = new Map<string, Open>();

  constructor(host: ReactiveControllerHost & Element, options: RemovalsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('pagehide', this.#sendAll);
  }

  hostDisconnected(): void {
    removeEventListener('pagehide', this.#sendAll);
    // An element that is only moved is connected again by then.
    queueMicrotask(() => this.#host.isConnected || this.#sendAll());
  }

  of({ id }: SavedCard): Removal | undefined {
    return this.#removals.get(id);
  }

  begin(card: SavedCard): void {
    const { client, undoFor } = this.#options;
    const timer = setTimeout(() => void this.#send(card.id), undoFor());
    this.#open.set(card.id, { card, client: client(), timer });
    this.#note(card, { phase: 'undoable' });
  }

  undo(card: SavedCard): void {
    if (this.#take(card.id)) this.#note(card, { phase: 'kept' });
  }

  readonly #sendAll = (): void => {
    for (const id of this.#open.keys()) void this.#send(id);
  };

  #take(id: string): Open | undefined {
    const open = this.#open.get(id);
    clearTimeout(open?.timer);
    this.#open.delete(id);
    return open;
  }

  async #send(id: string): Promise<void> {
    const open = this.#take(id);
    if (!open) return;
    const { card, client } = open;
    this.#note(card, { phase: 'sent' });
    const error: unknown = await client.call(deleteCard, { storedPaymentMethodId: id }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const isGone = error === undefined || (await this.#isGone(card));
    this.#note(
      card,
      isGone ? { phase: 'removed' } : { phase: 'failed', trouble: troubleOf(error, navigator.onLine) },
    );
  }

  /** Perhaps only the answer was lost: what the list says then is true. */
  async #isGone({ id }: SavedCard): Promise<boolean> {
    const { cards } = this.#options;
    return (await cards.load()) && !cards.answer?.some((card) => card.id === id);
  }

  #note(card: SavedCard, news: RemovalNews): void {
    const { cards, onNews } = this.#options;
    if (news.phase === 'removed' || news.phase === 'kept') this.#removals.delete(card.id);
    else this.#removals.set(card.id, news);
    if (news.phase === 'removed') cards.show((cards.answer ?? []).filter(({ id }) => id !== card.id));
    onNews(card, news);
    this.#host.requestUpdate();
  }
}
