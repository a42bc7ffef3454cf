import type { LitElement, TemplateResult } from 'lit';

import type { Client } from '../../../client/index.js';
import { apart } from '../../base/apart.js';
import { troubleText } from '../resource/resource-view.js';
import type { ResourceWords } from '../resource/resource-words.js';
import type { Trouble } from '../resource/resource-state.js';
import type { Body } from './body.js';
import type { DraftPlace } from './drafts.js';
import { Editor } from './editor.js';
import type { FormWords, List, Section } from './field.js';
import { unknownText, type FormView } from './form-view.js';
import { LeaveGuard } from './leave-guard.js';
import { draftView, leaveDialog } from './notices.js';
import { Saving, type Ending } from './saving.js';

/** The record that a form changes. */
interface FormRecord {
  readonly client: Client | undefined;
  readonly language: string;
  readonly words: ResourceWords;
  readonly resource: { readonly now: number | undefined };
  focus(selector: string): void;
  fail(code: Trouble['cause'] | 'refused', detail: string): void;
}

export interface RecordFormOptions<Base extends object> {
  readonly words: FormWords;
  drafts(): DraftPlace;
  /** The key that a draft goes by. */
  draftKey(base: Base | undefined): string;
  /** What is sent; of something that the platform has, only what changes. */
  body(editor: Editor<Base>): Body;
  /** What the platform may leave out at the beginning of a path. */
  group(): string;
  /** @param fields - Paths of what would be sent. */
  mayBegin(fields: readonly string[]): boolean;
  send(client: Client, body: Body, idempotencyKey: string): Promise<Base>;
  /** Shows what the platform has now. */
  show(base: Base): void;
  onSaved(base: Base, isNew: boolean): void;
}

/** A form that changes a record, with all that can happen to it: drafts, faults, saving, leaving. */
export class RecordForm<Base extends object> {
  readonly editor: Editor<Base>;
  readonly #record: FormRecord;
  readonly #element: LitElement;
  readonly #options: RecordFormOptions<Base>;
  readonly #saving: Saving<Base>;
  #news: FormView['news'];
  #unknown: readonly string[] = [];
  #leave: () => void = () => undefined;

  constructor(record: FormRecord, element: LitElement, options: RecordFormOptions<Base>) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    const editor = (this.editor = new Editor<Base>(element, {
      now: () => record.resource.now ?? Date.now(),
      drafts: () => options.drafts(),
    }));
    this.#saving = new Saving(element, {
      client: () => record.client,
      editor,
      halfTyped: () => this.#halfTyped,
      body: () => options.body(editor),
      group: () => options.group(),
      mayBegin: (fields) => options.mayBegin(fields),
      send: (client, body, key) => options.send(client, body, key),
      onEnd: (ending) => this.#onEnd(ending),
    });
    new LeaveGuard(
      element,
      () => editor.isDirty,
      (leave) => {
        this.#leave = leave;
        element.renderRoot.querySelector('dialog')?.showModal();
      },
    );
  }

  get isBusy(): boolean {
    return this.#saving.isBusy;
  }

  /** Whether all of it is saved, and nothing was typed since. */
  get isSaved(): boolean {
    return this.#news?.isGood === true && !this.editor.isDirty;
  }

  get news(): string {
    return [this.#news?.text, unknownText(this.view)].filter(Boolean).join(' ');
  }

  /** Shows what the platform has, or an empty form. */
  open(base: Base | undefined, sections: readonly Section[]): void {
    this.clear();
    this.editor.open(base, sections, this.#options.draftKey(base));
  }

  /** Nothing is to be said of what happened before. */
  clear(): void {
    this.#news = undefined;
    this.#unknown = [];
  }

  /** What was typed into this one is kept as its draft. */
  reset(): void {
    this.editor.keep();
    this.#news = undefined;
  }

  save(): Promise<boolean> {
    return this.#saving.save();
  }

  get view(): FormView {
    return {
      editor: this.editor,
      words: this.#options.words,
      language: this.#record.language,
      isSaving: this.isBusy,
      news: this.#news,
      unknown: this.#unknown,
      onSave: () => void this.save(),
      onAdd: (list) => this.#add(list),
    };
  }

  /** The offer of a draft. */
  draftView(): unknown {
    return draftView(this.view, () => this.#takeDraft());
  }

  /** What asks before the page is left. */
  leaveDialog(): TemplateResult {
    return leaveDialog(this.view, this.#options.drafts() !== 'none', () => this.#leave());
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
    const { length } = this.editor.entries.rows[list.path] ?? [];
    this.editor.addRow(list);
    this.#record.focus(`[id^="${list.path}.${length}."]`);
  }

  #takeDraft(): void {
    this.editor.takeDraft();
    // What was typed is in sight, wherever it was.
    for (const section of this.#element.renderRoot.querySelectorAll('details')) section.open = true;
    this.#record.focus('details input');
  }

  #tell(text: string, isGood: boolean, arriveAt: string): void {
    this.#news = { text, isGood };
    this.#record.focus(arriveAt);
  }

  #onEnd(ending: Ending<Base>): void {
    const { words } = this.#options;
    this.#unknown = ending.kind === 'faults' ? ending.unknown : [];
    if (ending.kind === 'saved') return this.#onSaved(ending.base, ending.isNew);
    if (ending.kind === 'faults') return this.#onFaults(ending.detail);
    const { trouble, isRefused } = ending;
    const { code } = trouble;
    const why = isRefused
      ? words.text('refused-whole', { code: apart(code) })
      : troubleText(this.#record.words, trouble);
    this.#tell(words.text('save-failed', { why }), false, 'p[part=error]');
    this.#record.fail(isRefused ? 'refused' : trouble.cause, code);
  }

  #onFaults(detail: string | undefined): void {
    const root = this.#element.renderRoot;
    const paths = Object.keys(this.editor.faults);
    const named = paths.map((path) => root.querySelector(`label[for="${path}"]`)?.textContent);
    const labels = [...new Set(named.map((label) => label?.trim() ?? '').filter(Boolean))];
    const fields = new Intl.ListFormat(this.#record.language).format(labels);
    if (labels.length > 0)
      this.#tell(this.#options.words.text('some-faults', { fields }), false, '[aria-invalid=true]');
    else {
      this.#news = undefined;
      this.#record.focus('[part=unknown-fields]');
    }
    if (detail) this.#record.fail('refused', detail);
  }

  #onSaved(base: Base, isNew: boolean): void {
    const { words, show, onSaved, draftKey } = this.#options;
    const isSame = base === this.editor.base;
    this.editor.settle(base, draftKey(base));
    show(base);
    this.#tell(words.text(isNew ? 'saved-new' : isSame ? 'nothing' : 'saved'), true, '');
    if (!isSame) onSaved(base, isNew);
  }
}
