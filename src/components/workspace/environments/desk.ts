import type { TemplateResult, nothing } from 'lit';

import { isolatedText } from '../../parts/listing/plain-text.js';
import type { RoomHost } from '../shell/room.js';
import { Deleting } from '../shell/deleting.js';
import { DocumentSaving } from '../shell/document-saving.js';
import { exported } from '../shell/exporting.js';
import { Writing } from '../shell/writing.js';
import { Comparing } from './comparing.js';
import { deskView } from './desk-view.js';
import { Editing } from './editing.js';
import {
  environmentBody,
  readEnvironment,
  removeEnvironment,
  saveEnvironment,
  usersOf,
  type Environment,
} from './rows.js';
import { Revealed } from './revealed.js';
import type { DeskOptions } from './showing.js';

/** One environment: edited, compared, saved without losing what others saved, deleted. */
export class Desk {
  readonly #host: RoomHost;
  readonly #options: DeskOptions;
  readonly #editing: Editing;
  readonly #writing: Writing;
  readonly #revealed: Revealed;
  readonly #comparing: Comparing;
  readonly #deleting: Deleting;
  readonly #saving: DocumentSaving<Environment, readonly string[]>;

  constructor(host: RoomHost, environment: Environment, options: DeskOptions) {
    const { element } = host;
    this.#host = host;
    this.#options = options;
    this.#editing = new Editing(environment);
    this.#writing = new Writing(host, options.words);
    this.#revealed = new Revealed(element, () => host.revealSeconds());
    this.#comparing = new Comparing(host);
    this.#deleting = new Deleting(host, { ...options, writing: this.#writing, thing: 'environment' });
    this.#saving = this.#savingOf(environment.uid);
  }

  #savingOf(uid: string): DocumentSaving<Environment, readonly string[]> {
    const { words } = this.#options;
    const editing = this.#editing;
    return new DocumentSaving(this.#host, {
      words,
      thing: 'environment',
      editing,
      writing: this.#writing,
      isBusy: () => this.isBusy,
      read: (client) => readEnvironment(client, uid),
      showFault: () => {
        this.#revealed.hide();
        editing.isChecked = true;
        return (editing.isNameless || editing.faults.size > 0) && this.#showFault();
      },
      showMergedFault: () => editing.faults.size > 0 && this.#showFault(),
      prepared: () => {
        const { whole } = editing;
        return {
          body: environmentBody(whole),
          send: (client) => saveEnvironment(client, whole),
          saved: () => editing.saved(whole),
        };
      },
      savedText: (taken) => {
        const list = new Intl.ListFormat(this.#host.record.language);
        const keys = list.format(taken.map((key) => isolatedText(key, 40)));
        return keys ? words.text('saved-merged', { keys }) : words.text('saved');
      },
      isSavedAs: (kept) => {
        if (!editing.isLike(kept)) return false;
        editing.saved(kept);
        return true;
      },
    });
  }

  get isBusy(): boolean {
    return this.#writing.isBusy || this.#comparing.isBusy;
  }

  get isDirty(): boolean {
    return this.#editing.isDirty || this.#writing.isDoubtful;
  }

  see(environment: Environment): void {
    this.#revealed.hide();
    this.#editing.see(environment);
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#deleting.dialog();
  }

  template(): TemplateResult {
    const editing = this.#editing;
    const change = (act: () => void) => (): void => {
      act();
      this.#touch();
    };
    return deskView({
      words: this.#options.words,
      language: this.#host.record.language,
      editing,
      writing: this.#writing,
      revealed: this.#revealed,
      comparing: this.#comparing,
      news: this.#saving.news,
      onName: (name) => change(() => (editing.name = name))(),
      onChange: (at, changes) => change(() => editing.change(at, changes))(),
      onAdd: () => this.#add(),
      onRemove: (at) => this.#remove(at),
      onReveal: (at) => this.#reveal(at),
      onMode: (isText) => this.#show(isText),
      onText: (text) => change(() => editing.type(text))(),
      onSave: () => void this.#saving.save(),
      onDiscard: () => this.#saving.discard(),
      onBack: () => this.#host.go({}),
      onExport: () => void this.#export(),
      onDelete: () => void this.#delete(),
      onLook: () => void this.#saving.look(),
      onUpdate: () => this.#host.record.update(),
      onSettle: () => void this.#saving.settle(),
    });
  }

  #touch(): void {
    this.#saving.news = '';
    this.#host.record.update();
  }

  #add(): void {
    this.#editing.add();
    this.#touch();
    this.#host.record.focus(`#key-${this.#editing.variables.length - 1}`);
  }

  #remove(at: number): void {
    this.#revealed.hide();
    this.#editing.remove(at);
    this.#touch();
    const last = this.#editing.variables.length - 1;
    this.#host.record.focus(last < 0 ? '[part=add-row]' : `#key-${Math.min(at, last)}`);
  }

  #reveal(at: number): void {
    if (this.#revealed.is(at)) this.#revealed.hide();
    else this.#revealed.show(at);
  }

  #show(isText: boolean): void {
    this.#revealed.hide();
    if (isText) this.#editing.showText();
    else this.#editing.showRows();
    this.#host.record.update();
  }

  /** A file goes from hand to hand: what is secret, or may be a part of it, stays out. */
  async #export(): Promise<void> {
    const { base, isDirty } = this.#editing;
    const { words } = this.#options;
    const { name, variables } = base;
    const shown = variables.map((each) => (each.isSecret ? { ...each, value: '', told: {} } : each));
    const content = { environments: [environmentBody({ ...base, variables: shown }).environment] };
    const more = variables.some(({ isSecret }) => isSecret) ? words.text('exported-masked') : '';
    this.#saving.tell(await exported(this.#host, { words, name, content, isDirty, more }));
  }

  /** What goes on without it is named first. */
  async #delete(): Promise<void> {
    const { uid, name } = this.#editing.base;
    const { words } = this.#options;
    await this.#deleting.ask(
      async (client) => {
        const { mocks, monitors, unseen } = await usersOf(client, uid);
        const victims = [
          ...mocks.map((each) => words.text('victim-mock', { name: isolatedText(each, 80) })),
          ...monitors.map((each) => words.text('victim-monitor', { name: isolatedText(each, 80) })),
        ];
        const title = words.text('ask-delete', { name: isolatedText(name, 80) });
        return { title, effect: words.text(victims.length > 0 ? 'effect-used' : 'effect'), victims, unseen };
      },
      (client) => removeEnvironment(client, uid),
    );
  }

  /** Leads to the first field that is wrong. Returns whether there is one. */
  #showFault(): boolean {
    const { record } = this.#host;
    record.say(this.#options.words.text('some-faults'));
    record.focus('[aria-invalid=true]');
    return true;
  }
}
