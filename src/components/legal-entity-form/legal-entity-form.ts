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
 * Where somebody who wants to be paid says who they are: a person, an organisation, a business of one person, a trust or a
 * partnership, with what the platform asks for in the country they are in, and who owns, leads and signs for it. Changes
 * send what changed, and what the platform refuses stands beside its field. What is typed is kept as a draft without any
 * number of a document, a register or a tax office. Your proxy's `identify` has to name a seller with their
 * `legalEntities`; that sellers may make one, `enable` has to name `legal-entity.createLegalEntity`, and
 * `onLegalEntityCreated` has to write down whose it is.
 *
 * @slot error - Stands in for the sentence that the entity cannot be shown.
 * @slot offline - Stands in for the sentence that the device is offline.
 * @slot unauthorised - Stands in for the sentence that nobody is signed in, or that the entity is not theirs.
 * @fires {CustomEvent<EntitySave>} florin-before-legal-entity-save - The entity is about to be sent. Prevent it, and nothing is.
 * @fires {CustomEvent<EntitySaved>} florin-legal-entity-saved - The entity is saved.
 * @fires {CustomEvent<LegalEntityChanged>} florin-legal-entity-changed - The legal entity was changed, so that other
 *   elements of the page load it again.
 * @fires {CustomEvent<LegalEntityFormFailed>} florin-legal-entity-form-failed - The entity was not loaded, or not saved.
 * @csspart form - The form with all its sections.
 * @csspart types - The choice of what a new entity is: a person, a company and so on.
 * @csspart kind - The type of an entity that exists already.
 * @csspart progress - The bar that says how many required fields are filled in.
 * @csspart section - One part of the form.
 * @csspart summary - The heading of a section, which opens and closes the section.
 * @csspart section-progress - The number of required fields of a section that are filled in.
 * @csspart field - An input, a choice or a text area.
 * @csspart error - The sentence beside a field that is not right, or above the button: why the form was not saved.
 * @csspart row - One tax number, one person or company behind the entity, or one group that benefits.
 * @csspart add-row - The button that adds a row, for example another tax number.
 * @csspart remove-row - The button that removes a row.
 * @csspart unknown-fields - The list of what the platform refused and no field of the form stands for.
 * @csspart save - The button that saves the form.
 * @csspart notice - The sentence that the form was saved.
 * @csspart draft - The offer to take over what was typed on an earlier visit.
 * @csspart take-draft - The button that fills the form with the draft.
 * @csspart drop-draft - The button that deletes the draft.
 * @csspart leave-dialog - The dialog that asks before a link leads away from unsaved changes.
 * @csspart stay - The button of that dialog that stays on the page.
 * @csspart leave - The button of that dialog that leaves the page.
 * @csspart panel - The box of every state without a form.
 * @csspart retry - The button that loads the entity again.
 * @csspart badge - The badge shown outside live.
 * @cssstate loading - The entity is on its way.
 * @cssstate ready - The form can be filled in.
 * @cssstate saving - What was typed is on its way.
 * @cssstate saved - All of it is saved, and nothing was typed since.
 * @cssstate error - The entity cannot be shown.
 * @cssstate offline - There is no network; the entity comes when it is back.
 * @cssstate unauthorised - Nobody is signed in, or the entity is not theirs.
 * @cssstate forbidden - Beside `unauthorised`: somebody is signed in, and the entity is not theirs or not there.
 * @tagname florin-legal-entity-form
 */
export class FlorinLegalEntityForm extends RecordElement<
  EntityAnswer,
  EntityForm,
  'florin-legal-entity-form-failed'
> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, styles];

  /** Id of the entity to change, or `me` for a seller's only one. Left out: a new one, which has its id here once it is saved. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /**
   * What a new entity is: `individual`, `organization`, `soleProprietorship`, `trust` or `unincorporatedPartnership`. Left
   * out: the form asks.
   */
  @property() type = '';

  /** Where drafts are kept: `local` (the default), `session` for this tab alone, or `none`. */
  @property() drafts = 'local';

  /** Shows the field for your own reference. */
  @property({ type: Boolean, attribute: 'with-reference' }) withReference = false;

  /** Entities that may stand behind this one, to be chosen by name: `[{ id, name }]`. */
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
