import { html, type TemplateResult } from 'lit';

import type { Client } from '../../../client/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { draftView } from '../../parts/form/draft-view.js';
import { Drafting } from '../../parts/form/drafting.js';
import { Editor } from '../../parts/form/editor.js';
import { readOf } from '../../parts/form/entries.js';
import type { FormWords } from '../../parts/form/field.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Ending } from '../../parts/resource/ending.js';
import { ownZone } from '../../parts/table/time-text.js';
import { words as english } from '../../../words/compiled/account-holders/create/en.js';
import type { HoldersElement, HoldersRecord } from '../panel/holders-record.js';
import { entityText, freshEntries, newHolderOf, SECTIONS, STEPS, type Step } from './create-fields.js';
import { entityRow, findOrCreateUser, isNotFound } from './lookups.js';
import { Making } from './making.js';
import { endView, fieldsView, reviewView } from './steps-view.js';

type Word = keyof typeof english;

/** `doubt`: it is not known what was made. `half`: the account holder was, and its balance account was not. */
type Place = Step | 'review' | 'doubt' | 'half';

export interface CreatingOptions {
  /** Shows the account holder that was made, or with an empty id the list. */
  onLeft(accountHolder: string): void;
}

/** Makes an account holder in steps: its user, its legal entity, itself, and its first balance account. */
export class Creating {
  readonly #record: HoldersRecord;
  readonly #element: HoldersElement;
  readonly #options: CreatingOptions;
  readonly #words: Words<Word>;
  readonly #editor: Editor<object>;
  readonly #drafting: Drafting;
  readonly #making: Making;
  #step: Place | undefined;
  /** What was found last, in words. */
  #found = '';

  constructor(record: HoldersRecord, element: HoldersElement, options: CreatingOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#editor = new Editor<object>(element, Date.now);
    this.#drafting = new Drafting(element, this.#editor, () => 'session');
    this.#making = new Making(record, element, this.#words);
  }

  get isOpen(): boolean {
    return this.#step !== undefined;
  }

  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  get isDirty(): boolean {
    return this.isOpen && (this.#step === 'doubt' || this.#editor.isDirty);
  }

  /** Opens the first step, or what was sent and is not known to have ended. */
  open(): void {
    this.#making.open();
    this.#editor.open(undefined, Object.values(SECTIONS), freshEntries(ownZone()));
    this.#drafting.open(this.#draft);
    this.#go(this.#making.body ? 'doubt' : 'person');
  }

  reset(): void {
    if (this.isBusy) return;
    this.#step = undefined;
    this.#sending.problem = '';
  }

  template(): TemplateResult {
    const shared = {
      texts: this.#words,
      language: this.#record.language,
      isBusy: this.isBusy,
      problem: this.#sending.problem,
    };
    const step = this.#step;
    const { body } = this.#making;
    if (step === 'review' && body)
      return reviewView({
        ...shared,
        body,
        onSubmit: () => void this.#send(),
        onBack: () => this.#go('account'),
      });
    if ((step === 'doubt' || step === 'half') && body)
      return endView({
        ...shared,
        body,
        end: step,
        onAgain: () => void this.#send(),
        onLeave: () => this.#leave(step === 'half' ? this.#making.made : ''),
      });
    const at = STEPS.find((each) => each === step) ?? 'person';
    return fieldsView({
      ...shared,
      // The platform's words for capabilities are in no language.
      texts: { text: (word: Word, values?: object) => this.#text(word, values) } as typeof shared.texts,
      step: at,
      editor: this.#editor,
      found: this.#found,
      draft:
        at === 'person'
          ? draftView(
              { words: this.#words as FormWords, language: this.#record.language },
              this.#drafting,
              () => this.#takeDraft(),
            )
          : html``,
      onContinue: () => void this.#continue(at),
      onBack: () => this.#back(at),
      onSkip: () => this.#go('entity'),
    });
  }

  #text(word: Word, values: object = {}): string {
    const isOwn = SECTIONS.holder.fields.some(({ choices = [] }) =>
      choices.some(({ value }) => value === (word as string)),
    );
    return isOwn ? apart(word) : this.#words.text(word, values as never);
  }

  get #sending(): Making['sending'] {
    return this.#making.sending;
  }

  /** What a draft goes by in the storage. */
  get #draft(): string {
    return `florin-account-holder-draft ${this.#element.balancePlatform}`;
  }

  #go(step: Place): void {
    this.#step = step;
    this.#sending.problem = '';
    this.#record.focus('h2[tabindex]');
  }

  #takeDraft(): void {
    this.#drafting.take();
    this.#record.focus('#email');
  }

  #back(at: Step): void {
    this.#found = '';
    const before = STEPS[STEPS.indexOf(at) - 1];
    if (before) this.#go(before);
    else this.#leave('');
  }

  /** Whether the fields of one step can be sent. */
  #isRight(at: Step): boolean {
    const all = this.#editor.sections;
    this.#editor.sections = [SECTIONS[at]];
    const isRight = this.#editor.check(new Set());
    this.#editor.sections = all;
    return isRight;
  }

  async #continue(at: Step): Promise<void> {
    const { client } = this.#record;
    if (!client || this.isBusy) return;
    if (!this.#isRight(at)) return this.#record.focus('[aria-invalid=true]');
    this.#found = '';
    if (at === 'person' && !(await this.#findUser(client))) return;
    if (at === 'entity' && !(await this.#findEntity(client))) return;
    const next = STEPS[STEPS.indexOf(at) + 1];
    if (!next) this.#making.body = newHolderOf(this.#editor.entries);
    this.#go(next ?? 'review');
  }

  #blame(path: string, fault: Word): false {
    this.#editor.blame([path], fault);
    this.#record.say(this.#words.text(fault));
    this.#record.focus(`#${path}`);
    return false;
  }

  async #findUser(client: Client): Promise<boolean> {
    const read = readOf(this.#editor.entries);
    const asked = { email: read('email').trim(), name: read('name').trim(), role: read('role') as 'seller' };
    try {
      const found = await this.#sending.check(() => findOrCreateUser(client, asked));
      if (!found) return this.#blame('name', 'no-user');
      const { user, isNew } = found;
      this.#editor.write('reference', (reference) => reference || user.id);
      const name = isolatedText(user.name, 100);
      this.#found = this.#words.text(isNew ? 'user-made' : 'user-found', { name, id: apart(user.id) });
      return true;
    } catch (error) {
      return this.#fail(error);
    }
  }

  async #findEntity(client: Client): Promise<boolean> {
    const id = readOf(this.#editor.entries)('legalEntityId').trim();
    try {
      const entity = await this.#sending.check(() => client.call(entityRow, { id }));
      this.#found = entityText(entity);
      return true;
    } catch (error) {
      return isNotFound(error) ? this.#blame('legalEntityId', 'no-entity') : this.#fail(error);
    }
  }

  #fail(error: unknown): false {
    this.#sending.end(error, false);
    this.#record.update();
    return false;
  }

  async #send(): Promise<void> {
    const { client } = this.#record;
    const { body } = this.#making;
    if (!client || !body || this.isBusy) return;
    const ending = await this.#making.send(client, body, this.#step === 'doubt');
    if (ending === 'received') this.#ended();
    else if (ending) this.#failed(ending);
  }

  #ended(): void {
    this.#editor.open(undefined, Object.values(SECTIONS));
    this.#drafting.settle(this.#draft);
    this.#leave(this.#making.made);
    this.#record.say(this.#words.text('created'));
  }

  #failed(ending: Ending): void {
    const { problem } = this.#sending;
    if (ending === 'unknown') this.#go('doubt');
    else if (ending === 'refused') this.#go(this.#making.made ? 'half' : 'review');
    this.#sending.problem = problem;
    this.#record.say(ending === 'unknown' ? this.#words.text('doubt') : problem);
    this.#record.focus('h2[tabindex]');
  }

  #leave(accountHolder: string): void {
    this.#step = undefined;
    this.#found = '';
    this.#sending.problem = '';
    this.#drafting.keep();
    this.#options.onLeft(accountHolder);
  }
}
