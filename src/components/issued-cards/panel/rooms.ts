import { html, type TemplateResult } from 'lit';

import type { Detail } from '../detail/detail.js';
import type { Issuing } from '../issue/issuing.js';
import type { CardsElement, CardsRecord } from './cards-record.js';
import type { IssuedCard } from './issued-card.js';
import type { RoomsOptions } from './rooms-options.js';

/** What is shown in place of the list, each loaded when it is opened: one card, and the way to a new one. */
export class Rooms {
  readonly #record: CardsRecord;
  readonly #element: CardsElement;
  readonly #options: RoomsOptions;
  #detail: Detail | undefined;
  #issuing: Issuing | undefined;

  constructor(record: CardsRecord, element: CardsElement, options: RoomsOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
  }

  get isIssuing(): boolean {
    return this.#issuing?.isOpen === true;
  }

  get isBusy(): boolean {
    return this.#detail?.isBusy === true || this.#issuing?.isBusy === true;
  }

  get isDirty(): boolean {
    return this.#detail?.isDirty === true || this.#issuing?.isDirty === true;
  }

  reset(): void {
    this.#detail?.reset();
    this.#issuing?.reset();
  }

  /** @param known - What the list has of the card that is open. */
  template(known: IssuedCard | undefined): TemplateResult {
    if (this.#issuing?.isOpen) return this.#issuing.template();
    if (!this.#detail) void this.#loadDetail();
    return html`<div class="stack card">${this.#detail?.template(this.#element.card, known)}</div>`;
  }

  async issue(): Promise<void> {
    const { Issuing } = await import('../issue/issuing.js');
    this.#issuing ??= new Issuing(this.#record, this.#element, {
      showing: this.#options.showing,
      onLeft: () => this.#record.focus('[part~=new]'),
      onIssued: (card) => {
        if (card) return this.#options.open(card);
        void this.#record.refresh();
        this.#record.focus('[part~=search], [part~=new]');
      },
    });
    await this.#issuing.open();
  }

  async #loadDetail(): Promise<void> {
    const { Detail } = await import('../detail/detail.js');
    this.#detail ??= new Detail(this.#record, this.#element, {
      ...this.#options,
      onBack: () => this.#options.open(''),
    });
    this.#record.update();
  }
}
