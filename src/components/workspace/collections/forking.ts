import { html, nothing, type TemplateResult } from 'lit';

import type { MergeStrategy } from '../../../facts/collection-format.js';
import { ClientError } from '../../../client/index.js';
import type { Collection } from '../../../client/workspace/index.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import { victimsView } from '../shell/deleting.js';
import type { Listed } from '../shell/in-workspace.js';
import { NamedForm } from '../shell/named-form.js';
import type { RoomHost } from '../shell/room.js';
import { Writing } from '../shell/writing.js';
import { differencesOf, type Difference } from './diff.js';
import type { Editing } from './editing.js';
import { mergeView } from './merge-view.js';
import { hangingOn, makeFork, mergeFork, readCollection, readCollections } from './rows.js';
import type { DeskOptions } from './showing.js';
import { victimsText } from './victims-text.js';

/** Status of a merge where both were changed. */
const CONFLICT = 409;

/** Copies a collection, and merges a copy back once it is shown what differs. */
export class Forking {
  readonly #host: RoomHost;
  readonly #options: DeskOptions;
  readonly #editing: Editing;
  readonly #writing: Writing;
  readonly #form: NamedForm;
  readonly #dialog: ConfirmDialog;
  #others: readonly Listed[] | undefined;
  #destination = '';
  #differences: readonly Difference[] | undefined;
  #strategy: MergeStrategy = 'default';

  constructor(host: RoomHost, options: DeskOptions, editing: Editing) {
    const { words } = options;
    this.#host = host;
    this.#options = options;
    this.#editing = editing;
    this.#writing = new Writing(host, words);
    this.#dialog = new ConfirmDialog(host.element);
    this.#form = new NamedForm(host, {
      words,
      thing: 'fork',
      isAside: true,
      title: () => words.text('fork'),
      label: () => words.text('fork-label'),
      save: () => words.text('create'),
      more: () => html`<p class="quiet">${words.text('fork-text')}</p>`,
      send: (client, label) => makeFork(client, editing.uid, host.spot().workspace, label),
      onMade: (uid) => {
        if (uid) host.go({ item: uid });
        host.record.say(words.text('forked'));
      },
    });
  }

  get isBusy(): boolean {
    return this.#writing.isBusy || this.#form.isBusy;
  }

  get isDirty(): boolean {
    return this.#writing.isDoubtful || this.#form.isDirty;
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#dialog.template();
  }

  template(): TemplateResult {
    return html`<div class="forking">
      ${this.#others ? nothing : this.#form.template()}
      ${mergeView({
        words: this.#options.words,
        writing: this.#writing,
        others: this.#others,
        destination: this.#destination,
        differences: this.#differences,
        strategy: this.#strategy,
        isDirty: this.#editing.isDirty,
        onBegin: () => void this.#begin(),
        onEnd: () => this.#end(),
        onDestination: (uid) => void this.#compare(uid),
        onStrategy: (strategy) => {
          this.#strategy = strategy;
          this.#host.record.update();
        },
        onMerge: () => void this.#ask(),
        onLook: () => void this.#look(),
      })}
    </div>`;
  }

  async #begin(): Promise<void> {
    const others = await this.#writing.prepare((client) => readCollections(client, '', {}));
    this.#others = others?.filter(({ uid }) => uid !== this.#editing.uid);
    this.#host.record.focus('#destination');
  }

  #end(): void {
    this.#others = this.#differences = undefined;
    this.#destination = '';
    this.#writing.reset();
    this.#host.record.focus('[part=merge]');
  }

  async #compare(uid: string): Promise<void> {
    this.#destination = uid;
    this.#differences = undefined;
    this.#writing.reset();
    this.#host.record.update();
    if (!uid) return;
    const read = await this.#writing.prepare(async (client) => ({
      there: await readCollection(client, uid),
    }));
    if (uid !== this.#destination) return;
    this.#show(read?.there?.collection);
  }

  #show(there: Collection | undefined): void {
    const { record } = this.#host;
    if (there) this.#differences = differencesOf(this.#editing.base, there);
    else if (!this.#writing.problem) this.#writing.problem = this.#options.words.text('gone');
    record.focus('[part=differences]');
  }

  async #ask(): Promise<void> {
    const { words } = this.#options;
    const { uid, base } = this.#editing;
    const isDeleted = this.#strategy === 'deleteSource';
    const hanging = isDeleted ? await this.#writing.prepare((client) => hangingOn(client, uid)) : undefined;
    if (isDeleted && !hanging) return this.#host.record.update();
    const names = hanging ? victimsText(words, hanging) : [];
    const other = this.#others?.find((each) => each.uid === this.#destination)?.name ?? '';
    this.#dialog.ask({
      title: words.text('ask-merge', {
        name: isolatedText(base.info?.name ?? '', 80),
        other: isolatedText(other, 80),
      }),
      text: html`<p>${words.text(isDeleted ? 'effect-merge-delete' : 'effect-merge')}</p>
        ${victimsView(names)}`,
      yes: words.text('merge-now'),
      no: words.text('cancel'),
      onYes: () => void this.#send(),
    });
  }

  async #send(): Promise<void> {
    const { record } = this.#host;
    const { words, onLeft } = this.#options;
    const [source, destination, strategy] = [this.#editing.uid, this.#destination, this.#strategy];
    let isConflict = false;
    const { ending } = await this.#writing.save({ thing: 'merge', isNew: false }, (client) =>
      mergeFork(client, { source, destination, strategy }).catch((error: unknown) => {
        isConflict = error instanceof ClientError && error.status === CONFLICT;
        throw error;
      }),
    );
    if (isConflict) {
      this.#writing.problem = words.text('merge-conflict');
      record.say(this.#writing.problem);
    }
    if (ending !== 'received') return record.update();
    this.#end();
    if (strategy === 'deleteSource') {
      onLeft();
      this.#host.go({ item: destination });
    } else if (strategy === 'updateSourceWithDestination') await record.refresh();
    record.say(words.text('merged'));
  }

  /** What differs now says whether it was merged. */
  async #look(): Promise<void> {
    if (await this.#writing.look()) await this.#compare(this.#destination);
  }
}
