import { html, type LitElement, type TemplateResult } from 'lit';

import { isLegalEntityType, type LegalEntityType } from '../../../facts/legal-entity-types.js';
import type { LegalEntity } from '../../../client/legal-entity/index.js';
import type { Words } from '../../base/words.js';
import type { Body } from '../../parts/form/body.js';
import type { DraftPlace } from '../../parts/form/drafts.js';
import { formStyles } from '../../parts/form/form.css.js';
import { draftView } from '../../parts/form/draft-view.js';
import { Drafting } from '../../parts/form/drafting.js';
import { Editor } from '../../parts/form/editor.js';
import { LeaveDialog } from '../../parts/form/leave-dialog.js';
import { formView } from '../../parts/form/save-view.js';
import { sectionsView } from '../../parts/form/sections-view.js';
import { RecordForm } from '../../parts/form/record-form.js';
import { sectionStyles } from '../../parts/form/sections.css.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import type { EntityAnswer } from '../load-entity.js';
import { changedBody, newBody } from './body.js';
import type { Candidate } from './lists.js';
import { sectionsOf } from './sections.js';
import { sendEntity } from './send-entity.js';
import { styles } from './type.css.js';
import { typesView } from './type-view.js';
import { words as english } from '../../../words/compiled/legal-entity-form/form/en.js';

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

/** The form of an entity, whose type decides what is asked. Loaded while the entity is on its way. */
export class EntityForm implements RecordView<EntityAnswer> {
  readonly #record: EntityRecord;
  readonly #element: LitElement;
  readonly #settings: () => EntityFormSettings;
  readonly #onCreated: (id: string) => void;
  readonly #words: Words<keyof typeof english>;
  readonly #editor: Editor<LegalEntity>;
  readonly #drafting: Drafting;
  readonly #form: RecordForm<LegalEntity>;
  readonly #leaving: LeaveDialog;
  /** What the seller chose that a new entity shall be. */
  #chosen: LegalEntityType | undefined;
  /** The type of what stands in the form. */
  #type: LegalEntityType = 'individual';

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
    const words = (this.#words = record.wordsOf(english));
    const editor = (this.#editor = new Editor(element, () => record.resource.now ?? Date.now()));
    this.#drafting = new Drafting(element, editor, () => settings().drafts);
    this.#leaving = new LeaveDialog(element, () => this.isDirty);
    this.#form = new RecordForm(record, element, {
      words,
      editor,
      body: () => this.#body,
      group: () => this.#type,
      mayBegin: (fields) => {
        const id = editor.base?.id ?? '';
        return record.emit('florin-before-legal-entity-save', { id, type: this.#type, fields });
      },
      send: (client, body, key) => sendEntity(client, editor.base?.id, body, key),
      onSaved: (entity, isNew) => this.#onSaved(entity, isNew),
    });
    record.adopt(...formStyles, sectionStyles, styles);
  }

  get isDirty(): boolean {
    return this.#editor.isDirty;
  }

  get isBusy(): boolean {
    return this.#form.isBusy;
  }

  get news(): string {
    return this.#form.news;
  }

  states(_: EntityAnswer, state: ResourceState): readonly string[] {
    return [state, ...(this.isBusy ? ['saving'] : []), ...(this.#form.isSaved ? ['saved'] : [])];
  }

  open({ entity }: EntityAnswer): void {
    this.#chosen = undefined;
    this.#form.clear();
    const type = this.#typeOf(entity);
    if (type) this.#show(entity, type);
  }

  /** What was typed into this one is kept as its draft. */
  reset(): void {
    this.#drafting.keep();
    this.#form.clear();
  }

  save(): Promise<boolean> {
    return this.#typeOf(this.#editor.base) ? this.#form.save() : Promise.resolve(false);
  }

  reveal(): void {
    this.#form.reveal();
  }

  render({ entity }: EntityAnswer): TemplateResult {
    const { view } = this.#form;
    const words = this.#words;
    const type = this.#typeOf(entity);
    const asksType = !entity && !isLegalEntityType(this.#settings().type);
    const content = html`${
      asksType
        ? typesView({ ...view, type, onType: (chosen) => this.#choose(chosen) })
        : type && html`<p class="kind" part="kind">${words.text(`type-${type}`)}</p>`
    }
    ${type && sectionsView(view)}`;
    const note = words.text('draft-numbers');
    return html`${type && draftView(view, this.#drafting, () => this.#takeDraft(), note)}
    ${formView({ ...view, onSave: () => void this.save() }, content)}
    ${this.#leaving.render(words, this.#drafting.isKept)}`;
  }

  /** An entity of a kind that came later than this form is known by whom it names, as a partnership is. */
  #typeOf(entity: LegalEntity | undefined): LegalEntityType | undefined {
    if (entity) return isLegalEntityType(entity.type) ? entity.type : 'unincorporatedPartnership';
    const { type } = this.#settings();
    return isLegalEntityType(type) ? type : this.#chosen;
  }

  #choose(type: LegalEntityType): void {
    this.#chosen = type;
    this.#show(undefined, type);
  }

  #show(entity: LegalEntity | undefined, type: LegalEntityType): void {
    this.#type = type;
    const sections = sectionsOf(type, this.#settings().hasReference, {
      candidates: () => this.#settings().candidates,
      associations: () => this.#editor.base?.entityAssociations,
    });
    this.#drafting.keep();
    this.#form.clear();
    this.#editor.open(entity, sections);
    this.#drafting.open(this.#draftKey);
  }

  get #draftKey(): string {
    return `florin-entity-draft ${this.#settings().proxy} ${this.#editor.base?.id ?? 'new'} ${this.#type}`;
  }

  get #body(): Body {
    const { base, sections, opened, entries } = this.#editor;
    const body = base
      ? changedBody(base, this.#type, sections, opened, entries)
      : newBody(this.#type, sections, entries);
    return { ...body };
  }

  #takeDraft(): void {
    this.#drafting.take();
    // What was typed is in sight, wherever it was.
    for (const section of this.#element.renderRoot.querySelectorAll('details')) section.open = true;
    this.#record.focus('details input');
  }

  #onSaved(entity: LegalEntity, isNew: boolean): void {
    const record = this.#record;
    const type = this.#type;
    const { id } = entity;
    const { base, sections } = this.#editor;
    this.#editor.open(entity, sections);
    this.#drafting.settle(this.#draftKey);
    this.#onCreated(id);
    record.show({ entity });
    const isSame = entity === base;
    this.#form.tell(this.#words.text(isNew ? 'saved-new' : isSame ? 'nothing' : 'saved'), true);
    if (isSame) return;
    record.emit('florin-legal-entity-saved', { id, type, isNew });
    record.emit('florin-legal-entity-changed', { legalEntity: this.#settings().legalEntity });
  }
}
