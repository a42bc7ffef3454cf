import { html, nothing, type TemplateResult } from 'lit';

import type { Client } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import type { Confirmation } from '../../parts/confirm/confirm.js';
import { Editor } from '../../parts/form/editor.js';
import { EMPTY, readOf, withText } from '../../parts/form/entries.js';
import type { Read, Section } from '../../parts/form/field.js';
import { faultyFields, formView } from '../../parts/money-form/form-view.js';
import type { Ending } from '../../parts/resource/ending.js';
import type { Word } from '../../../words/compiled/recurring-contracts/detail/en.js';
import type { ContractsElement, ContractsRecord } from '../panel/contracts-record.js';
import { doubtView } from './doubt-view.js';
import { Sending } from './sending.js';

/** What is asked, but for how to leave. */
export type Question = Pick<Confirmation, 'title' | 'text' | 'yes'>;

/** What one form sends, and what is said of it. */
export interface FormActOptions<Body, Answer> {
  readonly words: Words<Word>;
  readonly title: Word;
  /** What is not known after an answer was lost. */
  readonly doubt: Word;
  now(): number;
  sections(): readonly Section<Word>[];
  fresh(): Readonly<Record<string, string>>;
  bodyOf(read: Read): Body;
  /** What is asked before it is sent. */
  question(body: Body): Question;
  ask(confirmation: Confirmation): void;
  /** Tells the page; false where it prevents it. */
  mayBegin(body: Body): boolean;
  call(client: Client, body: Body, idempotencyKey: string): Promise<Answer>;
  onEnded(ending: Exclude<Ending, 'not-sent'>, answer: Answer | undefined): void;
  onLeave(): void;
}

/** A form, the question before it is sent, and what is not known of it. What was typed stays in this object alone. */
export class FormAct<Body extends object, Answer> {
  readonly #record: ContractsRecord;
  readonly #element: ContractsElement;
  readonly #options: FormActOptions<Body, Answer>;
  readonly #editor: Editor<object>;
  readonly #sending: Sending;
  #step: 'form' | 'doubt' | undefined;
  /** Sent, and its end is not known. */
  #body: Body | undefined;
  #faults = '';

  constructor(record: ContractsRecord, element: ContractsElement, options: FormActOptions<Body, Answer>) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#editor = new Editor<object>(element, () => options.now());
    this.#sending = new Sending(record, options.words);
  }

  get isOpen(): boolean {
    return this.#step !== undefined;
  }

  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  get isDirty(): boolean {
    return this.#step === 'doubt' || (this.#step === 'form' && this.#editor.isDirty);
  }

  /** One whose end is not known comes first: it is not to be typed again. */
  open(): void {
    if (!this.#body) {
      const fresh = Object.entries(this.#options.fresh()).reduce(
        (entries, [path, text]) => withText(entries, path, text),
        EMPTY,
      );
      this.#editor.open(undefined, this.#options.sections(), fresh);
    }
    this.#step = this.#body ? 'doubt' : 'form';
    this.#record.focus('.step h2');
  }

  reset(): void {
    this.#step = this.#body = undefined;
    this.#faults = this.#sending.problem = '';
    this.#editor.open(undefined, [], EMPTY);
  }

  template(): TemplateResult | typeof nothing {
    const { words, title, doubt } = this.#options;
    const shared = {
      language: this.#record.language,
      isBusy: this.isBusy,
      problem: this.#faults || this.#sending.problem,
    };
    if (this.#step === 'doubt')
      return doubtView({
        ...shared,
        texts: words,
        text: words.text(doubt),
        onAgain: () => void this.#send(),
        onLeave: () => this.#leave(),
      });
    if (this.#step !== 'form') return nothing;
    const texts = {
      text: (word: Word | 'title', values?: Readonly<Record<string, string>>) =>
        words.text(word === 'title' ? title : word, values),
    };
    return html`${formView({
      ...shared,
      texts: texts as Parameters<typeof formView>[0]['texts'],
      editor: this.#editor,
      onContinue: () => this.#continue(),
      onCancel: () => this.#leave(),
    })}`;
  }

  #continue(): void {
    const { words, bodyOf, question, ask } = this.#options;
    const days = [...this.#element.renderRoot.querySelectorAll<HTMLInputElement>('input[type=date]')];
    const halfTyped = new Set(days.filter(({ validity }) => validity.badInput).map(({ id }) => id));
    this.#faults = this.#sending.problem = '';
    if (!this.#editor.check(halfTyped)) {
      const fields = faultyFields(this.#element.renderRoot, this.#editor, this.#record.language);
      this.#faults = words.text('some-faults', { fields });
      return this.#record.focus('[aria-invalid=true]');
    }
    const body = bodyOf(readOf(this.#editor.entries));
    ask({
      ...question(body),
      no: words.text('cancel'),
      onYes: () => {
        this.#body = body;
        void this.#send();
      },
    });
  }

  async #send(): Promise<void> {
    const body = this.#body;
    const { mayBegin, call, words, doubt, onEnded } = this.#options;
    if (!body || this.isBusy) return;
    const isDoubtful = this.#step === 'doubt';
    if (!mayBegin(body)) {
      if (!isDoubtful) this.#body = undefined;
      return;
    }
    const { ending, answer } = await this.#sending.send({
      body,
      isDoubtful,
      call: (client, key) => call(client, body, key),
    });
    if (ending === 'unknown') this.#step = 'doubt';
    else if (!isDoubtful || ending !== 'not-sent') this.#body = undefined;
    this.#record.say(ending === 'unknown' ? words.text(doubt) : this.#sending.problem);
    if (ending === 'received') this.reset();
    else this.#record.focus('.step h2');
    if (ending !== 'not-sent') onEnded(ending, answer);
  }

  #leave(): void {
    if (this.isBusy) return;
    if (this.#body) this.#step = undefined;
    else this.reset();
    this.#options.onLeave();
  }
}
