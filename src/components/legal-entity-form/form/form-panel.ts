import { html, type LitElement, type TemplateResult } from 'lit';

import { isLegalEntityType, type LegalEntityType } from '../../../facts/legal-entity-types.js';
import type { Client } from '../../../client/index.js';
import type { LegalEntity } from '../../../client/legal-entity/index.js';
import { apart } from '../../base/apart.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { formStyles } from '../../parts/form/form.css.js';
import { LeaveGuard } from '../../parts/form/leave-guard.js';
import type { ResourceWords } from '../../parts/resource/resource-words.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { EntityFormEvents, LegalEntityFormFailed } from '../events.js';
import type { DraftPlace } from './drafts.js';
import { Editor } from './editor.js';
import { type List } from './field.js';
import { styles } from './form.css.js';
import { formView, type FormView } from './form-view.js';
import { draftView, leaveDialog } from './notices.js';
import type { Candidate } from './rows-view.js';
import { Saving, type Ending } from './saving.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

export interface FormPanelOptions {
  client(): Client | undefined;
  /** Address of the proxy: drafts of another platform are not this one's. */
  proxy(): string;
  language(): string;
  /** Milliseconds since the epoch. */
  now(): number;
  readonly words: ResourceWords;
  settings(): {
    readonly legalEntity: string;
    /** What a new entity is; empty where the form asks. */
    readonly type: string;
    readonly drafts: DraftPlace;
    readonly hasReference: boolean;
    readonly candidates: readonly Candidate[];
  };
  emit<Name extends keyof EntityFormEvents>(
    name: Name,
    detail: EntityFormEvents[Name],
    options?: { cancelable?: boolean },
  ): boolean;
  onFailed(code: LegalEntityFormFailed['code'], detail: string): void;
  onSaved(entity: LegalEntity): void;
}

/** The form with all that can happen to it. Loaded while the entity is on its way. */
export class FormPanel {
  readonly #host: LitElement;
  readonly #options: FormPanelOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #editor: Editor;
  readonly #saving: Saving;
  /** What somebody chose that a new entity shall be. */
  #chosen: LegalEntityType | undefined;
  #news: { readonly text: string; readonly isGood: boolean } | undefined;
  #unknown: readonly string[] = [];
  #leave: () => void = () => undefined;
  /** What the focus goes to after the next update. */
  #arriveAt = '';

  constructor(host: LitElement, options: FormPanelOptions) {
    this.#host = host;
    this.#options = options;
    this.#words = new Words(host, options.language, english, languages);
    const editor = (this.#editor = new Editor(host, {
      now: options.now,
      drafts: () => options.settings().drafts,
      hasReference: () => options.settings().hasReference,
    }));
    this.#saving = new Saving(host, {
      client: options.client,
      editor,
      halfTyped: () => this.#halfTyped,
      mayBegin: (detail) => options.emit('florin-before-legal-entity-save', detail, { cancelable: true }),
      onEnd: (ending) => this.#onEnd(ending),
    });
    new LeaveGuard(
      host,
      () => this.isDirty,
      (leave) => {
        this.#leave = leave;
        host.renderRoot.querySelector('dialog')?.showModal();
      },
    );
    for (const sheet of [...formStyles, styles]) adoptStyles(host.renderRoot, sheet);
  }

  get isDirty(): boolean {
    return this.#editor.isDirty;
  }

  get isSaving(): boolean {
    return this.#saving.isBusy;
  }

  /** The last thing that happened was that all of it is saved. */
  get isSaved(): boolean {
    return this.#news?.isGood === true && !this.isDirty;
  }

  /** What to announce. */
  get news(): string | undefined {
    const text = this.#unknownText;
    return [this.#news?.text, text].filter(Boolean).join(' ') || undefined;
  }

  open(entity: LegalEntity | undefined): void {
    this.#chosen = this.#news = undefined;
    this.#unknown = [];
    const type = this.#typeOf(entity);
    if (type) this.#editor.open(entity, type, this.#whose(entity, type));
  }

  /** Another entity is to come: what was typed into this one is kept as its draft. */
  close(): void {
    this.#editor.keep();
    this.#news = undefined;
  }

  save(): Promise<boolean> {
    return this.#typeOf(this.#editor.base) ? this.#saving.save() : Promise.resolve(false);
  }

  render(entity: LegalEntity | undefined): TemplateResult {
    const { type: wanted, candidates, drafts } = this.#options.settings();
    const view: FormView = {
      editor: this.#editor,
      words: this.#words,
      language: this.#options.language(),
      candidates,
      isSaving: this.#saving.isBusy,
      news: this.#news,
      unknown: this.#unknown,
      type: this.#typeOf(entity),
      asksType: !entity && !isLegalEntityType(wanted),
      onType: (type) => this.#choose(type),
      onSave: () => void this.save(),
      onAdd: (list) => this.#add(list),
    };
    return html`${view.type && draftView(view, () => this.#takeDraft())} ${formView(view)}
    ${leaveDialog(view, drafts !== 'none', () => this.#leave())}`;
  }

  /** After an update: the focus goes where something has happened, and what is wrong is in the open. */
  arrive(): void {
    if (!this.#arriveAt) return;
    const root = this.#host.renderRoot;
    for (const faulty of root.querySelectorAll('[aria-invalid=true]'))
      faulty.closest('details')?.setAttribute('open', '');
    const found = root.querySelector<HTMLElement>(this.#arriveAt);
    if (found) this.#arriveAt = '';
    found?.focus();
  }

  /** An entity of a kind that came later than this form is known by whom it names, as a partnership is. */
  #typeOf(entity: LegalEntity | undefined): LegalEntityType | undefined {
    if (entity) return isLegalEntityType(entity.type) ? entity.type : 'unincorporatedPartnership';
    const { type } = this.#options.settings();
    return isLegalEntityType(type) ? type : this.#chosen;
  }

  #whose(entity: LegalEntity | undefined, type: LegalEntityType): string {
    return `${this.#options.proxy()} ${entity?.id ?? 'new'} ${type}`;
  }

  /** Days of which the browser shows a part. */
  get #halfTyped(): ReadonlySet<string> {
    const days = [...this.#host.renderRoot.querySelectorAll<HTMLInputElement>('input[type=date]')];
    return new Set(days.filter(({ validity }) => validity.badInput).map(({ id }) => id));
  }

  get #unknownText(): string {
    if (this.#unknown.length === 0) return '';
    const fields = new Intl.ListFormat(this.#options.language()).format(this.#unknown.map(apart));
    return this.#words.text('unknown-fields', { fields });
  }

  #choose(type: LegalEntityType): void {
    this.#chosen = type;
    this.#news = undefined;
    this.#unknown = [];
    this.#editor.open(undefined, type, this.#whose(undefined, type));
  }

  #add(list: List): void {
    const { length } = this.#editor.entries.rows[list.path] ?? [];
    this.#editor.addRow(list);
    this.#arriveAt = `[id^="${list.path}.${length}."]`;
  }

  #takeDraft(): void {
    this.#editor.takeDraft();
    // What was typed is in sight, wherever it was.
    for (const section of this.#host.renderRoot.querySelectorAll('details')) section.open = true;
    this.#arriveAt = 'details input';
  }

  #tell(text: string, isGood: boolean, arriveAt: string): void {
    this.#news = { text, isGood };
    this.#arriveAt = arriveAt;
    this.#host.requestUpdate();
  }

  #onEnd(ending: Ending): void {
    this.#unknown = ending.kind === 'faults' ? ending.unknown : [];
    if (ending.kind === 'saved') return this.#onSaved(ending);
    if (ending.kind === 'faults') return this.#onFaults(ending.detail);
    const { trouble, isRefused } = ending;
    const { code } = trouble;
    const why = isRefused
      ? this.#words.text('refused-whole', { code: apart(code) })
      : troubleText(this.#options.words, trouble);
    this.#tell(this.#words.text('save-failed', { why }), false, 'p[part=error]');
    this.#options.onFailed(isRefused ? 'refused' : trouble.cause, code);
  }

  #onFaults(detail: string | undefined): void {
    const { faults } = this.#editor;
    const root = this.#host.renderRoot;
    const named = Object.keys(faults).map((path) => root.querySelector(`label[for="${path}"]`)?.textContent);
    const labels = [...new Set(named.map((label) => label?.trim() ?? '').filter(Boolean))];
    const fields = new Intl.ListFormat(this.#options.language()).format(labels);
    const first = labels.length > 0 ? '[aria-invalid=true]' : '[part=unknown-fields]';
    const text = this.#words.text('some-faults', { fields });
    if (labels.length > 0) this.#tell(text, false, first);
    else {
      this.#news = undefined;
      this.#arriveAt = first;
      this.#host.requestUpdate();
    }
    if (detail) this.#options.onFailed('refused', detail);
  }

  #onSaved({ entity, isNew }: Extract<Ending, { kind: 'saved' }>): void {
    const { id } = entity;
    const isSame = entity === this.#editor.base;
    const { type } = this.#editor;
    this.#editor.settle(entity, this.#whose(entity, type));
    this.#options.onSaved(entity);
    this.#tell(this.#words.text(isNew ? 'saved-new' : isSame ? 'nothing' : 'saved'), true, '');
    if (isSame) return;
    this.#options.emit('florin-legal-entity-saved', { id, type, isNew });
    const { legalEntity } = this.#options.settings();
    this.#options.emit('florin-legal-entity-changed', { legalEntity });
  }
}
