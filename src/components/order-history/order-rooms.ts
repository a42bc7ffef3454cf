import { html, type TemplateResult } from 'lit';

import type { OrderPanel, OrderPanelHost, OrderPanelOptions } from './detail/order-panel.js';
import type { ListPanel, ListPanelOptions } from './list/list-panel.js';
import { listSkeleton, notFoundView } from './order-frame.js';

interface RoomsHost extends OrderPanelHost {
  /** Number of the order that is shown; empty for the list. */
  readonly order: string;
}

/** The list of orders and the view of one, each loaded when it is first needed. */
export class OrderRooms {
  readonly #host: RoomsHost;
  readonly #options: ListPanelOptions & OrderPanelOptions;
  #list: ListPanel | undefined;
  #panel: OrderPanel | undefined;

  constructor(host: RoomsHost, options: ListPanelOptions & OrderPanelOptions) {
    this.#host = host;
    this.#options = options;
  }

  get list(): ListPanel | undefined {
    return this.#list;
  }

  get panel(): OrderPanel | undefined {
    return this.#panel;
  }

  /** One order, or what stands in its place. */
  one(number: string): TemplateResult {
    const { book, showing } = this.#options;
    const order = book.find(number);
    if (order && this.#panel) return this.#panel.template(order);
    if (order || book.hasMore) return html`<div class="skeleton" aria-hidden="true">${listSkeleton}</div>`;
    return notFoundView(showing(), number);
  }

  /** Older orders count too, for a filter and for an address that leads to one of them. */
  seek(): void {
    const { book, navigation } = this.#options;
    this.#list?.pages.seek(() =>
      this.#host.order ? book.find(this.#host.order) !== undefined : !navigation.isFiltering,
    );
  }

  /** Loads what an answer is shown with, beside it. */
  async prepare(): Promise<ListPanel> {
    const [{ ListPanel }] = await Promise.all([
      import('./list/list-panel.js'),
      this.#host.order && this.load(),
    ]);
    return (this.#list ??= new ListPanel(this.#host, this.#options));
  }

  /** Loads the view of one order. */
  async load(): Promise<void> {
    const { OrderPanel } = await import('./detail/order-panel.js');
    if (this.#panel) return;
    this.#panel = new OrderPanel(this.#host, this.#options);
    this.#host.requestUpdate();
  }
}
