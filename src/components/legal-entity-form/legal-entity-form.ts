import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { RecordElement } from '../parts/record/record-element.js';
import type { DraftPlace } from '../parts/form/drafts.js';
import type { EntityForm, EntityFormSettings } from './form/entity-form.js';
import type { Candidate } from './form/lists.js';
import { styles } from './legal-entity-form.css.js';
import { loadEntity, type EntityAnswer } from './load-entity.js';
import { words as english } from '../../words/compiled/legal-entity-form/en.js';
import { seller } from '../../words/seller.js';

/**
 * Asks a seller for the details of their legal entity: an individual, an organisation, a sole proprietorship, a trust or a
 * partnership, with the fields that the platform requires in their country, and the people who own, control and sign for
 * it. Only changed fields are sent. A detail that the platform refuses is shown beside its field. Entries are kept as a
 * draft, without document, registration and tax numbers. Your proxy's `identify` must name a seller with their
 * `legalEntities`. To let sellers create one, add `legal-entity.createLegalEntity` to `enable`, and store the id of the
 * seller's new legal entity in `onLegalEntityCreated`.
 *
 * @slot error - Replaces the message that the legal entity cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the visitor is not signed in as this seller.
 * @fires {CustomEvent<EntitySave>} florin-before-legal-entity-save - The legal entity is about to be sent. Call `preventDefault()` to stop it.
 * @fires {CustomEvent<EntitySaved>} florin-legal-entity-saved - The legal entity was saved.
 * @fires {CustomEvent<LegalEntityChanged>} florin-legal-entity-changed - The legal entity was changed, so that other
 *   elements of the page load it again.
 * @fires {CustomEvent<LegalEntityFormFailed>} florin-legal-entity-form-failed - The legal entity could not be loaded, or could not be saved.
 * @csspart form - The form with all its sections.
 * @csspart types - The choice of what a new entity is: a person, a company and so on.
 * @csspart kind - The type of an entity that exists already.
 * @csspart progress - The bar that says how many required fields are filled in.
 * @csspart section - One part of the form.
 * @csspart summary - The heading of a section, which opens and closes the section.
 * @csspart section-progress - The number of required fields of a section that are filled in.
 * @csspart field - An input, a choice or a text area.
 * @csspart error - The message beside a field that must be corrected, or above the button: why the form was not saved.
 * @csspart row - One tax number, one person or company behind the entity, or one group that benefits.
 * @csspart add-row - The button that adds a row, for example another tax number.
 * @csspart remove-row - The button that removes a row.
 * @csspart unknown-fields - The list of details that the platform refused and that have no field in the form.
 * @csspart save - The button that saves the form.
 * @csspart notice - The message that the form was saved.
 * @csspart draft - The offer to restore the entries of an earlier visit.
 * @csspart take-draft - The button that fills the form with the draft.
 * @csspart drop-draft - The button that deletes the draft.
 * @csspart leave-dialog - The dialog that asks before a link leads away from unsaved changes.
 * @csspart stay - The button of that dialog that stays on the page.
 * @csspart leave - The button of that dialog that leaves the page.
 * @csspart panel - The box of every state without a form.
 * @csspart retry - The button that loads the entity again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The legal entity is being loaded.
 * @cssstate ready - The form can be filled in.
 * @cssstate saving - The form is being saved.
 * @cssstate saved - The form was saved and has not been changed since.
 * @cssstate error - The legal entity cannot be shown.
 * @cssstate offline - The device is offline; the legal entity loads when the connection is back.
 * @cssstate unauthorised - The visitor is not signed in, or the legal entity belongs to another seller.
 * @cssstate forbidden - Set with `unauthorised` where the visitor is signed in, but the legal entity belongs to another seller or does not exist.
 * @tagname florin-legal-entity-form
 */
export class FlorinLegalEntityForm extends RecordElement<
  EntityAnswer,
  EntityForm,
  'florin-legal-entity-form-failed'
> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, styles];

  /** Id of the legal entity to change, or `me` for the only one of the signed-in seller. Left out: a new legal entity; the property is set to its id once it is saved. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /**
   * Type of a new legal entity: `individual`, `organization`, `soleProprietorship`, `trust` or `unincorporatedPartnership`. Left
   * out: the form asks.
   */
  @property() type = '';

  /** Storage of drafts: `local` (the default), `session` for this tab alone, or `none`. */
  @property() drafts = 'local';

  /** Shows the field for your own reference. */
  @property({ type: Boolean, attribute: 'with-reference' }) withReference = false;

  /** Legal entities that the seller may choose as owners, signatories and so on: `[{ id, name }]`. */
  @property({ attribute: false }) candidates: readonly Candidate[] = [];

  #asked = '';
  /** Another form begins, if only for another new entity. */
  #turn = 0;
  #own = '';
  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<div class="sketch">
    <i></i><i class="tall"></i><i class="tall"></i>
  </div>`;
  protected readonly record = this.recordOf({
    id: () => String(this.#turn),
    question: () => [this.#asked, this.#turn, this.type, this.withReference],
    words: this.#words,
    failed: 'florin-legal-entity-form-failed',
    load: async (client, options) => {
      const [answer, form] = await Promise.all([
        loadEntity(client, this.#own, options),
        this.record.loadView(),
      ]);
      if (!options.signal?.aborted) form.open(answer);
      return answer;
    },
    // The form, with its tables of countries, comes while the entity is on its way.
    view: async () => {
      const { EntityForm } = await import('./form/entity-form.js');
      return new EntityForm(
        this.record,
        this,
        () => this.#settings,
        (id) => this.#onCreated(id),
      );
    },
  });

  /** Loads the entity again. Resolves to whether it came; false while something is typed that is not saved, which stays. */
  override async refresh(): Promise<boolean> {
    return !this.isDirty && super.refresh();
  }

  /** Saves what was typed; resolves to whether it is saved. */
  async save(): Promise<boolean> {
    return this.record.answer !== undefined && (await this.record.view?.save()) === true;
  }

  protected override willUpdate(): void {
    if (this.legalEntity === this.#own) return;
    this.#asked = this.#own = this.legalEntity;
    this.#turn += 1;
  }

  protected get label(): string {
    return this.#words.text('form');
  }

  protected override get states(): readonly string[] {
    const { state, trouble } = this.record.resource;
    const isForbidden = state === 'unauthorised' && !trouble?.code.startsWith('401');
    return isForbidden ? [...super.states, 'forbidden'] : super.states;
  }

  get #place(): DraftPlace {
    return this.drafts === 'session' || this.drafts === 'none' ? this.drafts : 'local';
  }

  get #settings(): EntityFormSettings {
    const { legalEntity, type, withReference: hasReference, candidates } = this;
    const { proxy } = this.connection;
    return { proxy, legalEntity, type, drafts: this.#place, hasReference, candidates };
  }

  #onCreated(id: string): void {
    if (this.legalEntity === '') this.legalEntity = this.#own = id;
  }
}

export type * from './events.js';
export type { Candidate };

declare global {
  interface HTMLElementTagNameMap {
    'florin-legal-entity-form': FlorinLegalEntityForm;
  }
}
