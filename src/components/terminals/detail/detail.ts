import { html, nothing, type TemplateResult } from 'lit';

import type { TerminalDetails } from '../../../client/terminal-management/index.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { backView } from '../../parts/record/back-view.js';
import { factsView, type Fact } from '../../parts/record/facts-view.js';
import { timeText } from '../../parts/table/time-text.js';
import { words as english } from '../../../words/compiled/terminals/detail/en.js';
import type { DetailBook } from '../panel/detail-book.js';
import type { TerminalsRecord } from '../panel/terminals-record.js';
import { placeOf, type Fleet, type TerminalRow } from '../panel/places.js';
import { connectionText, placeText, seenView, type Showing } from '../panel/showing.js';
import { seenOf } from '../panel/status.js';

export interface DetailOptions {
  readonly book: DetailBook;
  showing(): Showing;
  canMove(): boolean;
  onBack(): void;
  onMove(id: string): void;
  onPrint(event: Event, id: string): void;
}

/** With its zone, because stores are in several. */
const MOMENT = { dateStyle: 'medium', timeStyle: 'long' } as const;

const clean = (text: string | undefined): string => plainText(text ?? '', 120);

/** One terminal: where it is, when it was seen, and how it reaches the platform. Loaded when the first one is opened. */
export class Detail {
  readonly #record: TerminalsRecord;
  readonly #options: DetailOptions;
  readonly #words: Words<keyof typeof english>;

  constructor(record: TerminalsRecord, options: DetailOptions) {
    this.#record = record;
    this.#options = options;
    this.#words = record.wordsOf(english);
  }

  template(fleet: Fleet, id: string): TemplateResult {
    const { book, canMove, onBack, onMove, onPrint } = this.#options;
    const details = book.of(id);
    const row = fleet.rows.find((each) => each.id === id);
    const isKnown = details !== undefined || row !== undefined;
    return html`${backView(this.#words.text('back'), onBack)}
      <section class="record">
        <div class="head">
          <h2 tabindex="-1"><bdi>${clean(id)}</bdi></h2>
          ${details ? seenView(this.#options.showing(), seenOf(details.terminalStatus)) : nothing}
        </div>
        ${this.#facts(row, details)} ${details ? nothing : this.#waiting(id)}
        ${
          isKnown
            ? html`<div class="ways">
                ${
                  canMove()
                    ? html`<button type="button" class="main" part="move" @click=${() => onMove(id)}>
                        ${this.#options.showing().words.text('move-to')}
                      </button>`
                    : nothing
                }
                <button type="button" part="labels" @click=${(event: Event) => onPrint(event, id)}>
                  ${this.#words.text('print-label')}
                </button>
              </div>`
            : nothing
        }
      </section>`;
  }

  #waiting(id: string): TemplateResult {
    const { book } = this.#options;
    if (!book.hasFailed(id)) return html`<p class="quiet">${this.#record.words.text('loading')}</p>`;
    return html`<div class="notice due ways" part="missing">
      <span>${this.#words.text('no-details')}</span>
      <button type="button" class="small" part="again" @click=${() => book.forget([id])}>
        ${this.#record.words.text('retry')}
      </button>
    </div>`;
  }

  #facts(row: TerminalRow | undefined, details: TerminalDetails | undefined): TemplateResult {
    const showing = this.#options.showing();
    const { words, language } = showing;
    const place = details ? placeOf(details) : row?.place;
    const where: readonly Fact[] = [
      [words.text('column-place'), place && placeText(showing, place)],
      [this.#words.text('account'), clean(place?.account)],
      [this.#words.text('address'), this.#address(details)],
      [words.text('column-model'), clean(details?.deviceModel ?? row?.model)],
      [this.#words.text('serial'), clean(details?.serialNumber ?? row?.serial)],
    ];
    if (!details) return factsView(where);
    const told = (key: keyof typeof english, value: string | undefined): Fact => [
      this.#words.text(key),
      clean(value),
    ];
    return html`${factsView([
        ...where,
        [words.text('column-label'), clean(details.displayLabel)],
        told('permanent-id', details.permanentTerminalId),
        [words.text('column-firmware'), clean(details.firmwareVersion)],
        [this.#words.text('last-seen'), timeText(language, details.lastActivityDateTime, MOMENT)],
        [words.text('column-transaction'), timeText(language, details.lastTransactionDateTime, MOMENT)],
      ])}
      <h3>${this.#words.text('network')}</h3>
      ${factsView([
        [words.text('column-connection'), connectionText(showing, details)],
        told('ethernet-ip', details.ethernetIp),
        told('ethernet-mac', details.ethernetMac),
        told('wifi-ip', details.wifiIp),
        told('wifi-mac', details.wifiMac),
        told('bluetooth-ip', details.bluetoothIp),
        told('bluetooth-mac', details.bluetoothMac),
        [this.#words.text('dhcp'), this.#yesOrNo(details.dhcpEnabled)],
        told('link', details.linkNegotiation),
        told('sim', details.simStatus),
        told('iccid', details.iccid),
      ])}`;
  }

  #yesOrNo(value: boolean | undefined): string {
    return value === undefined ? '' : this.#words.text(value ? 'on' : 'off');
  }

  #address(details: TerminalDetails | undefined): string {
    const { streetAddress, streetAddress2, postalCode, city, stateOrProvince, countryCode } =
      details?.storeDetails?.address ?? {};
    const country = countryCode ?? details?.country;
    const line = [
      streetAddress,
      streetAddress2,
      [postalCode, city].filter(Boolean).join(' '),
      stateOrProvince,
      country,
    ];
    return clean(line.filter(Boolean).join(', '));
  }
}
