import { html, nothing, type TemplateResult } from 'lit';

import type { Device } from '../../../client/balance-platform/index.js';
import {
  deleteRegisteredDevice,
  listRegisteredDevices,
} from '../../../client/balance-platform/rows/registered-devices.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { problemView } from '../../parts/money-form/form-view.js';
import { LoadedList } from '../../parts/record/loaded-list.js';
import { loadedView } from '../../parts/record/loaded-view.js';
import { endingOf, type Ending } from '../../parts/resource/ending.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { words as english } from '../../../words/compiled/issued-cards/tabs/en.js';
import type { TabOptions, TabRoom } from '../detail/tabs.js';
import type { CardsElement, CardsRecord } from '../panel/cards-record.js';
import type { IssuedCard } from '../panel/issued-card.js';
import { ownWord } from '../panel/showing.js';
import { Registering } from './registering.js';

const listRow = /*@__PURE__*/ proxyRow('balance-platform', listRegisteredDevices);
const deleteRow = /*@__PURE__*/ proxyRow('balance-platform', deleteRegisteredDevice);

const PAGE_SIZE = 20;

/** Devices with which the cardholder approves payments: removed, and registered in two steps. */
export class Devices implements TabRoom {
  readonly #record: CardsRecord;
  readonly #options: TabOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #list: LoadedList<Device>;
  readonly #registering: Registering;
  #isBusy = false;
  #problem = '';

  constructor(record: CardsRecord, element: CardsElement, options: TabOptions) {
    this.#record = record;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#list = new LoadedList(record, async (client, paymentInstrumentId, cursor = '0') => {
      const pageNumber = Number(cursor);
      const asked = { paymentInstrumentId, pageNumber, pageSize: PAGE_SIZE };
      const { data = [], pagesTotal = 0 } = await client.call(listRow, asked);
      return { items: data, next: pageNumber + 1 < pagesTotal ? String(pageNumber + 1) : undefined };
    });
    this.#registering = new Registering(record, element, {
      words: this.#words,
      onRegistered: () => void this.#list.load(),
    });
  }

  get isBusy(): boolean {
    return this.#isBusy || this.#registering.isBusy;
  }

  get isDirty(): boolean {
    return this.#registering.isDirty;
  }

  reset(): void {
    this.#list.forget();
    this.#registering.reset();
    this.#problem = '';
  }

  template(card: IssuedCard): TemplateResult {
    this.#list.see(card.id);
    if (this.#registering.isOpen) return this.#registering.template();
    const words = this.#words;
    return html`<p class="quiet">${words.text('devices-text')}</p>
      ${problemView({ problem: this.#problem })}
      ${loadedView(
        words,
        this.#list,
        'no-devices',
        (devices) =>
          html`<ul class="things" part="devices">
            ${devices.map((device) => this.#device(card, device))}
          </ul>`,
      )}
      ${
        card.status === 'closed' || !this.#record.can('balance-platform.startDeviceRegistration')
          ? html``
          : html`<p class="ways">
              <button type="button" part="register" @click=${() => this.#registering.open(card.id)}>
                ${words.text('register')}
              </button>
            </p>`
      }`;
  }

  #device(card: IssuedCard, device: Device): TemplateResult {
    const name = plainText(device.name ?? '', 80) || (device.id ?? '');
    return html`<li part="device" data-device=${device.id ?? ''}>
      <div class="head">
        <h3><bdi>${name}</bdi></h3>
        <span class="quiet">${ownWord(plainText(device.type ?? '', 20))}</span>
      </div>
      ${this.#record.can('balance-platform.deleteRegisteredDevice') ? this.#removal(card, device, name) : nothing}
    </li>`;
  }

  #removal(card: IssuedCard, device: Device, name: string): TemplateResult {
    const words = this.#words;
    return html`<div class="ways">
      <button
        type="button"
        class="small"
        part="remove-device"
        aria-label="${words.text('remove-device')}: ${name}"
        aria-disabled=${this.#isBusy}
        @click=${() => this.#isBusy || this.#ask(card, device, name)}
      >
        ${words.text('remove-device')}
      </button>
    </div>`;
  }

  #ask(card: IssuedCard, device: Device, name: string): void {
    const words = this.#words;
    this.#options.ask({
      title: words.text('ask-remove-device', { name: apart(name) }),
      text: html`<p>${words.text('effect-remove-device')}</p>`,
      yes: words.text('yes-remove-device'),
      no: words.text('cancel'),
      onYes: () => void this.#remove(card, device),
    });
  }

  async #remove(card: IssuedCard, { id = '' }: Device): Promise<void> {
    const record = this.#record;
    const { client } = record;
    const face = { card: card.id, device: id };
    if (!client || this.#isBusy || !record.emit('florin-before-device-remove', face)) return;
    this.#isBusy = true;
    this.#problem = '';
    record.say(this.#words.text('sending'));
    let ending: Ending = 'received';
    try {
      await client.call(deleteRow, { id, paymentInstrumentId: card.id });
    } catch (error) {
      const trouble = record.failed(error);
      ending = endingOf(error);
      this.#problem =
        ending === 'unknown'
          ? this.#words.text('device-unknown')
          : trouble.cause === 'unauthorised'
            ? this.#words.text('devices-closed')
            : troubleText(record.words, trouble);
    }
    await this.#list.load();
    const isGone =
      this.#list.items?.every((device) => device.id !== id) === true && this.#list.problem === '';
    // Perhaps only the answer was lost: what the list says now is true.
    if (ending === 'unknown' && isGone) [ending, this.#problem] = ['received', ''];
    this.#isBusy = false;
    record.say(this.#problem || this.#words.text('device-removed'));
    record.emit('florin-device-removed', { ...face, ending });
    record.focus('h2[tabindex]');
  }
}
