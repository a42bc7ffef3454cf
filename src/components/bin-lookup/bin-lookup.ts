import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { RecordElement } from '../parts/record/record-element.js';
import { skeletonStyles } from '../parts/record/skeleton.css.js';
import type { BinLookup } from './panel/lookup.js';
import { words as english } from '../../words/compiled/bin-lookup/en.js';
import { operator } from '../../words/operator.js';

/**
 * Says what the first six to eight digits of a card tell: brands, bank, country, credit or debit, 3D Secure, payouts, and what
 * a payment with it would cost you. Up to 50 cards at once, with a CSV file of the results. The field keeps no more than eight
 * digits of each card, and nothing is stored. For staff: your proxy's `identify` has to name the audience `operator`. The
 * platform estimates costs for merchants in Australia, the EU and the UK.
 *
 * @slot error - Replaces the message that the element cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not look cards up.
 * @fires {CustomEvent<CardsLookedUp>} florin-cards-looked-up - All cards of one search have been looked up.
 * @fires {CustomEvent<BinLookupFailed>} florin-bin-lookup-failed - A card could not be looked up.
 * @csspart form - The form with digits and amount.
 * @csspart digits - The field for the first digits of cards.
 * @csspart amount - The field for the amount of the payment.
 * @csspart submit - The button that looks the cards up.
 * @csspart stop - The button that stops while cards are looked up.
 * @csspart cards - The list of results.
 * @csspart card - One card with its facts.
 * @csspart fact - One fact with its name.
 * @csspart error - The message that a card was not looked up, and why.
 * @csspart again - The button that looks one card up again.
 * @csspart download - The button that downloads the results.
 * @csspart clear - The button that removes digits and results from the page.
 * @csspart panel - The box of a state without a form.
 * @csspart retry - The button that loads the element again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The element is being loaded.
 * @cssstate ready - The form is shown.
 * @cssstate busy - Cards are being looked up.
 * @cssstate error - The element cannot be shown.
 * @cssstate offline - The device is offline; the form loads when the connection is back.
 * @cssstate unauthorised - The session may not look cards up.
 * @tagname florin-bin-lookup
 */
export class FlorinBinLookup extends RecordElement<true, BinLookup, 'florin-bin-lookup-failed'> {
  static readonly languages = operator;
  static override styles: CSSResultGroup = [RecordElement.styles, skeletonStyles];

  /** ISO 4217 code of the currency in which costs are estimated. */
  @property() currency = 'EUR';

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<i class="line"></i><i></i>`;
  protected readonly record = this.recordOf({
    words: this.#words,
    needs: () => 'bin-lookup.getCostEstimate',
    failed: 'florin-bin-lookup-failed',
    view: async () =>
      new (await import('./panel/lookup.js')).BinLookup(this.record, { currency: () => this.currency }),
    load: async () => {
      await this.record.loadView();
      return true;
    },
  });

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-bin-lookup': FlorinBinLookup;
  }
}
