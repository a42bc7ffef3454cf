import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { submitting } from '../../parts/money-form/form-view.js';
import { words as shellEnglish } from '../../../words/compiled/workspace/shell/en.js';
import type { Word } from '../../../words/compiled/workspace/home/en.js';
import { backView } from '../../parts/record/back-view.js';
import type { RoomHost } from '../shell/room.js';
import { Deleting } from '../shell/deleting.js';
import { Writing } from '../shell/writing.js';
import { writingView } from '../shell/writing-view.js';
import { contentsView, FIELDS, placeField, type Field } from './contents-view.js';
import { Hooking } from './hooking.js';
import { farewellOf, victimsOf } from './farewell.js';
import { readPlace, removePlace, savePlace, type Place } from './rows.js';
import { typeText } from './type-text.js';

/** One workspace: renamed, described, looked into, given a webhook, deleted with all that is in it. */
export class PlaceDesk {
  readonly #host: RoomHost;
  readonly #words: Words<Word>;
  readonly #shellWords: Words<keyof typeof shellEnglish>;
  readonly #writing: Writing;
  readonly #deleting: Deleting;
  readonly #hooking: Hooking;
  #base: Place;
  #typed: Pick<Place, Field>;
  #isMissing = false;
  #news = '';

  constructor(host: RoomHost, words: Words<Word>, place: Place, onLeft: () => void) {
    this.#host = host;
    this.#words = words;
    this.#base = this.#typed = place;
    this.#shellWords = host.record.wordsOf(shellEnglish);
    this.#writing = new Writing(host, this.#shellWords);
    this.#deleting = new Deleting(host, { words, writing: this.#writing, thing: 'workspace', onLeft });
    this.#hooking = new Hooking(host, words, place);
  }

  get isBusy(): boolean {
    return this.#writing.isBusy || this.#hooking.isBusy;
  }

  get isDirty(): boolean {
    return this.#isChanged || this.#writing.isDoubtful || this.#hooking.isDirty;
  }

  /** The platform was asked again. */
  see(place: Place): void {
    const isChanged = this.#isChanged;
    this.#hooking.see(place);
    if (isChanged) return;
    this.#base = this.#typed = place;
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#deleting.dialog();
  }

  template(): TemplateResult {
    const words = this.#words;
    const { isBusy, isDoubtful } = this.#writing;
    const { name, type } = this.#base;
    return html`<div class="stack">
      ${backView(words.text('back'), () => this.#hooking.leave(() => this.#host.go({})))}
      <form
        class="record"
        part="form"
        novalidate
        autocomplete="off"
        @submit=${submitting(() => void this.#save())}
      >
        <div class="head">
          <h2 tabindex="-1"><bdi>${name}</bdi></h2>
          <span class="mark" part="status">${typeText(words, type)}</span>
        </div>
        <p class="quiet">${words.text('type-fixed')}</p>
        ${FIELDS.map((field) =>
          placeField({
            label: words.text(field),
            field,
            text: this.#typed[field],
            fault: field === 'name' && this.#isMissing ? this.#shellWords.text('name-missing') : '',
            onType: (text) => this.#type(field, text),
          }),
        )}
        ${writingView(this.#shellWords, this.#writing, () => void this.#look())}
        ${this.#news ? html`<p class="notice good" part="notice" tabindex="-1">${this.#news}</p>` : nothing}
        <div class="ways">
          <button class="main" part="save" aria-disabled=${isBusy || isDoubtful}>
            ${isBusy ? this.#shellWords.text('sending') : words.text('save')}
          </button>
          <button
            type="button"
            class="danger"
            part="delete"
            aria-disabled=${isBusy || isDoubtful}
            @click=${() => isBusy || isDoubtful || void this.#delete()}
          >
            ${words.text('delete-this')}
          </button>
        </div>
      </form>
      ${contentsView(words, this.#host, this.#base)} ${this.#hooking.section()}
    </div>`;
  }

  get #isChanged(): boolean {
    return FIELDS.some((field) => this.#typed[field] !== this.#base[field]);
  }

  #type(field: Field, text: string): void {
    this.#typed = { ...this.#typed, [field]: text };
    this.#isMissing &&= this.#typed.name.trim() === '';
    this.#news = '';
    this.#host.record.update();
  }

  async #delete(): Promise<void> {
    const base = this.#base;
    await this.#deleting.ask(
      async (client) => farewellOf(this.#words, base.name, await victimsOf(client, base)),
      (client) => removePlace(client, base.uid),
    );
  }

  /** Read once more before: what another person changed since is kept, or named where both changed the same. */
  async #save(): Promise<void> {
    const { record } = this.#host;
    const words = this.#words;
    if (this.#writing.isBusy || this.#writing.isDoubtful) return;
    this.#news = '';
    this.#isMissing = this.#typed.name.trim() === '';
    if (this.#isMissing) return record.focus('#workspace-name');
    const { uid: id } = this.#base;
    const read = await this.#writing.prepare(async (client) => ({ now: await readPlace(client, id) }));
    if (!read) return record.update();
    if (!read.now) {
      this.#writing.problem = words.text('gone');
      return record.say(this.#writing.problem);
    }
    if (this.#takeIn(read.now)) return record.focus('#workspace-name');
    const sent = { ...this.#base, ...this.#typed, name: this.#typed.name.trim() };
    const what = { thing: 'workspace', isNew: false } as const;
    const { ending } = await this.#writing.save(what, (client) => savePlace(client, sent));
    if (ending !== 'received') return;
    this.#base = this.#typed = sent;
    await record.refresh();
    this.#tell('saved');
  }

  /** Whether both changed the same, which is said; the second press saves the own version. */
  #takeIn(now: Place): boolean {
    const both = FIELDS.filter(
      (field) =>
        now[field] !== this.#base[field] &&
        this.#typed[field] !== this.#base[field] &&
        now[field] !== this.#typed[field],
    );
    for (const field of FIELDS)
      if (this.#typed[field] === this.#base[field]) this.#typed = { ...this.#typed, [field]: now[field] };
    this.#base = now;
    const [field] = both;
    if (!field) return false;
    this.#writing.problem = this.#words.text('changed-too', { value: now[field] });
    this.#host.record.say(this.#writing.problem);
    return true;
  }

  async #look(): Promise<void> {
    if (!(await this.#writing.look())) return;
    const { place } = (this.#host.record.answer?.content ?? {}) as { place?: Place };
    const isSaved =
      place !== undefined && FIELDS.every((field) => place[field] === this.#typed[field].trim());
    if (isSaved) this.#base = this.#typed = place;
    this.#tell(isSaved ? 'saved' : 'not-saved');
  }

  #tell(word: Word): void {
    this.#news = this.#words.text(word);
    this.#host.record.say(this.#news);
    this.#host.record.focus('[part=notice]');
  }
}
