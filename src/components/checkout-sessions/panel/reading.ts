import { html, nothing, type TemplateResult } from 'lit';

import type { Client } from '../../../client/index.js';
import { apart } from '../../base/apart.js';
import { Editor } from '../../parts/form/editor.js';
import { EMPTY, readOf, withText } from '../../parts/form/entries.js';
import type { FormWords, Read, Section } from '../../parts/form/field.js';
import { faultyFields, formView } from '../../parts/money-form/form-view.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Word } from '../../../words/compiled/checkout-sessions/panel/en.js';
import type { TabOptions } from './sessions-record.js';

interface ReadingOptions<Answer> extends TabOptions {
  readonly title: Word;
  /** What the button says. */
  readonly send: Word;
  sections(): readonly Section<Word>[];
  fresh(): Readonly<Record<string, string>>;
  call(client: Client, read: Read): Promise<Answer>;
  /** What the answer says. */
  view(answer: Answer): TemplateResult;
}

/** A form by which something is looked up. What was typed stays, and nothing is changed at the platform. */
export class Reading<Answer> {
  readonly #options: ReadingOptions<Answer>;
  readonly #editor: Editor<object>;
  readonly #words: FormWords;
  #isBusy = false;
  #problem = '';
  #answer: Answer | undefined;

  constructor(options: ReadingOptions<Answer>) {
    this.#options = options;
    const { words, title, send } = options;
    this.#editor = new Editor<object>(options.element, () => options.now());
    this.#words = {
      text: (word, values) =>
        words.text((word === 'title' ? title : word === 'continue' ? send : word) as Word, values),
    };
    this.open({});
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  get isDirty(): boolean {
    return this.#editor.isDirty;
  }

  /** @param filled - What stands in it beside `fresh`. */
  open(filled: Readonly<Record<string, string>>): void {
    const fresh = Object.entries({ ...this.#options.fresh(), ...filled }).reduce(
      (entries, [path, text]) => withText(entries, path, text),
      EMPTY,
    );
    this.#editor.open(undefined, this.#options.sections(), fresh);
    this.#answer = undefined;
    this.#problem = '';
  }

  template(): TemplateResult {
    const { record, view } = this.#options;
    return html`${formView({
      texts: this.#words,
      editor: this.#editor,
      language: record.language,
      isBusy: this.#isBusy,
      problem: this.#problem,
      onContinue: () => void this.#ask(),
      onCancel: () => {
        this.open({});
        record.focus('.step h2');
      },
    })}
    ${
      this.#answer === undefined
        ? nothing
        : html`<section class="record narrow" part="answer">${view(this.#answer)}</section>`
    }`;
  }

  async #ask(): Promise<void> {
    const { record, words, element, call } = this.#options;
    const { client } = record;
    if (!client || this.#isBusy) return;
    this.#problem = '';
    if (!this.#editor.check(new Set())) {
      const fields = faultyFields(element.renderRoot, this.#editor, record.language);
      this.#problem = words.text('some-faults', { fields });
      return record.focus('[aria-invalid=true]');
    }
    this.#isBusy = true;
    this.#answer = undefined;
    record.say(words.text('looking'));
    try {
      this.#answer = await call(client, readOf(this.#editor.entries));
      record.say('');
      record.focus('[part=answer] h3');
    } catch (error) {
      const failure = record.failed(error);
      this.#problem = failure.isRefused
        ? words.text('not-read', { why: apart(failure.code) })
        : troubleText(record.words, failure);
      record.say('');
      record.focus('.step h2');
    }
    this.#isBusy = false;
    record.update();
  }
}
