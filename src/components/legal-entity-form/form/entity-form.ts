import { html, type LitElement, type TemplateResult } from 'lit';

import { isLegalEntityType, type LegalEntityType } from '../../../facts/legal-entity-types.js';
import type { LegalEntity } from '../../../client/legal-entity/index.js';
import type { DraftPlace } from '../../parts/form/drafts.js';
import { formStyles } from '../../parts/form/form.css.js';
import { formView, sectionsView } from '../../parts/form/form-view.js';
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

/** The form of an entity, whose type decides what is asked. Loaded while the entity is on its way. */
export class EntityForm implements RecordView<EntityAnswer> {
  readonly #settings: () => EntityFormSettings;
  readonly #form: RecordForm<LegalEntity>;
  /** What somebody chose that a new entity shall be. */
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
    this.#settings = settings;
    this.#form = new RecordForm(record, element, {
      words: record.wordsOf(english, languages),
      drafts: () => settings().drafts,
      draftKey: (entity) => `florin-entity-draft ${settings().proxy} ${entity?.id ?? 'new'} ${this.#type}`,
      body: ({ base, sections, opened, entries }) =>
        base
          ? changedBody(base, this.#type, sections, opened, entries)
          : newBody(this.#type, sections, entries),
      group: () => this.#type,
      mayBegin: (fields) => {
        const id = this.#form.editor.base?.id ?? '';
        return record.emit('florin-before-legal-entity-save', { id, type: this.#type, fields });
      },
      send: (client, body, key) => sendEntity(client, this.#form.editor.base?.id, body, key),
      show: (entity) => {
        onCreated(entity.id);
        record.show({ entity });
      },
      onSaved: ({ id }, isNew) => {
        record.emit('florin-legal-entity-saved', { id, type: this.#type, isNew });
        record.emit('florin-legal-entity-changed', { legalEntity: settings().legalEntity });
      },
    });
    record.adopt(...formStyles, sectionStyles, styles);
  }

  get isDirty(): boolean {
    return this.#form.editor.isDirty;
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

  reset(): void {
    this.#form.reset();
  }

  save(): Promise<boolean> {
    return this.#typeOf(this.#form.editor.base) ? this.#form.save() : Promise.resolve(false);
  }

  reveal(): void {
    this.#form.reveal();
  }

  render({ entity }: EntityAnswer): TemplateResult {
    const form = this.#form;
    const { view } = form;
    const { words } = view;
    const type = this.#typeOf(entity);
    const asksType = !entity && !isLegalEntityType(this.#settings().type);
    const content = html`${
      asksType
        ? typesView({ ...view, type, onType: (chosen) => this.#choose(chosen) })
        : type && html`<p class="kind" part="kind">${words.text(`type-${type}`)}</p>`
    }
    ${type && sectionsView(view)}`;
    return html`${type && form.draftView()} ${formView({ ...view, onSave: () => void this.save() }, content)}
    ${form.leaveDialog()}`;
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
      associations: () => this.#form.editor.base?.entityAssociations,
    });
    this.#form.open(entity, sections);
  }
}
