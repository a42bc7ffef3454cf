import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { RecordElement } from '../parts/record/record-element.js';
import type { ListingPanel } from './form/listing-panel.js';
import { loadListing, type ListingAnswer } from './listing-answer.js';
import { styles } from './listing-form.css.js';
import { words as english } from '../../words/compiled/listing-form/en.js';
import { seller } from '../../words/seller.js';

/**
 * Lets a seller create a listing, or change one. Entries are kept as a draft until they are saved. Where another person
 * saved first, the seller sees both versions and chooses field by field. Prices are entered in the notation of the
 * seller's language. Your proxy's `identify` must name the seller's `userId`.
 *
 * @slot error - Replaces the message that the listing cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the visitor is not signed in, or that the listing belongs to another seller.
 * @fires {CustomEvent<ListingSave>} florin-before-listing-save - The listing is about to be sent. Call `preventDefault()` to stop it.
 * @fires {CustomEvent<ListingSaved>} florin-listing-saved - The listing was saved.
 * @fires {CustomEvent<CategorySaved>} florin-category-saved - A category was created.
 * @fires {CustomEvent<ListingFormFailed>} florin-listing-form-failed - The listing could not be loaded, or could not be saved.
 * @csspart form - The form with all its fields.
 * @csspart field - An input, a choice or a text area.
 * @csspart error - The message beside a field that must be corrected, or above the button: why the form was not saved.
 * @csspart image - One picture with its fields.
 * @csspart picture - The preview of a picture.
 * @csspart add-image - The button that adds a picture.
 * @csspart remove-image - The button that removes a picture.
 * @csspart new-category - The button that opens the panel for a new category.
 * @csspart category-panel - The panel in which a seller names a new category.
 * @csspart create-category - The button that creates the new category.
 * @csspart cancel-category - The button that closes the panel for a new category.
 * @csspart save - The button that saves the form.
 * @csspart notice - The message that the form was saved.
 * @csspart draft - The offer to restore the entries of an earlier visit.
 * @csspart take-draft - The button that fills the form with the draft.
 * @csspart drop-draft - The button that deletes the draft.
 * @csspart conflict - The comparison of both versions, shown where another person saved first.
 * @csspart difference - One field that differs between the two versions.
 * @csspart side - The value of a field in one of the two versions.
 * @csspart use-choices - The button that saves the chosen values.
 * @csspart back - The button that leads back to the form.
 * @csspart leave-dialog - The dialog that asks before a link leads away from unsaved changes.
 * @csspart stay - The button of that dialog that stays on the page.
 * @csspart leave - The button of that dialog that leaves the page.
 * @csspart panel - The box of every state without a form.
 * @csspart retry - The button that loads the listing again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The listing is being loaded.
 * @cssstate ready - The form can be filled in.
 * @cssstate conflict - The listing was changed by another person in the meantime.
 * @cssstate error - The listing cannot be shown.
 * @cssstate offline - The device is offline; the listing loads when the connection is back.
 * @cssstate unauthorised - The visitor is not signed in as a seller, or the listing belongs to another seller.
 * @tagname florin-listing-form
 */
export class FlorinListingForm extends RecordElement<
  ListingAnswer,
  ListingPanel,
  'florin-listing-form-failed'
> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, styles];

  /** Id of the listing to change. Left out: a new listing; the property is set to its id once it is saved. */
  @property() listing = '';

  /** Currency of a new listing's price: an ISO 4217 code. */
  @property() currency = 'EUR';

  #asked = '';
  #own = '';
  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<div class="sketch">
    <i></i><i class="tall"></i>
    <div class="row"><i></i><i></i><i></i></div>
    <div class="row"><i></i><i></i><i></i></div>
  </div>`;
  protected readonly record = this.recordOf({
    id: () => this.#asked,
    words: this.#words,
    failed: 'florin-listing-form-failed',
    load: async (client, options) => {
      const [answer, panel] = await Promise.all([
        loadListing(client, this.#own, options),
        this.record.loadView(),
      ]);
      if (!options.signal?.aborted) panel.open(answer);
      return answer;
    },
    // The form itself comes while the listing is on its way.
    view: async () => {
      const { ListingPanel } = await import('./form/listing-panel.js');
      return new ListingPanel(
        this.record,
        this,
        () => ({ proxy: this.connection.proxy, currency: this.currency }),
        (id) => (this.listing = this.#own = id),
      );
    },
  });

  /** Saves what was typed; resolves to whether it is saved. */
  async save(): Promise<boolean> {
    return this.record.answer !== undefined && (await this.record.view?.save()) === true;
  }

  /**
   * Asks for the listing again, as it is saved now. Resolves to whether it came; false while something is typed that is not
   * saved, which stays.
   */
  override async refresh(): Promise<boolean> {
    return !this.isDirty && super.refresh();
  }

  protected override willUpdate(): void {
    if (this.listing === this.#own) return;
    this.#asked = this.#own = this.listing;
  }

  protected get label(): string {
    return this.#words.text('form');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-listing-form': FlorinListingForm;
  }
}
