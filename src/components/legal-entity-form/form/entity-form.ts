import { html, type LitElement, type TemplateResult } from 'lit';

import { isLegalEntityType, type LegalEntityType } from '../../../facts/legal-entity-types.js';
import type { LegalEntity } from '../../../client/legal-entity/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { formStyles } from '../../parts/form/form.css.js';
import { LeaveGuard } from '../../parts/form/leave-guard.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { EntityAnswer } from '../load-entity.js';
import type { DraftPlace } from './drafts.js';
import { Editor } from './editor.js';
import { type List } from './field.js';
import { styles } from './form.css.js';
import { formView, type FormView } from './form-view.js';
import { draftView, leaveDialog } from './notices.js';
import type { Candidate } from './rows-view.js';
import { Saving, type Ending } from './saving.js';
import { words as english } from '../../../words/compiled/legal-entity-form/form/en.js';
import { languages } from '../../../words/compiled/legal-entity-form/form/languages.js';

/** What the element's properties say. */
export interface EntityFormSettings {
  /** Address of the proxy: drafts of another platform are not this one's. */
  readonly proxy: string;
  readonly legalEntity: string;
  /** What a new entity is; empty where the form asks. */
  readonly type: string;
  readonly drafts: DraftPlace;
  readonly hasReference: boolean;
  readonly candidates: readonly Candidate[];
}

type EntityRecord = RecordController<EntityAnswer, EntityForm, 'florin-legal-entity-form-failed'>;

/** The form with all that can happen to it. Loaded while the entity is on its way. */
export class EntityForm implements RecordView<EntityAnswer> {
  readonly #record: EntityRecord;
  readonly #element: LitElement;
  readonly #settings: () => EntityFormSettings;
  readonly #onCreated: (id: string) => void;
  readonly #words: Words<keyof typeof english>;
  readonly #editor: Editor;
  readonly #saving: Saving;
  /** What somebody chose that a new entity shall be. */
  #chosen: LegalEntityType | undefined;
  #news: { readonly text: string; readonly isGood: boolean } | undefined;
  #unknown: readonly string[] = [];
  #leave: () => void = () => undefined;

  /** `onCreated` is told the id of whatever is saved, so that a new entity has one. */
  constructor(
    record: EntityRecord,
    element: LitElement,
    settings: () => EntityFormSettings,
    onCreated: (id: string) => void,
  ) {
    this.#record = record;
    this.#element = element;
    this.#settings = settings;
    this.#onCreated = onCreated;
    this.#words = record.wordsOf(english, languages);
    const editor = (this.#editor = new Editor(element, {
      now: () => record.resource.now ?? Date.now(),
      drafts: () => settings().drafts,
      hasReference: () => settings().hasReference,
    }));
    this.#saving = new Saving(element, {
      client: () => record.client,
      editor,
      halfTyped: () => this.#halfTyped,
      mayBegin: (detail) => record.emit('florin-before-legal-entity-save', detail),
      onEnd: (ending) => this.#onEnd(ending),
    });
    new LeaveGuard(
      element,
      () => this.isDirty,
      (leave) => {
        this.#leave = leave;
        element.renderRoot.querySelector('dialog')?.showModal();
      },
    );
    record.adopt(...formStyles, styles);
  }

  get isDirty(): boolean {
    return this.#editor.isDirty;
  }

  get isBusy(): boolean {
    return this.#saving.isBusy;
  }

  states(_: EntityAnswer, state: ResourceState): readonly string[] {
    const isSaved = this.#news?.isGood === true && !this.isDirty;
    return [state, ...(this.isBusy ? ['saving'] : []), ...(isSaved ? ['saved'] : [])];
  }

  get news(): string {
    return [this.#news?.text, this.#unknownText].filter(Boolean).join(' ');
  }

  open({ entity }: EntityAnswer): void {
    this.#chosen = this.#news = undefined;
    this.#unknown = [];
    const type = this.#typeOf(entity);
    if (type) this.#editor.open(entity, type, this.#whose(entity, type));
  }

  /** What was typed into this one is kept as its draft. */
  reset(): void {
    this.#editor.keep();
    this.#news = undefined;
  }

  save(): Promise<boolean> {
    return this.#typeOf(this.#editor.base) ? this.#saving.save() : Promise.resolve(false);
  }

  render({ entity }: EntityAnswer): TemplateResult {
    const { type: wanted, candidates, drafts } = this.#settings();
    const view: FormView = {
      editor: this.#editor,
      words: this.#words,
      language: this.#record.language,
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

  /** What is wrong stands in the open before the focus goes there. */
  reveal(): void {
    for (const faulty of this.#element.renderRoot.querySelectorAll('[aria-invalid=true]'))
      faulty.closest('details')?.setAttribute('open', '');
  }

  /** An entity of a kind that came later than this form is known by whom it names, as a partnership is. */
  #typeOf(entity: LegalEntity | undefined): LegalEntityType | undefined {
    if (entity) return isLegalEntityType(entity.type) ? entity.type : 'unincorporatedPartnership';
    const { type } = this.#settings();
    return isLegalEntityType(type) ? type : this.#chosen;
  }

  #whose(entity: LegalEntity | undefined, type: LegalEntityType): string {
    return `${this.#settings().proxy} ${entity?.id ?? 'new'} ${type}`;
  }

  /** Days of which the browser shows a part. */
  get #halfTyped(): ReadonlySet<string> {
    const days = [...this.#element.renderRoot.querySelectorAll<HTMLInputElement>('input[type=date]')];
    return new Set(days.filter(({ validity }) => validity.badInput).map(({ id }) => id));
  }

  get #unknownText(): string {
    if (this.#unknown.length === 0) return '';
    const fields = new Intl.ListFormat(this.#record.language).format(this.#unknown.map(apart));
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
    this.#record.focus(`[id^="${list.path}.${length}."]`);
  }

  #takeDraft(): void {
    this.#editor.takeDraft();
    // What was typed is in sight, wherever it was.
    for (const section of this.#element.renderRoot.querySelectorAll('details')) section.open = true;
    this.#record.focus('details input');
  }

  #tell(text: string, isGood: boolean, arriveAt: string): void {
    this.#news = { text, isGood };
    this.#record.focus(arriveAt);
  }

  #onEnd(ending: Ending): void {
    this.#unknown = ending.kind === 'faults' ? ending.unknown : [];
    if (ending.kind === 'saved') return this.#onSaved(ending);
    if (ending.kind === 'faults') return this.#onFaults(ending.detail);
    const { trouble, isRefused } = ending;
    const { code } = trouble;
    const why = isRefused
      ? this.#words.text('refused-whole', { code: apart(code) })
      : troubleText(this.#record.words, trouble);
    this.#tell(this.#words.text('save-failed', { why }), false, 'p[part=error]');
    this.#record.fail(isRefused ? 'refused' : trouble.cause, code);
  }

  #onFaults(detail: string | undefined): void {
    const { faults } = this.#editor;
    const root = this.#element.renderRoot;
    const named = Object.keys(faults).map((path) => root.querySelector(`label[for="${path}"]`)?.textContent);
    const labels = [...new Set(named.map((label) => label?.trim() ?? '').filter(Boolean))];
    const fields = new Intl.ListFormat(this.#record.language).format(labels);
    const first = labels.length > 0 ? '[aria-invalid=true]' : '[part=unknown-fields]';
    const text = this.#words.text('some-faults', { fields });
    if (labels.length > 0) this.#tell(text, false, first);
    else {
      this.#news = undefined;
      this.#record.focus(first);
    }
    if (detail) this.#record.fail('refused', detail);
  }

  #onSaved({ entity, isNew }: Extract<Ending, { kind: 'saved' }>): void {
    const record = this.#record;
    const { id } = entity;
    const isSame = entity === this.#editor.base;
    const { type } = this.#editor;
    this.#editor.settle(entity, this.#whose(entity, type));
    this.#onCreated(id);
    record.show({ entity });
    this.#tell(this.#words.text(isNew ? 'saved-new' : isSame ? 'nothing' : 'saved'), true, '');
    if (isSame) return;
    record.emit('florin-legal-entity-saved', { id, type, isNew });
    record.emit('florin-legal-entity-changed', { legalEntity: this.#settings().legalEntity });
  }
}
