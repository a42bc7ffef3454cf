import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { RecordElement } from '../parts/record/record-element.js';
import { skeletonStyles } from '../parts/record/skeleton.css.js';
import type { Erasure } from './panel/erasure.js';
import { words as english } from '../../words/compiled/data-erasure/en.js';
import { operator } from '../../words/operator.js';

/**
 * Asks the platform to erase what it holds about the shopper of a payment, for up to 50 payments at once. It says what goes
 * and what stays, asks you to type a part of the reference, and gives a receipt to print and a CSV file. An erasure cannot be
 * undone. For staff: your proxy's `identify` has to name the audience `operator`. Once the platform has accepted the request,
 * the proxy forgets who made the payments of the same shopper too.
 *
 * @slot error - Replaces the message that the element cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not erase data.
 * @fires {CustomEvent<DataErase>} florin-before-data-erase - The platform is about to be asked. Call `preventDefault()` to
 *   stop it.
 * @fires {CustomEvent<DataErased>} florin-data-erased - All payments of one request have their answers.
 * @fires {CustomEvent<DataErasureFailed>} florin-data-erasure-failed - A payment had no answer.
 * @csspart form - The form with references and case number.
 * @csspart references - The field for PSP references.
 * @csspart case-number - The field for the number of your case.
 * @csspart submit - The button that goes on to what is about to be erased.
 * @csspart review - The box that says what goes and what stays.
 * @csspart confirmation - The field for the last characters of a reference.
 * @csspart erase - The button that asks the platform to erase.
 * @csspart back - The button that goes back without erasing.
 * @csspart stop - The button that stops between two payments.
 * @csspart payments - The list of results.
 * @csspart payment - One payment with its result.
 * @csspart error - The message that a payment had no answer, and why.
 * @csspart again - The button that asks for one payment again.
 * @csspart force - The button that asks for one payment although stored payment details are still in use.
 * @csspart past - The section of past erasures.
 * @csspart erasures - The list of past erasures.
 * @csspart erasure - One past erasure, with who asked for it, when, and the platform's answer.
 * @csspart facts - A list of what is known of a past erasure.
 * @csspart status - The words that say how a past erasure ended.
 * @csspart more - The button that shows more past erasures.
 * @csspart print - The button that prints the receipt.
 * @csspart download - The button that downloads the results.
 * @csspart clear - The button that removes references and results from the page.
 * @csspart panel - The box of a state without a form.
 * @csspart retry - The button that loads the element again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @csspart waiting - The message that your own records keep a shopper until a payment is over.
 * @cssstate loading - The element is being loaded.
 * @cssstate ready - The form, the review or the results are shown.
 * @cssstate busy - The platform is being asked.
 * @cssstate error - The element cannot be shown.
 * @cssstate offline - The device is offline; the form loads when the connection is back.
 * @cssstate unauthorised - The role of the session may not erase data.
 * @tagname florin-data-erasure
 */
export class FlorinDataErasure extends RecordElement<true, Erasure, 'florin-data-erasure-failed'> {
  static readonly languages = operator;
  static override styles: CSSResultGroup = [RecordElement.styles, skeletonStyles];

  /** PSP reference that the field has, for example from a link of your payments. */
  @property() reference = '';

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<i class="line"></i><i></i>`;
  protected readonly record = this.recordOf({
    needs: () => 'data-protection.requestErasure',
    words: this.#words,
    failed: 'florin-data-erasure-failed',
    view: async () =>
      new (await import('./panel/erasure.js')).Erasure(this.record, { reference: () => this.reference }),
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
    'florin-data-erasure': FlorinDataErasure;
  }
}
