import { html, nothing, type TemplateResult } from 'lit';

import { isolatedText } from '../../parts/listing/plain-text.js';
import { Deleting } from '../shell/deleting.js';
import { DocumentSaving } from '../shell/document-saving.js';
import type { RoomDesk } from '../shell/listed-room.js';
import type { RoomHost } from '../shell/room.js';
import { Writing } from '../shell/writing.js';
import { collectionStyles } from './collections.css.js';
import { deskView } from './desk-view.js';
import { Editing } from './editing.js';
import type { Forking } from './forking.js';
import { describedAs } from './request.js';
import {
  collectionBody,
  hangingOn,
  readCollection,
  removeCollection,
  saveCollection,
  type Kept,
} from './rows.js';
import type { DeskOptions } from './showing.js';
import { isFolder, placeOf, requestCount, ROOT } from './tree.js';
import { TreeNav } from './tree-nav.js';
import { victimsText } from './victims-text.js';

/** One collection: its requests edited, saved without losing what others saved, forked, merged, deleted. */
export class Desk implements RoomDesk<Kept> {
  readonly #host: RoomHost;
  readonly #options: DeskOptions;
  readonly #editing: Editing;
  readonly #writing: Writing;
  readonly #tree: TreeNav;
  /** Loaded while the collection is on screen already. */
  #forking: Forking | undefined;
  readonly #deleting: Deleting;
  #revealed: string | undefined;
  readonly #saving: DocumentSaving<Kept, ReadonlySet<string>>;

  constructor(host: RoomHost, kept: Kept, options: DeskOptions) {
    const { words } = options;
    this.#host = host;
    this.#options = options;
    this.#editing = new Editing(kept);
    this.#writing = new Writing(host, words);
    void import('./forking.js').then((loaded) => {
      this.#forking = new loaded.Forking(host, options, this.#editing);
      host.record.update();
    });
    this.#deleting = new Deleting(host, { ...options, writing: this.#writing, thing: 'collection' });
    this.#saving = this.#savingOf(kept.uid);
    this.#tree = new TreeNav(host, {
      label: () => words.text('tree'),
      unnamed: () => words.text('unnamed'),
      collection: () => this.#editing.collection,
      selected: () => this.#selected,
      onOpen: (id) => this.#open(id),
      onStep: (id, by) => this.#step(id, by),
    });
    host.record.adopt(...collectionStyles);
  }

  #savingOf(uid: string): DocumentSaving<Kept, ReadonlySet<string>> {
    const { words } = this.#options;
    const editing = this.#editing;
    return new DocumentSaving(this.#host, {
      words,
      thing: 'collection',
      editing,
      writing: this.#writing,
      isBusy: () => this.isBusy,
      read: (client) => readCollection(client, uid),
      showFault: () => {
        editing.isChecked = true;
        const [nameless] = editing.nameless;
        if (nameless === undefined) return false;
        this.#show(nameless);
        this.#host.record.say(words.text('some-nameless'));
        return true;
      },
      prepared: () => {
        const { collection } = editing;
        return {
          body: collectionBody(collection),
          send: (client) => saveCollection(client, { uid, collection }),
          saved: () => editing.saved(collection),
        };
      },
      savedText: (taken) => {
        const names = new Intl.ListFormat(this.#host.record.language).format(this.#namesOf(taken));
        return names ? words.text('saved-merged', { names }) : words.text('saved');
      },
      isSavedAs: ({ collection }) => {
        if (!editing.isLike(collection)) return false;
        editing.saved(collection);
        return true;
      },
    });
  }

  get isBusy(): boolean {
    return this.#writing.isBusy || this.#forking?.isBusy === true;
  }

  get isDirty(): boolean {
    return this.#editing.isDirty || this.#writing.isDoubtful || this.#forking?.isDirty === true;
  }

  see({ collection }: Kept): void {
    this.#editing.see(collection);
  }

  dialog(): TemplateResult {
    return html`${this.#deleting.dialog()} ${this.#forking?.dialog() ?? nothing}`;
  }

  template(): TemplateResult {
    const editing = this.#editing;
    const selected = this.#selected;
    if (selected !== this.#revealed) this.#tree.reveal(selected);
    this.#revealed = selected;
    return deskView({
      words: this.#options.words,
      editing,
      selected,
      tree: this.#tree,
      writing: this.#writing,
      news: this.#saving.news,
      forking: this.#forking?.template() ?? nothing,
      onName: (name) =>
        this.#change(() =>
          selected === ROOT
            ? editing.describe({ name })
            : editing.change(selected, (item) => ({ ...item, name })),
        ),
      onDescription: (text) => this.#change(() => this.#describe(selected, text)),
      onRequest: (change) =>
        this.#change(() =>
          editing.change(selected, (item) => ({ ...item, request: change(item.request ?? {}) })),
        ),
      onFolder: (parent) => {
        this.#change(() => editing.moveTo(selected, parent));
        this.#tree.reveal(selected);
      },
      onStep: (by) => this.#step(selected, by),
      onCopy: () => this.#copy(selected),
      onRemove: () => this.#remove(selected),
      onAdd: (kind) => this.#add(kind),
      onSave: () => void this.#saving.save(),
      onSettle: () => void this.#saving.settle(),
      onDiscard: () => this.#saving.discard(),
      onBack: () => this.#host.go({}),
      onExport: () => {
        const { base } = editing;
        void this.#saving.download(base.info?.name ?? '', collectionBody(base).collection);
      },
      onDelete: () => void this.#delete(),
      onLook: () => void this.#saving.look(),
      onUpdate: () => this.#host.record.update(),
    });
  }

  /** The address may say something that is not there, or not any more. */
  get #selected(): string {
    const { tab } = this.#host.spot();
    return placeOf(this.#editing.collection, tab) ? tab : ROOT;
  }

  #change(act: () => void): void {
    act();
    this.#saving.news = '';
    this.#host.record.update();
  }

  #open(id: string): void {
    this.#host.go({ item: this.#editing.uid, tab: id });
  }

  #describe(id: string, text: string): void {
    const editing = this.#editing;
    const described = (before: unknown): unknown => describedAs(before, text);
    if (id === ROOT) {
      editing.describe({ description: described(editing.collection.info?.description) });
      return;
    }
    editing.change(id, (item) =>
      isFolder(item)
        ? { ...item, description: described(item['description']) }
        : { ...item, request: { ...item.request, description: described(item.request?.description) } },
    );
  }

  #step(id: string, by: -1 | 1): void {
    this.#change(() => this.#editing.step(id, by));
  }

  #show(id: string): void {
    this.#saving.news = '';
    this.#open(id);
    this.#tree.reveal(id);
    this.#host.record.focus('#item-name');
  }

  #add(kind: 'request' | 'folder'): void {
    const { words } = this.#options;
    const name = words.text(`new-${kind}`);
    const item =
      kind === 'folder' ? { name, item: [] } : { name, request: { method: 'GET', url: '' }, response: [] };
    this.#show(this.#editing.add(item, this.#selected));
  }

  #copy(id: string): void {
    const name = placeOf(this.#editing.collection, id)?.item.name ?? '';
    this.#show(this.#editing.copy(id, this.#options.words.text('copy-of', { name })));
  }

  /** Nothing is sent before it is saved: until then it can be brought back. */
  #remove(id: string): void {
    const place = placeOf(this.#editing.collection, id);
    if (!place) return;
    this.#editing.remove(id);
    this.#open(place.parent);
    this.#tree.reveal(place.parent);
    this.#tree.focus();
    this.#saving.news = this.#options.words.text('taken-out', { count: requestCount(place.item) });
    this.#host.record.say(this.#saving.news);
  }

  /** What goes with it is named first. */
  async #delete(): Promise<void> {
    const { uid, base } = this.#editing;
    const { words } = this.#options;
    await this.#deleting.ask(
      async (client) => {
        const hanging = await hangingOn(client, uid);
        const victims = victimsText(words, hanging);
        return {
          title: words.text('ask-delete', { name: isolatedText(base.info?.name ?? '', 80) }),
          effect: words.text(victims.length > 0 ? 'effect-used' : 'effect'),
          victims,
          unseen: hanging.unseen,
        };
      },
      (client) => removeCollection(client, uid),
    );
  }

  /** What only another person changed, by name. */
  #namesOf(ids: ReadonlySet<string>): readonly string[] {
    const { collection } = this.#editing;
    const names = [...ids].map((id) =>
      id === ROOT ? collection.info?.name : placeOf(collection, id)?.item.name,
    );
    const gone = names.filter((name) => name === undefined).length;
    const known = names.filter((name) => name !== undefined).map((name) => isolatedText(name, 40));
    return gone > 0 ? [...known, this.#options.words.text('gone-items', { count: gone })] : known;
  }
}
