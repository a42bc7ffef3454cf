import { html, nothing, type TemplateResult } from 'lit';

import { backView } from '../../../parts/record/back-view.js';
import type { RoomDesk } from '../../shell/listed-room.js';
import type { RoomHost } from '../../shell/room.js';
import { Linking } from './linking.js';
import { itemOf } from '../path.js';
import type { DeskOptions } from '../showing.js';
import { Syncing, type Syncable } from './syncing.js';
import { LINK_KINDS, type Link, type LinkKind, type LinksThing } from '../things.js';
import { wayToRoom } from '../way-view.js';

/** Where each kind of thing is opened. Mock servers and environments are told by the id of the relation alone. */
const ROOM_OF = { mock: '', environment: '', monitor: 'monitors' } as const;

/** What is linked to one version, by what it is for: more is linked, and a collection brought in line with the schema. */
export class LinksDesk implements RoomDesk<LinksThing> {
  readonly #host: RoomHost;
  readonly #words: DeskOptions['words'];
  readonly #linking: Linking;
  readonly #syncing: Syncing;
  #thing: LinksThing;

  constructor(host: RoomHost, thing: LinksThing, { words }: DeskOptions) {
    this.#host = host;
    this.#words = words;
    this.#thing = thing;
    this.#linking = new Linking(host, words, () => this.#thing);
    this.#syncing = new Syncing(host, words, thing);
  }

  get isBusy(): boolean {
    return this.#linking.isBusy || this.#syncing.isBusy;
  }

  get isDirty(): boolean {
    return this.#linking.isDirty || this.#syncing.isDirty;
  }

  see(thing: LinksThing): void {
    this.#thing = thing;
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#syncing.dialog();
  }

  template(): TemplateResult {
    const words = this.#words;
    const { apiId, apiVersionId, name } = this.#thing;
    const back = (): void => this.#host.go({ item: itemOf({ apiId, apiVersionId }) });
    return html`<div class="stack">
      ${backView(words.text('back-version'), back)}
      <h2 tabindex="-1">${words.text('links-of')} <bdi>${name}</bdi></h2>
      <p class="quiet">${words.text('links-text')}</p>
      ${this.#linking.template()} ${this.#syncing.template()}
      <div class="board" part="links">${LINK_KINDS.map((kind) => this.#kindView(kind))}</div>
    </div>`;
  }

  #kindView(kind: LinkKind): TemplateResult {
    const words = this.#words;
    const links = this.#thing.links[kind];
    return html`<section class="record" aria-labelledby="kind-${kind}">
      <h3 id="kind-${kind}">${words.text(`link-${kind}`)}</h3>
      ${links.length === 0 ? html`<p class="quiet">${words.text('no-links')}</p>` : nothing}
      <ul class="list">
        ${links.map((link) => html`<li>${this.#nameView(kind, link)} ${this.#syncView(kind, link)}</li>`)}
      </ul>
    </section>`;
  }

  #nameView(kind: LinkKind, { name, target }: Link): TemplateResult {
    const room = kind in ROOM_OF ? ROOM_OF[kind as keyof typeof ROOM_OF] : 'collections';
    if (!room || !target) return html`<bdi>${name}</bdi>`;
    return wayToRoom(this.#host, room, { item: target }, name);
  }

  #syncView(kind: LinkKind, link: Link): TemplateResult | typeof nothing {
    if (kind in ROOM_OF || !link.target || !this.#thing.hasSchema) return nothing;
    const words = this.#words;
    const { isBusy, isDoubtful } = this.#syncing;
    return html`<button
      type="button"
      class="small"
      part="sync"
      aria-label=${words.text('sync-one', { name: link.name })}
      aria-disabled=${isBusy || isDoubtful}
      @click=${() => isBusy || isDoubtful || void this.#syncing.ask(kind as Syncable, link)}
    >
      ${words.text('sync')}
    </button>`;
  }
}
