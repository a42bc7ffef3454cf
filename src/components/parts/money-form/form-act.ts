import { html, nothing, type TemplateResult } from 'lit';

import type { Client } from '../../../client/index.js';
import type { Confirmation } from '../confirm/confirm.js';
import { Editor } from '../form/editor.js';
import { EMPTY, readOf, withText } from '../form/entries.js';
import type { FormWords, Read, Section } from '../form/field.js';
import type { Ending } from '../resource/ending.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { doubtView } from './doubt-view.js';
import { faultyFields, formView } from './form-view.js';
import { KeyedSending, type KeyedRecord } from './keyed-sending.js';

/** What a form needs of the record that it belongs to. */
interface ActRecord extends KeyedRecord {
  readonly language: string;
  focus(selector: string): void;
}

/** What is asked, but for how to leave. */
export type Question = Pick<Confirmation, 'title' | 'text' | 'yes'>;

/** What one form sends, and what is said of it. */
export interface FormActOptions<Word extends string, Body, Answer> {
  /** Those of the form, of sending, and of a doubt. */
  readonly words: FormWords;
  readonly title: Word;
  /** What is not known after an answer was lost. */
  readonly doubt: Word;
  now(): number;
  sections(): readonly Section<Word>[];
  /** What stands in an empty form. */
  fresh(): Readonly<Record<string, string>>;
  bodyOf(read: Read): Body;
  /** What is asked before it is sent. Left out, or nothing: it is sent at once. */
  question?(body: Body): Question | undefined;
  ask(confirmation: Confirmation): void;
  /** Tells the page; false where it prevents it. */
  mayBegin(body: Body): boolean;
  call(client: Client, body: Body, idempotencyKey: string): Promise<Answer>;
  onEnded(ending: Exclude<Ending, 'not-sent'>, answer: Answer | undefined): void;
  onLeave(): void;
  /** Looks for what may have been made, while its end is not known. Left out: it is only sent again. */
  onLook?(): void;
  /** What stands beside the form, of what is typed so far. Left out: nothing. */
  beside?(read: Read): TemplateResult;
}

/** A form, the question before it is sent, and what is not known of it. What was typed stays in this object alone. */
export class FormAct<Word extends string, Body extends object, Answer> {
  readonly #record: ActRecord;
  readonly #element: RenderingHost;
  readonly #options: FormActOptions<Word, Body, Answer>;
  readonly #editor: Editor<object>;
  readonly #sending: KeyedSending;
  #step: 'form' | 'doubt' | undefined;
  /** Sent, and its end is not known. */
  #body: Body | undefined;
  #faults = '';

  constructor(record: ActRecord, element: RenderingHost, options: FormActOptions<Word, Body, Answer>) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#editor = new Editor<object>(element, () => options.now());
    this.#sending = new KeyedSending(record, options.words);
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

  /**
   * One whose end is not known comes first: it is not to be typed again.
   *
   * @param filled - What stands in it beside `fresh`.
   * @param arriveAt - Where the focus goes. Empty: it stays, as where the form comes with the page.
   */
  open(filled: Readonly<Record<string, string>> = {}, arriveAt = '.step h2'): void {
    if (!this.#body) {
      const fresh = Object.entries({ ...this.#options.fresh(), ...filled }).reduce(
        (entries, [path, text]) => withText(entries, path, text),
        EMPTY,
      );
      this.#editor.open(undefined, this.#options.sections(), fresh);
    }
    this.#step = this.#body ? 'doubt' : 'form';
    this.#record.focus(arriveAt);
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
        ...(this.#options.onLook && { onLook: () => this.#look() }),
        onAgain: () => void this.#send(),
        onLeave: () => this.#leave(),
      });
    if (this.#step !== 'form') return nothing;
    const texts: FormWords = {
      text: (word, values) => words.text(word === 'title' ? title : word, values),
    };
    return html`${formView({
      ...shared,
      texts,
      editor: this.#editor,
      onContinue: () => this.#continue(),
      onCancel: () => this.#leave(),
    })}
    ${this.#options.beside?.(readOf(this.#editor.entries)) ?? nothing}`;
  }

  #continue(): void {
    const { words, bodyOf, ask } = this.#options;
    const days = [...this.#element.renderRoot.querySelectorAll<HTMLInputElement>('input[type=date]')];
    const halfTyped = new Set(days.filter(({ validity }) => validity.badInput).map(({ id }) => id));
    this.#faults = this.#sending.problem = '';
    if (!this.#editor.check(halfTyped)) {
      const fields = faultyFields(this.#element.renderRoot, this.#editor, this.#record.language);
      this.#faults = words.text('some-faults', { fields });
      return this.#record.focus('[aria-invalid=true]');
    }
    const body = bodyOf(readOf(this.#editor.entries));
    const onYes = (): void => {
      this.#body = body;
      void this.#send();
    };
    const question = this.#options.question?.(body);
    if (question) ask({ ...question, no: words.text('cancel'), onYes });
    else onYes();
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
    // What was typed still stands in the form.
    else if (ending === 'refused') this.#step = 'form';
    else if (!isDoubtful || ending !== 'not-sent') this.#body = undefined;
    this.#record.say(ending === 'unknown' ? words.text(doubt) : this.#sending.problem);
    if (ending === 'received') this.reset();
    else this.#record.focus('.step h2');
    if (ending !== 'not-sent') onEnded(ending, answer);
  }

  /** What was sent is kept: who comes back finds it again. */
  #look(): void {
    this.#step = undefined;
    this.#options.onLook?.();
  }

  #leave(): void {
    if (this.isBusy) return;
    if (this.#body) this.#step = undefined;
    else this.reset();
    this.#options.onLeave();
  }
}
