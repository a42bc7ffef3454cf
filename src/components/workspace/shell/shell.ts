import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import { isPlainClick } from '../../parts/controls/plain-click.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { listPanelStyles } from '../../parts/table/list-panel.css.js';
import { Table, type TableOptions } from '../../parts/table/table.js';
import { words as english } from '../../../words/compiled/workspace/shell/en.js';
import { Meter } from './meter.js';
import { meterView, waitView, type MeterView } from './meter-view.js';
import { PlaceInWorkspace, type PlacedElement } from './place.js';
import type { Room, RoomAnswer, RoomHost, WorkspaceRecord } from './room.js';
import { isRoom, roomEntry, roomNames, type WorkspaceRoom } from './rooms.js';
import { shellStyles } from './shell.css.js';

/** All rows come with the first answer. */
const WHOLE = { hasMore: false, isLoading: false, more: () => Promise.resolve(true), seek: () => undefined };

/** The ways between rooms, what is left of the minute, and the room that is open. */
export class Shell implements RecordView<RoomAnswer> {
  readonly #record: WorkspaceRecord;
  readonly #element: PlacedElement;
  readonly #words: Words<keyof typeof english>;
  readonly #place: PlaceInWorkspace;
  readonly #meter: Meter;
  readonly #rooms = new Map<WorkspaceRoom, Room>();

  constructor(record: WorkspaceRecord, element: PlacedElement) {
    this.#record = record;
    this.#element = element;
    this.#words = record.wordsOf(english);
    record.adopt(...listPanelStyles, ...confirmStyles, shellStyles);
    this.#place = new PlaceInWorkspace(record, element);
    this.#meter = new Meter(element, () => this.#onFree());
    element.requestUpdate();
    element.addController({
      hostConnected: () => addEventListener('beforeunload', this.#onUnload),
      hostDisconnected: () => removeEventListener('beforeunload', this.#onUnload),
    });
  }

  async load(client: Client, options: CallOptions): Promise<RoomAnswer> {
    // The address is read with the next update, and may ask for another place: then this question is given up.
    await this.#element.updateComplete;
    await this.#element.updateComplete;
    options.signal?.throwIfAborted();
    const name = this.#place.room;
    const room = await this.#roomOf(name);
    const content = await room.load(this.#meter.of(client), this.#place.spot, options);
    return { room: name, content, isEmpty: room.isEmpty?.(content) === true };
  }

  get isBusy(): boolean {
    return [...this.#rooms.values()].some((room) => room.isBusy);
  }

  get isDirty(): boolean {
    return [...this.#rooms.values()].some((room) => room.isDirty);
  }

  states(_: RoomAnswer, state: ResourceState): readonly string[] {
    return [state, ...(this.isBusy ? ['busy'] : [])];
  }

  get news(): string {
    return this.#record.news;
  }

  around(whole: TemplateResult): TemplateResult {
    const room = this.#rooms.get(this.#place.room);
    const { answer } = this.#record;
    return html`<div class="stack workspace">
      <div class="bar">
        <nav part="rooms" aria-label=${this.#words.text('rooms')}>
          ${roomNames.map((name) => this.#way(name))}
        </nav>
        ${meterView(this.#metered)}
      </div>
      ${waitView(this.#metered)} ${answer && room ? room.over() : nothing} ${whole}
    </div>`;
  }

  render({ room: name, content }: RoomAnswer): TemplateResult {
    const room = this.#rooms.get(this.#place.room);
    if (!room || name !== this.#place.room) return html``;
    return html`${this.#stale()} ${room.render(content)}`;
  }

  get #metered(): MeterView {
    return { words: this.#words, language: this.#record.language, meter: this.#meter };
  }

  #way(name: WorkspaceRoom): TemplateResult {
    const current = name === this.#place.room ? 'page' : nothing;
    const href = this.#place.hrefOf({}, name);
    const text = this.#words.text(roomEntry(name).word);
    if (href === undefined)
      return html`<button
        type="button"
        part="room"
        aria-current=${current}
        @click=${() => this.#place.go({}, name)}
      >
        ${text}
      </button>`;
    const onClick = (event: MouseEvent): void => {
      if (isPlainClick(event)) this.#place.go({}, name);
    };
    return html`<a part="room" href=${href} aria-current=${current} @click=${onClick}>${text}</a>`;
  }

  async #roomOf(name: WorkspaceRoom): Promise<Room> {
    const known = this.#rooms.get(name);
    if (known) return known;
    const Made = await roomEntry(name).load();
    const room = this.#rooms.get(name) ?? new Made(this.#host);
    this.#rooms.set(name, room);
    return room;
  }

  get #host(): RoomHost {
    const record = this.#record;
    return {
      record,
      element: this.#element,
      client: () => record.client && this.#meter.of(record.client),
      spot: () => this.#place.spot,
      hrefOf: this.#place.hrefOf.bind(this.#place),
      go: this.#place.go.bind(this.#place),
      hasRoom: isRoom,
      hrefTo: (room, spot) => (isRoom(room) ? this.#place.hrefOf(spot, room) : undefined),
      goTo: (room, spot) => isRoom(room) && this.#place.go(spot, room),
      tableOf: <Item>(options: Omit<TableOptions<Item>, 'pages'>) =>
        new Table<Item>(this.#element, { ...options, pages: WHOLE }),
      revealSeconds: () => this.#element.revealSeconds,
    };
  }

  /** What is shown may be old: the last time it was asked for, no answer came. */
  #stale(): TemplateResult | typeof nothing {
    const { trouble } = this.#record.resource;
    return trouble
      ? html`<p class="notice bad" role="alert">${troubleText(this.#record.words, trouble)}</p>`
      : nothing;
  }

  /** What was only to be read is read by itself once calls are taken again; what was to be written waits for a person. */
  #onFree(): void {
    if (this.#record.resource.trouble?.cause === 'rate-limited') void this.#record.refresh();
  }

  readonly #onUnload = (event: BeforeUnloadEvent): void => {
    if (this.isDirty) event.preventDefault();
  };
}
