import type { ReactiveControllerHost } from 'lit';

import type { Client } from '../../../client/index.js';
import type { Listing } from '../../../client/listings/index.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { Resource } from '../../parts/resource/resource.js';
import { troubleOf, type Trouble } from '../../parts/resource/resource-state.js';
import type { LocalCatalogue } from '../local/local-catalogue.js';
import type { FacetChoices } from '../local/narrow.js';
import { narrowings, questionOf, type CatalogueQuery } from '../query/catalogue-state.js';
import { loadListings, loadMore, type Answer } from './served.js';
import type { View } from './view.js';

export interface CatalogueSourceOptions {
  client(): Client | undefined;
  query(): CatalogueQuery;
  /** Ids of what this browser keeps as favourites; known once `prepare` is done. */
  favourites(): readonly string[];
  /** Whether the shopper has narrowed the list. */
  isFiltered(): boolean;
  /** How many listings are wanted from the start of the list. */
  count(): number;
  /** Gets ready whatever an answer is shown by, while it is on its way. */
  prepare(): Promise<void>;
  onFailed(trouble: Trouble): void;
}

/** Milliseconds without a keystroke after which a service is asked. */
const PAUSE = 200;

const isPlain = (query: CatalogueQuery): boolean =>
  narrowings(query).length === 0 && query.sort === 'relevance';

/**
 * Where the listings come from: a service that searches, or all of them at hand, searched in the page. Either way there is
 * one view of what fits the query; the last one stays until the next is there.
 */
export class CatalogueSource {
  readonly resource: Resource<Answer>;
  readonly #host: ReactiveControllerHost;
  readonly #options: CatalogueSourceOptions;
  #given: readonly Listing[] | undefined;
  #local: { readonly listings: readonly Listing[]; readonly catalogue: LocalCatalogue } | undefined;
  #view: { readonly key: readonly unknown[]; readonly view: View } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLoadingMore = false;
  #moreTrouble: Trouble | undefined;

  constructor(host: RenderingHost, options: CatalogueSourceOptions) {
    this.#host = host;
    this.#options = options;
    this.resource = new Resource<Answer>(host, {
      client: () => (this.#given ? undefined : options.client()),
      load: (client, callOptions) => this.#load(client, callOptions),
      isEmpty: () => this.view?.length === 0,
      isFiltered: options.isFiltered,
      onFailed: (trouble) => this.#given || options.onFailed(trouble),
    });
  }

  /** Listings that the page has at hand: then nothing is asked for. */
  give(listings: readonly Listing[] | undefined): void {
    if (listings === this.#given) return;
    this.#given = listings;
    if (listings) void this.#show(listings);
  }

  async #show(listings: readonly Listing[]): Promise<void> {
    await this.#options.prepare();
    if (listings === this.#given) this.resource.show({ listings, isServed: false });
  }

  get answer(): Answer | undefined {
    return this.resource.answer;
  }

  /** Nothing before the first answer. */
  get view(): View | undefined {
    const { answer } = this;
    if (!answer) return undefined;
    const query = this.#options.query();
    const catalogue = this.#local?.listings === answer.listings ? this.#local.catalogue : undefined;
    const favourites = query.favourites ? this.#options.favourites() : [];
    const key = [answer, answer.isServed || questionOf(query), catalogue, favourites.join('\n')];
    if (this.#view?.key.every((part, at) => part === key[at])) return this.#view.view;
    const view = this.#viewOf(answer, query, favourites, catalogue);
    if (view) this.#view = { key, view };
    return this.#view?.view;
  }

  #viewOf(
    answer: Answer,
    query: CatalogueQuery,
    favourites: readonly string[],
    catalogue: LocalCatalogue | undefined,
  ): View | undefined {
    const { listings, total, facets } = answer;
    if (answer.isServed)
      return {
        length: listings.length,
        total: total ?? listings.length,
        at: (index) => listings[index],
        facets: facets as readonly FacetChoices[] | undefined,
      };
    if (catalogue) {
      const found = catalogue.answer(query, favourites);
      // Where only favourites are at hand, the number of the others is unknown.
      const isKnown = found.length === 0 && !answer.isFavourites;
      const waysOut = isKnown ? catalogue.waysOut(query, favourites) : undefined;
      return { ...found, total: found.length, waysOut };
    }
    if (!isPlain(query)) {
      void this.prepare();
      return undefined;
    }
    return { length: listings.length, total: listings.length, at: (index) => listings[index] };
  }

  /** Whether there is more than is at hand. */
  get hasMore(): boolean {
    return this.answer?.next !== undefined;
  }

  get isLoadingMore(): boolean {
    return this.#isLoadingMore;
  }

  /** Why the last asking for more brought nothing. */
  get moreTrouble(): Trouble | undefined {
    return this.#moreTrouble;
  }

  /** To be called when the query has changed: `typed` waits for the next letter. */
  ask(how: 'typed' | 'chosen' = 'chosen'): void {
    clearTimeout(this.#timer);
    this.#moreTrouble = undefined;
    if (!this.#isElsewhere) return this.#host.requestUpdate();
    this.#timer = setTimeout(() => void this.resource.load(), how === 'typed' ? PAUSE : 0);
  }

  /** Whether what is asked now is not to be found in what is at hand. */
  get #isElsewhere(): boolean {
    const { answer } = this;
    return answer?.isServed === true || (answer?.isFavourites === true && !this.#options.query().favourites);
  }

  /** Makes ready to search what is at hand, before the first letter is typed if there is time; in two tasks, neither long. */
  async prepareSearch(): Promise<void> {
    await this.prepare();
    setTimeout(() => this.#local?.catalogue.prepareSearch());
  }

  /** Makes ready to narrow and count what is at hand. */
  async prepare(): Promise<void> {
    const { answer } = this;
    if (!answer || answer.isServed) return;
    this.#local = await this.#localOf(answer.listings);
    this.#host.requestUpdate();
  }

  /** Asks for what comes after, unless that is under way. */
  async more(count: number): Promise<void> {
    const [client, { answer }] = [this.#options.client(), this];
    if (!client || !answer || !this.hasMore || this.#isLoadingMore) return;
    this.#isLoadingMore = true;
    this.#moreTrouble = undefined;
    this.#host.requestUpdate();
    try {
      const next = await loadMore(client, this.#options.query(), answer, count);
      // A list that was asked for anew meanwhile goes on by itself.
      if (this.answer === answer) this.resource.show(next);
    } catch (error) {
      this.#moreTrouble = troubleOf(error, navigator.onLine);
      this.#options.onFailed(this.#moreTrouble);
    }
    this.#isLoadingMore = false;
    this.#host.requestUpdate();
  }

  async #load(client: Client, options: Parameters<typeof loadListings>[3]): Promise<Answer> {
    const { query, count, prepare, favourites } = this.#options;
    if (query().favourites) {
      const [{ loadFavourites }] = await Promise.all([import('./favourite-listings.js'), prepare()]);
      const answer = await loadFavourites(client, favourites(), options);
      this.#local = await this.#localOf(answer.listings);
      return answer;
    }
    const [answer] = await Promise.all([loadListings(client, query(), count(), options), prepare()]);
    if (!answer.isServed && !isPlain(query())) this.#local = await this.#localOf(answer.listings);
    return answer;
  }

  async #localOf(listings: readonly Listing[]) {
    if (this.#local?.listings === listings) return this.#local;
    const { LocalCatalogue } = await import('../local/local-catalogue.js');
    return { listings, catalogue: new LocalCatalogue(listings) };
  }
}
