import type { LitElement } from 'lit';

import type { Client } from '../../../client/index.js';
import { apart } from '../../base/apart.js';
import { troubleText } from '../resource/resource-view.js';
import type { ResourceWords } from '../resource/resource-words.js';
import type { Trouble } from '../resource/resource-state.js';
import type { FormWords, List } from './field.js';
import { newsText, unknownText, type FormView, type News } from './news-view.js';
import { Saving, type Ending, type SavingOptions } from './saving.js';

/** The record that a form changes. */
interface FormRecord {
  readonly client: Client | undefined;
  readonly language: string;
  readonly words: ResourceWords;
  focus(selector: string): void;
  fail(code: Trouble['cause'] | 'refused', detail: string): void;
}

/** What a form says of itself; whether it is half typed and how a try ended, the form of a record finds by itself. */
export interface RecordFormOptions<Base extends object> extends Omit<
  SavingOptions<Base>,
  'client' | 'halfTyped' | 'onEnd'
> {
  readonly words: FormWords;
  onSaved(base: Base, isNew: boolean): void;
}

/** A form that changes a record, and says how each try to save it ended. */
export class RecordForm<Base extends object> {
  readonly #record: FormRecord;
  readonly #element: LitElement;
  readonly #options: RecordFormOptions<Base>;
  readonly #saving: Saving<Base>;
  #news: News | undefined;
  #unknown: readonly string[] = [];

  constructor(record: FormRecord, element: LitElement, options: RecordFormOptions<Base>) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#saving = new Saving(element, {
      ...options,
      client: () => record.client,
      halfTyped: () => this.#halfTyped,
      onEnd: (ending) => this.#onEnd(ending),
    });
  }

  get isBusy(): boolean {
    return this.#saving.isBusy;
  }

  /** Whether all of it is saved, and nothing was typed since. */
  get isSaved(): boolean {
    return this.#news?.isGood === true && !this.#options.editor.isDirty;
  }

  get news(): string {
    const { view } = this;
    return [newsText(view), unknownText(view)].filter(Boolean).join(' ');
  }

  get view(): FormView {
    const { editor, words } = this.#options;
    return {
      editor,
      words,
      language: this.#record.language,
      isSaving: this.isBusy,
      news: this.#news,
      unknown: this.#unknown,
      onSave: () => void this.save(),
      onAdd: (list) => this.#add(list),
      onGo: (path) => this.#record.focus(`[id="${path}"]`),
    };
  }

  /** Nothing is to be said of what happened before. */
  clear(): void {
    this.#news = undefined;
    this.#unknown = [];
  }

  save(): Promise<boolean> {
    return this.#saving.save();
  }

  /** Says how something ended, and moves the focus to what the selector finds. */
  tell(text: string, isGood: boolean, arriveAt = ''): void {
    this.#news = { text, isGood };
    this.#record.focus(arriveAt);
  }

  /** What is wrong stands in the open before the focus goes there. */
  reveal(): void {
    for (const faulty of this.#element.renderRoot.querySelectorAll('[aria-invalid=true]'))
      faulty.closest('details')?.setAttribute('open', '');
  }

  /** Days of which the browser shows a part. */
  get #halfTyped(): ReadonlySet<string> {
    const days = [...this.#element.renderRoot.querySelectorAll<HTMLInputElement>('input[type=date]')];
    return new Set(days.filter(({ validity }) => validity.badInput).map(({ id }) => id));
  }

  #add(list: List): void {
    const { editor } = this.#options;
    const { length } = editor.entries.rows[list.path] ?? [];
    editor.addRow(list);
    this.#record.focus(`[id^="${list.path}.${length}."]`);
  }

  #onEnd(ending: Ending<Base>): void {
    const { words, onSaved } = this.#options;
    this.#unknown = ending.kind === 'faults' ? ending.unknown : [];
    if (ending.kind === 'taken') return;
    if (ending.kind === 'saved') return onSaved(ending.base, ending.isNew);
    if (ending.kind === 'faults') return this.#onFaults(ending.detail);
    const { trouble, isRefused } = ending;
    const { code } = trouble;
    const why = isRefused
      ? words.text('refused-whole', { code: apart(code) })
      : troubleText(this.#record.words, trouble);
    this.tell(words.text('save-failed', { why }), false, 'p[part=error]');
    this.#record.fail(isRefused ? 'refused' : trouble.cause, code);
  }

  #onFaults(detail: string | undefined): void {
    const root = this.#element.renderRoot;
    const { faults } = this.#options.editor;
    const labels = new Map<string, string>();
    for (const { dataset, textContent } of root.querySelectorAll<HTMLElement>('[data-label]')) {
      const path = dataset['label'] ?? '';
      const label = textContent?.trim() ?? '';
      if (path in faults && ![...labels.values()].includes(label)) labels.set(path, label);
    }
    this.#news = labels.size > 0 ? { text: '', isGood: false, labels } : undefined;
    this.#record.focus(labels.size > 0 ? '[aria-invalid=true]' : '[part=unknown-fields]');
    if (detail) this.#record.fail('refused', detail);
  }
}
