import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { troubleOf, type Trouble } from './resource-state.js';

/** `undoable`: still only said. `sent`: on its way. `failed`: the thing is still there, and `trouble` says why. */
export type Removal =
  { readonly phase: 'undoable' | 'sent' } | { readonly phase: 'failed'; readonly trouble: Trouble };

/** What a removal has just come to; `kept`: it was undone. */
export type RemovalNews = Removal | { readonly phase: 'removed' } | { readonly phase: 'kept' };

interface Removable {
  readonly id: string;
}

export interface RemovalsOptions<Item extends Removable> {
  /** Asked for when a removal begins: it is sent to the proxy that showed the thing. */
  client(): Client | undefined;
  /** Milliseconds for a change of mind. */
  undoFor(): number;
  send(client: Client, item: Item, options: CallOptions): Promise<unknown>;
  /** Asks the list once more: perhaps only the answer was lost. */
  isGone(item: Item): Promise<boolean>;
  /** With `removed`, the thing is to be taken off the list. */
  onNews(item: Item, news: RemovalNews): void;
}

interface Open<Item> {
  readonly item: Item;
  readonly client: Client;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Removes things of a list, each after some time for a change of mind. Leaving the page ends that time: what
 * is open then is sent at once.
 */
export class Removals<Item extends Removable> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #options: RemovalsOptions<Item>;
  readonly #removals = new Map<string, Removal>();
  readonly #open = new Map<string, Open<Item>>();

  constructor(host: ReactiveControllerHost & Element, options: RemovalsOptions<Item>) {
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

  of({ id }: Removable): Removal | undefined {
    return this.#removals.get(id);
  }

  begin(item: Item): void {
    const client = this.#options.client();
    if (!client) return;
    const timer = setTimeout(() => void this.#send(item.id), this.#options.undoFor());
    this.#open.set(item.id, { item, client, timer });
    this.#note(item, { phase: 'undoable' });
  }

  undo(item: Item): void {
    if (this.#take(item.id)) this.#note(item, { phase: 'kept' });
  }

  readonly #sendAll = (): void => {
    for (const id of this.#open.keys()) void this.#send(id);
  };

  #take(id: string): Open<Item> | undefined {
    const open = this.#open.get(id);
    clearTimeout(open?.timer);
    this.#open.delete(id);
    return open;
  }

  async #send(id: string): Promise<void> {
    const open = this.#take(id);
    if (!open) return;
    const { item, client } = open;
    const { send, isGone } = this.#options;
    this.#note(item, { phase: 'sent' });
    // A page that is left cannot see the removal through.
    const error: unknown = await send(client, item, { keepalive: true }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const isDone = error === undefined || (await isGone(item));
    this.#note(
      item,
      isDone ? { phase: 'removed' } : { phase: 'failed', trouble: troubleOf(error, navigator.onLine) },
    );
  }

  #note(item: Item, news: RemovalNews): void {
    if (news.phase === 'removed' || news.phase === 'kept') this.#removals.delete(item.id);
    else this.#removals.set(item.id, news);
    this.#options.onNews(item, news);
    this.#host.requestUpdate();
  }
}
