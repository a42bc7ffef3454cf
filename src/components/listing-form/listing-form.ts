import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { resourceStyles } from '../parts/resource/resource.css.js';
import { Resource } from '../parts/resource/resource.js';
import { RESOURCE_STATES } from '../parts/resource/resource-state.js';
import { resourceView } from '../parts/resource/resource-view.js';
import type { ListingFormFailed } from './events.js';
import type { FormPanel } from './form/form-panel.js';
import { loadListing, type ListingAnswer } from './listing-answer.js';
import { styles } from './listing-form.css.js';
import { words as english } from '../../words/compiled/listing-form/en.js';
import { seller } from '../../words/seller.js';

const STATES = [...RESOURCE_STATES, 'conflict'];

/**
 * Where a seller puts a thing up for sale, or changes one. What is typed is kept as a draft until it is saved; where
 * somebody else saved first, both versions are shown, and the seller chooses field by field. Prices are typed in the
 * reader's own notation. Your proxy's `identify` has to name the seller's `userId`.
 *
 * @slot error - Stands in for the sentence that the listing cannot be shown.
 * @slot offline - Stands in for the sentence that the device is offline.
 * @slot unauthorised - Stands in for the sentence that nobody is signed in, or that the listing is not theirs.
 * @fires {CustomEvent<ListingSave>} florin-before-listing-save - The listing is about to be sent. Prevent it, and nothing is.
 * @fires {CustomEvent<ListingSaved>} florin-listing-saved - The listing is saved.
 * @fires {CustomEvent<CategorySaved>} florin-category-saved - A category is made.
 * @fires {CustomEvent<ListingFormFailed>} florin-listing-form-failed - The listing was not loaded, or not saved.
 * @csspart form - The form with all its fields.
 * @csspart field - An input, a choice or a text area.
 * @csspart error - The sentence beside a field that is not right, or above the button: why the form was not saved.
 * @csspart image - One picture with its fields.
 * @csspart picture - The preview of a picture.
 * @csspart add-image - The button that adds a picture.
 * @csspart remove-image - The button that removes a picture.
 * @csspart new-category - The button that opens the panel for a new category.
 * @csspart category-panel - The panel in which a seller names a new category.
 * @csspart create-category - The button that creates the new category.
 * @csspart cancel-category - The button that closes the panel for a new category.
 * @csspart save - The button that saves the form.
 * @csspart notice - The sentence that the form was saved.
 * @csspart draft - The offer to take over what was typed on an earlier visit.
 * @csspart take-draft - The button that fills the form with the draft.
 * @csspart drop-draft - The button that deletes the draft.
 * @csspart conflict - The comparison of both versions, where somebody else saved first.
 * @csspart difference - One field that differs between the two versions.
 * @csspart side - The value of a field in one of the two versions.
 * @csspart use-choices - The button that saves the chosen values.
 * @csspart back - The button that leads back to the form.
 * @csspart leave-dialog - The dialog that asks before a link leads away from unsaved changes.
 * @csspart stay - The button of that dialog that stays on the page.
 * @csspart leave - The button of that dialog that leaves the page.
 * @csspart panel - The box of every state without a form.
 * @csspart retry - The button that loads the listing again.
 * @csspart badge - The badge shown outside live.
 * @cssstate loading - The listing is on its way.
 * @cssstate ready - The form can be filled in.
 * @cssstate conflict - Somebody else saved first.
 * @cssstate error - The listing cannot be shown.
 * @cssstate offline - There is no network; the listing comes when it is back.
 * @cssstate unauthorised - Nobody is signed in who sells, or the listing is not theirs.
 * @tagname florin-listing-form
 */
export class FlorinListingForm extends FlorinElement {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [FlorinElement.styles, resourceStyles, styles];

  /** Id of the listing to change. Left out: a new one, which has its id here once it is saved. */
  @property() listing = '';

  /** ISO 4217 code that a new listing is priced in. */
  @property() currency = 'EUR';

  #asked = '';
  #own = '';
  #panel: FormPanel | undefined;
  readonly #words = new Words(this, () => this.language, english);
  readonly #resource = new Resource<ListingAnswer>(this, {
    client: () => this.connection.client,
    question: () => [this.#asked],
    load: async (client, options) => {
      const [answer, panel] = await Promise.all([loadListing(client, this.#asked, options), this.#form()]);
      if (!options.signal?.aborted) panel.open(answer.listing);
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

  /**
   * Asks for the listing again, as it is saved now. Resolves to whether it came; false while something is typed that is not
   * saved, which stays.
   */
  async refresh(): Promise<boolean> {
    return !this.isDirty && this.#resource.load();
  }

  protected override willUpdate(): void {
    if (this.listing === this.#own) return;
    this.#asked = this.#own = this.listing;
    this.#panel?.close();
  }

  protected override render(): TemplateResult {
    const panel = this.#panel;
    return resourceView({
      resource: this.#resource,
      words: this.#words,
      label: this.#words.text('form'),
      skeleton: html`<div class="sketch">
        <i></i><i class="tall"></i>
        <div class="row"><i></i><i></i><i></i></div>
        <div class="row"><i></i><i></i><i></i></div>
      </div>`,
      ready: ({ categories }) => html`${panel?.render(categories)}`,
      news: panel?.news,
    });
  }

  protected override updated(): void {
    const { state } = this.#resource;
    this.showState(state === 'ready' && this.#panel?.isInConflict ? 'conflict' : state, STATES);
    this.#panel?.arrive();
  }

  /** The form itself comes while the listing is on its way. */
  async #form(): Promise<FormPanel> {
    const { FormPanel } = await import('./form/form-panel.js');
    return (this.#panel ??= new FormPanel(this, {
      client: () => this.connection.client,
      proxy: () => this.connection.proxy,
      language: () => this.language,
      currency: () => this.currency,
      words: this.#words,
      emit: (name, detail, options) => this.emit(name, detail, options),
      onFailed: (code, detail) => this.#fail(code, detail),
      onSaved: (listing) => {
        this.listing = this.#own = listing.id;
        const { answer } = this.#resource;
        if (answer) this.#resource.show({ ...answer, listing });
      },
      onCategory: (category) => {
        const { answer } = this.#resource;
        if (!answer) return;
        const categories = [...answer.categories, category];
        this.#resource.show({
          ...answer,
          categories: categories.toSorted((a, b) => a.name.localeCompare(b.name)),
        });
      },
    }));
  }

  #fail(code: ListingFormFailed['code'], detail: string): void {
    this.emit('florin-listing-form-failed', { code, detail } satisfies ListingFormFailed);
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-listing-form': FlorinListingForm;
  }
}
