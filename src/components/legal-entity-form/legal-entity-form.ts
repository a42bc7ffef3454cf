import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { resourceStyles } from '../parts/resource/resource.css.js';
import { Resource } from '../parts/resource/resource.js';
import { RESOURCE_STATES } from '../parts/resource/resource-state.js';
import { resourceView } from '../parts/resource/resource-view.js';
import type { LegalEntityFormFailed } from './events.js';
import type { DraftPlace } from './form/drafts.js';
import type { FormPanel } from './form/form-panel.js';
import type { Candidate } from './form/rows-view.js';
import { styles } from './legal-entity-form.css.js';
import { loadEntity, type EntityAnswer } from './load-entity.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

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
export class FlorinLegalEntityForm extends FlorinElement {
  static override styles: CSSResultGroup = [FlorinElement.styles, resourceStyles, styles];

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
  #panel: FormPanel | undefined;
  readonly #words = new Words(this, () => this.language, english, languages);
  readonly #resource = new Resource<EntityAnswer>(this, {
    client: () => this.connection.client,
    question: () => [this.#asked, this.#turn, this.type, this.withReference],
    load: async (client, options) => {
      const [answer, panel] = await Promise.all([loadEntity(client, this.#asked, options), this.#form()]);
      if (!options.signal?.aborted) panel.open(answer.entity);
      return answer;
    },
    onFailed: ({ cause, code }) => this.#fail(cause, code),
  });

  /** True while something is typed that is not saved. */
  get isDirty(): boolean {
    return this.#panel?.isDirty === true;
  }

  /** Saves what was typed; resolves to whether it is saved. */
  async save(): Promise<boolean> {
    return this.#resource.state === 'ready' && (await this.#panel?.save()) === true;
  }

  protected override willUpdate(): void {
    if (this.legalEntity === this.#own) return;
    this.#asked = this.#own = this.legalEntity;
    this.#turn += 1;
    this.#panel?.close();
  }

  protected override render(): TemplateResult {
    const panel = this.#panel;
    return resourceView({
      resource: this.#resource,
      words: this.#words,
      label: this.#words.text('form'),
      skeleton: html`<div class="sketch"><i></i><i class="tall"></i><i class="tall"></i></div>`,
      ready: ({ entity }) => html`${panel?.render(entity)}`,
      news: panel?.news,
    });
  }

  protected override updated(): void {
    const { state, trouble } = this.#resource;
    this.showState(state, RESOURCE_STATES);
    const isReady = state === 'ready';
    this.#mark('saving', isReady && this.#panel?.isSaving === true);
    this.#mark('saved', isReady && this.#panel?.isSaved === true);
    this.#mark('forbidden', state === 'unauthorised' && !trouble?.code.startsWith('401'));
    this.#panel?.arrive();
  }

  #mark(state: 'saving' | 'saved' | 'forbidden', is: boolean): void {
    if (is) this.internals.states.add(state);
    else this.internals.states.delete(state);
  }

  get #place(): DraftPlace {
    return this.drafts === 'session' || this.drafts === 'none' ? this.drafts : 'local';
  }

  /** The form itself, with its tables of countries, comes while the entity is on its way. */
  async #form(): Promise<FormPanel> {
    const { FormPanel } = await import('./form/form-panel.js');
    return (this.#panel ??= new FormPanel(this, {
      client: () => this.connection.client,
      proxy: () => this.connection.proxy,
      language: () => this.language,
      now: () => this.#resource.now ?? Date.now(),
      words: this.#words,
      settings: () => {
        const { legalEntity, type, withReference, candidates } = this;
        return { legalEntity, type, drafts: this.#place, hasReference: withReference, candidates };
      },
      emit: (name, detail, options) => this.emit(name, detail, options),
      onFailed: (code, detail) => this.#fail(code, detail),
      onSaved: (entity) => {
        if (this.legalEntity === '') this.legalEntity = this.#own = entity.id;
        this.#resource.show({ entity });
      },
    }));
  }

  #fail(code: LegalEntityFormFailed['code'], detail: string): void {
    this.emit('florin-legal-entity-form-failed', { code, detail } satisfies LegalEntityFormFailed);
  }
}

export type * from './events.js';
export type { Candidate };

declare global {
  interface HTMLElementTagNameMap {
    'florin-legal-entity-form': FlorinLegalEntityForm;
  }
}
