import type { ReactiveControllerHost, TemplateResult } from 'lit';

import { adoptStyles } from '../../base/adopt-styles.js';
import { mainButtonStyles } from '../../parts/controls/main-button.css.js';
import { plainButtonStyles } from '../../parts/controls/plain-button.css.js';
import { removeLine, setPieces, setSaved, type CartLine } from '../../parts/cart/cart-lines.js';
import type { CartGroup } from '../../parts/cart/cart-total.js';
import { groupLines } from '../../parts/cart/cart-total.js';
import { listingStyles } from '../../parts/listing/listing.css.js';
import { Places } from '../../parts/resource/places.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import type { CartContents } from '../cart-contents.js';
import type { Showing } from '../showing.js';
import { titleText } from '../showing.js';
import type { LineActions } from './line-view.js';
import { lineStyles } from './line.css.js';
import { linesView, type CartPlace } from './lines-view.js';
import { OrderFlow, type OrderFlowOptions, type Placed } from './order-flow.js';
import { RemovedLines } from './removed-lines.js';
import { summaryStyles } from './summary.css.js';

export interface LinesPanelOptions extends Pick<OrderFlowOptions, 'client' | 'now' | 'allows'> {
  readonly contents: CartContents;
  showing(): Showing;
  listingUrl(): string;
  /** Something to announce. */
  onNews(news: string): void;
  onFlow(flow: OrderFlow): void;
  onPlaced(placed: Placed): void;
}

type PanelHost = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/** What can be seen of a cart with something in it, and done with that. Loaded with the first thing. */
export class LinesPanel {
  readonly #host: PanelHost;
  readonly #options: LinesPanelOptions;
  readonly #removed: RemovedLines;
  readonly #places = new Map<string, Places<CartPlace>>();
  readonly flow: OrderFlow;
  #placed: Placed | undefined;
  /** What gets the focus once it is on screen. */
  #arriving = '';

  constructor(host: PanelHost, options: LinesPanelOptions) {
    this.#host = host;
    this.#options = options;
    const { contents } = options;
    this.#removed = new RemovedLines(contents);
    this.flow = new OrderFlow({
      client: options.client,
      now: options.now,
      allows: options.allows,
      group: (currency) => this.#groups.find((group) => group.currency === currency),
      check: async () => ((await contents.resource.load()) ? undefined : contents.resource.trouble),
      onChange: () => options.onFlow(this.flow),
      onPlaced: (placed, items) => {
        this.#placed = placed;
        this.#removed.clear();
        this.#arriving = '[data-placed]';
        contents.change((lines) => items.reduce((all, { listingId }) => removeLine(all, listingId), lines));
        options.onPlaced(placed);
      },
    });
    for (const styles of [listingStyles, mainButtonStyles, plainButtonStyles, lineStyles, summaryStyles])
      adoptStyles(host.renderRoot, styles);
  }

  /** A thing was added: it needs no way back, and the last order is no news any more. */
  added(listingId: string): void {
    this.#removed.forget(listingId);
    this.#placed = undefined;
  }

  template(state: ResourceState): TemplateResult {
    const { contents, showing, listingUrl } = this.#options;
    return linesView({
      ...showing(),
      state,
      groups: this.#groups,
      removed: this.#removed.lines,
      saved: contents.checked.filter(({ line }) => line.isSaved),
      flow: this.flow,
      placed: this.#placed,
      actions: this.#actions,
      listingUrl: listingUrl(),
      places: (name) => this.#placesOf(name),
      onAccept: () => contents.accept(),
    });
  }

  /** Moves the focus to what has come where it was. */
  arrive(): void {
    const arriving = this.#arriving && this.#host.renderRoot.querySelector<HTMLElement>(this.#arriving);
    if (!arriving) return;
    this.#arriving = '';
    arriving.focus();
  }

  get #groups(): readonly CartGroup[] {
    return groupLines(this.#options.contents.checked);
  }

  #placesOf(name: string): Places<CartPlace> {
    const places = this.#places.get(name) ?? new Places<CartPlace>();
    this.#places.set(name, places);
    return places;
  }

  readonly #actions: LineActions = {
    onQuantity: ({ line }, quantity) => {
      if (quantity === 0) this.#remove(line);
      else this.#options.contents.change((lines) => setPieces(lines, line.listingId, quantity));
    },
    onRemove: (line) => this.#remove(line),
    onUndo: (line) => {
      this.#removed.undo(line);
      this.#say('put-back', line);
    },
    onSave: (line, isSaved) => {
      this.#options.contents.change((lines) => setSaved(lines, line.listingId, isSaved));
      this.#say(isSaved ? 'saved-news' : 'put-back', line);
    },
  };

  #remove(line: CartLine): void {
    this.#removed.remove(line);
    this.#arriving = `[data-undo="${CSS.escape(line.listingId)}"]`;
    this.#say('removed', line);
  }

  #say(word: 'removed' | 'put-back' | 'saved-news', { seen }: CartLine): void {
    const showing = this.#options.showing();
    this.#options.onNews(showing.words.text(word, { title: titleText(showing, seen) }));
  }
}
