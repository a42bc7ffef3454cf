import type { TemplateResult, nothing } from 'lit';

import { isolatedText } from '../../parts/listing/plain-text.js';
import type { RoomHost } from '../shell/room.js';
import { Deleting } from '../shell/deleting.js';
import { Writing } from '../shell/writing.js';
import { Comparing } from './comparing.js';
import { deskView } from './desk-view.js';
import { Editing } from './editing.js';
import { readEnvironment, removeEnvironment, saveEnvironment, usersOf, type Environment } from './rows.js';
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
  /** What was done, until something else is. */
  #news = '';

  constructor(host: RoomHost, environment: Environment, options: DeskOptions) {
    const { element } = host;
    this.#host = host;
    this.#options = options;
    this.#editing = new Editing(environment);
    this.#writing = new Writing(host, options.words);
    this.#revealed = new Revealed(element, () => host.revealSeconds());
    this.#comparing = new Comparing(host);
    this.#deleting = new Deleting(host, { ...options, writing: this.#writing, thing: 'environment' });
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
      news: this.#news,
      onName: (name) => change(() => (editing.name = name))(),
      onChange: (at, changes) => change(() => editing.change(at, changes))(),
      onAdd: () => this.#add(),
      onRemove: (at) => this.#remove(at),
      onReveal: (at) => this.#reveal(at),
      onMode: (isText) => this.#show(isText),
      onText: (text) => change(() => editing.type(text))(),
      onSave: () => void this.#save(),
      onDiscard: () => this.#discard(),
      onBack: () => this.#host.go({}),
      onDelete: () => void this.#delete(),
      onLook: () => void this.#look(),
      onUpdate: () => this.#host.record.update(),
      onSettle: () => void this.#settle(),
    });
  }

  #touch(): void {
    this.#news = '';
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

  #discard(): void {
    this.#editing.discard();
    this.#writing.reset();
    this.#touch();
    this.#host.record.say(this.#options.words.text('discarded'));
    this.#host.record.focus('h2[tabindex]');
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

  async #settle(): Promise<void> {
    this.#editing.settle();
    await this.#save();
  }

  /** The platform has no revisions: it is read once more, and what another person saved since is taken in first. */
  async #save(): Promise<void> {
    const editing = this.#editing;
    const { record } = this.#host;
    const { words } = this.#options;
    if (this.isBusy || this.#writing.isDoubtful) return;
    this.#revealed.hide();
    this.#news = '';
    editing.isChecked = true;
    if (editing.isNameless || editing.faults.size > 0) {
      record.say(words.text('some-faults'));
      return record.focus('[aria-invalid=true]');
    }
    const { uid } = editing.base;
    const read = await this.#writing.prepare(async (client) => ({ now: await readEnvironment(client, uid) }));
    if (!read) return record.update();
    if (!read.now) {
      this.#writing.problem = words.text('gone');
      return record.say(this.#writing.problem);
    }
    const taken = editing.takeIn(read.now);
    if (editing.clash) {
      record.say(words.text('clash'));
      return record.focus('[part=conflict]');
    }
    if (editing.faults.size > 0) {
      record.say(words.text('some-faults'));
      return record.focus('[aria-invalid=true]');
    }
    await this.#send(taken);
  }

  async #send(taken: readonly string[]): Promise<void> {
    const editing = this.#editing;
    const { record } = this.#host;
    const { words } = this.#options;
    const detail = { thing: 'environment', isNew: false } as const;
    if (!record.emit('florin-before-workspace-save', detail)) return record.update();
    const { whole } = editing;
    const { ending } = await this.#writing.send((client) => saveEnvironment(client, whole));
    if (ending !== 'not-sent') record.emit('florin-workspace-saved', { ...detail, ending });
    if (ending === 'unknown') record.focus('[part=doubt]');
    if (ending !== 'received') return;
    editing.saved(whole);
    await record.refresh();
    const keys = new Intl.ListFormat(record.language).format(taken.map((key) => isolatedText(key, 40)));
    this.#news = keys ? words.text('saved-merged', { keys }) : words.text('saved');
    record.say(this.#news);
    record.focus('[part=notice]');
  }

  /** What the platform has now says whether it was saved. */
  async #look(): Promise<void> {
    const { record } = this.#host;
    const before = this.#editing.isDirty;
    if (!(await this.#writing.look())) return record.focus('[part=doubt]');
    const { thing: environment } = (record.answer?.content ?? {}) as { thing?: Environment };
    const isSaved = environment !== undefined && this.#editing.isLike(environment);
    if (isSaved) this.#editing.saved(environment);
    this.#news = this.#options.words.text(isSaved || !before ? 'saved' : 'not-saved');
    record.say(this.#news);
    record.focus('[part=notice]');
  }
}
