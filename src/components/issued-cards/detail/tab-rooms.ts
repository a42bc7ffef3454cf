import { html, type TemplateResult } from 'lit';

import type { CardsElement, CardsRecord } from '../panel/cards-record.js';
import type { IssuedCard } from '../panel/issued-card.js';
import type { Tab, TabOptions, TabRoom } from './tabs.js';

type RoomTab = Exclude<Tab, 'card'>;

/** What hangs below a card, each loaded when its tab is opened. */
export class TabRooms {
  readonly #record: CardsRecord;
  readonly #open: Readonly<Record<RoomTab, () => Promise<TabRoom>>>;
  readonly #rooms = new Map<RoomTab, TabRoom>();
  readonly #loading = new Set<RoomTab>();

  constructor(record: CardsRecord, element: CardsElement, options: TabOptions) {
    this.#record = record;
    this.#open = {
      tokens: async () => new (await import('../tokens/tokens.js')).Tokens(record, options),
      devices: async () => new (await import('../devices/devices.js')).Devices(record, element, options),
      delivery: async () => new (await import('../delivery/delivery.js')).Delivery(record, options),
      group: async () => new (await import('../group/group.js')).Group(record, element, options),
    };
  }

  get isBusy(): boolean {
    return [...this.#rooms.values()].some(({ isBusy }) => isBusy);
  }

  get isDirty(): boolean {
    return [...this.#rooms.values()].some(({ isDirty }) => isDirty);
  }

  reset(): void {
    for (const room of this.#rooms.values()) room.reset();
  }

  template(tab: RoomTab, card: IssuedCard): TemplateResult {
    const room = this.#rooms.get(tab);
    if (room) return room.template(card);
    void this.#load(tab);
    return html`<p class="quiet">${this.#record.words.text('loading')}</p>`;
  }

  async #load(tab: RoomTab): Promise<void> {
    if (this.#loading.has(tab)) return;
    this.#loading.add(tab);
    try {
      this.#rooms.set(tab, await this.#open[tab]());
    } finally {
      this.#loading.delete(tab);
    }
    this.#record.update();
  }
}
