import type { ReactiveControllerHost } from 'lit';

import { ClientError, type Client } from '../../../client/index.js';
import {
  createListing,
  getListing,
  updateListing,
  type Listing,
  type ListingConflict,
  type NewListing,
} from '../../../client/listings/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleOf, type Trouble } from '../../parts/resource/resource-state.js';
import { changesOf, fieldOf } from './check-fields.js';
import type { Editor } from './editor.js';
import type { ListingSave } from '../events.js';

const create = /*@__PURE__*/ proxyRow('listings', createListing);
const update = /*@__PURE__*/ proxyRow('listings', updateListing);
const get = /*@__PURE__*/ proxyRow('listings', getListing);

/** How a try to save ended. */
export type Ending =
  | { readonly kind: 'saved'; readonly listing: Listing }
  /** Fields are not right; with `detail`, the server said so. */
  | { readonly kind: 'faults'; readonly detail?: string }
  | { readonly kind: 'conflict'; readonly current: Listing }
  /** Nothing is known to be saved. `isRefused`: the server understood, and will not. */
  | { readonly kind: 'failed'; readonly trouble: Trouble; readonly isRefused: boolean };

export interface SavingOptions {
  client(): Client | undefined;
  readonly editor: Editor;
  mayBegin(save: ListingSave): boolean;
  onEnd(ending: Ending): void;
}

/** Sends what was typed, one try at a time. */
export class Saving {
  readonly #host: ReactiveControllerHost;
  readonly #options: SavingOptions;
  isBusy = false;

  constructor(host: ReactiveControllerHost, options: SavingOptions) {
    this.#host = host;
    this.#options = options;
  }

  async save(): Promise<boolean> {
    const client = this.#options.client();
    if (this.isBusy || !client) return false;
    const { editor } = this.#options;
    const body = editor.check();
    if (!body) return this.#end({ kind: 'faults' });
    const { base } = editor;
    const changes = base ? changesOf(body, base) : body;
    const asked: ListingSave = { id: base?.id ?? '', fields: Object.freeze(Object.keys(changes)) };
    if (!this.#options.mayBegin(asked)) return false;
    if (base && asked.fields.length === 0) return this.#end({ kind: 'saved', listing: base });
    this.isBusy = true;
    this.#host.requestUpdate();
    const ending = await this.#send(client, base, body).catch((error: unknown) =>
      this.#failure(client, base, error),
    );
    this.isBusy = false;
    return this.#end(ending);
  }

  async #send(client: Client, base: Listing | undefined, body: NewListing): Promise<Ending> {
    const listing = base
      ? await client.call(update, {
          listingId: base.id,
          revision: base.revision,
          ...changesOf(body, base),
        })
      : await client.call(create, { userId: 'me', ...body });
    return { kind: 'saved', listing };
  }

  async #failure(client: Client, base: Listing | undefined, error: unknown): Promise<Ending> {
    const trouble = troubleOf(error, navigator.onLine);
    if (!(error instanceof ClientError)) return { kind: 'failed', trouble, isRefused: false };
    const { code, field, status } = error;
    if (code === 'revision-conflict' && base) {
      const { current } = (error.facts ?? {}) as ListingConflict;
      const standing = current ?? (await this.#read(client, base.id));
      if (standing) return { kind: 'conflict', current: standing };
    }
    const path = field === undefined ? undefined : fieldOf(field);
    const isRefused = status === 422 || status === 409;
    if (!isRefused || !path) return { kind: 'failed', trouble, isRefused };
    this.#options.editor.blame(path, code === 'unknown-category' ? code : 'refused');
    return { kind: 'faults', detail: trouble.code };
  }

  async #read(client: Client, listingId: string): Promise<Listing | undefined> {
    return client.call(get, { listingId }).catch(() => undefined);
  }

  #end(ending: Ending): boolean {
    this.#host.requestUpdate();
    this.#options.onEnd(ending);
    return ending.kind === 'saved';
  }
}
