import type { TemplateResult, nothing } from 'lit';

import { isolatedText } from '../../parts/listing/plain-text.js';
import type { RoomHost } from '../shell/room.js';
import { Deleting } from '../shell/deleting.js';
import type { DocumentSaving } from '../shell/document-saving.js';
import { Writing } from '../shell/writing.js';
import { Comparing } from './comparing.js';
import { deskView } from './desk-view.js';
import { Editing } from './editing.js';
import { fileOf, removeEnvironment, usersOf, type Environment } from './rows.js';
import { Looking } from './looking.js';
import { Revealed } from './revealed.js';
import { savingOf } from './saving.js';
import type { DeskOptions } from './showing.js';

/** One environment: edited, compared, saved without losing what others saved, deleted. */
export class Desk {
  readonly #host: RoomHost;
  readonly #options: DeskOptions;
  readonly #editing: Editing;
  readonly #writing: Writing;
  readonly #revealed: Revealed;
  readonly #comparing: Comparing;
  readonly #looking: Looking;
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
    this.#looking = new Looking(host);
    this.#deleting = new Deleting(host, { ...options, writing: this.#writing, thing: 'environment' });
    this.#saving = savingOf(host, {
      words: options.words,
      editing: this.#editing,
      writing: this.#writing,
      isBusy: () => this.isBusy,
      onFault: () => this.#revealed.hide(),
    });
  }

  get isBusy(): boolean {
    return this.#writing.isBusy || this.#comparing.isBusy || this.#looking.isBusy;
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
      looking: this.#looking,
      news: this.#saving.news,
      onName: (name) => change(() => (editing.name = name))(),
      onChange: (at, changes) => change(() => editing.change(at, changes))(),
      onAdd: () => this.#add(),
      onGive: (key) => this.#give(key),
      onRemove: (at) => this.#remove(at),
      onReveal: (at) => this.#reveal(at),
      onMode: (isText) => this.#show(isText),
      onText: (text) => change(() => editing.type(text))(),
      onSave: () => void this.#saving.save(),
      onDiscard: () => this.#saving.discard(),
      onBack: () => this.#host.go({}),
      onExport: () => {
        const { name, content, isMasked } = fileOf(editing.base);
        void this.#saving.download(
          name,
          content,
          isMasked ? this.#options.words.text('exported-masked') : '',
        );
      },
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

  #give(key: string): void {
    this.#editing.give(key);
    this.#touch();
    const { text, variables } = this.#editing;
    this.#host.record.focus(text === undefined ? `#key-${variables.length - 1}` : '#bulk');
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
}
