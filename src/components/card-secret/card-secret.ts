import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { RecordElement } from '../parts/record/record-element.js';
import { skeletonStyles } from '../parts/record/skeleton.css.js';
import type { KnownCard } from './panel/secret-record.js';
import type { Secrets } from './panel/secrets.js';
import { words as english } from '../../words/compiled/card-secret/en.js';
import { seller } from '../../words/seller.js';

/**
 * Lets a cardholder see the number, security code and expiry date of their card, or its PIN, and change the PIN. All of it happens
 * in a frame of your proxy's that neither page nor proxy can look into: they carry ciphertext. A secret is shown for twenty
 * seconds, and gone before that once the cardholder leaves the frame, hides or scrolls it away, or prints. Your proxy has to open
 * the rows and know when the cardholder last gave a second factor.
 *
 * @slot empty - Replaces the message that no card is named.
 * @slot error - Replaces the message that the card cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see this card.
 * @fires {CustomEvent<CardSecretShown>} florin-card-secret-shown - A secret is on the screen. The detail is empty.
 * @fires {CustomEvent<CardSecretHidden>} florin-card-secret-hidden - A secret is no longer on the screen. The detail is empty.
 * @fires {CustomEvent<CardSecretChanged>} florin-card-secret-changed - The platform took a new PIN; `status` says whether it holds
 *   already.
 * @fires {CustomEvent<CardSecretFailed>} florin-card-secret-failed - The card was not loaded, or a secret was not shown or changed.
 * @csspart title - The heading with the card's brand and last four digits.
 * @csspart frame - The box around the frame.
 * @csspart notice - The message that says what became of a new PIN.
 * @csspart error - The message that a secret was not shown or changed, and why.
 * @csspart reload - The button that loads the frame again.
 * @csspart panel - The box of every state without a card.
 * @csspart retry - The button that loads the card again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The card is being loaded.
 * @cssstate ready - The card is there; its secrets are hidden.
 * @cssstate shown - A secret is on the screen.
 * @cssstate busy - The proxy is asked, or the cardholder confirms who they are.
 * @cssstate closed - The card is closed, or the frame did not open.
 * @cssstate empty - No card is named.
 * @cssstate error - The card cannot be shown.
 * @cssstate offline - The device is offline; the card loads when the connection is back.
 * @cssstate unauthorised - The session may not see this card.
 * @tagname florin-card-secret
 */
export class FlorinCardSecret extends RecordElement<KnownCard, Secrets, 'florin-card-secret-failed'> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, skeletonStyles];

  /** Id of the card at the platform. */
  @property() card = '';

  /**
   * Your own second factor: asks the cardholder to confirm who they are, and resolves to whether they did. Called where your proxy's
   * `confirmIdentity` has seen none in the last minute. Left out: a message asks the cardholder to confirm on your site first.
   */
  @property({ attribute: false }) confirmIdentity: (() => Promise<boolean>) | undefined;

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<i class="line"></i><i></i>`;
  protected readonly record = this.recordOf({
    id: () => this.card,
    words: this.#words,
    failed: 'florin-card-secret-failed',
    isEmpty: ({ card }) => card === undefined,
    view: async () =>
      new (await import('./panel/secrets.js')).Secrets(this.record, this, {
        address: () => this.connection.proxy,
        look: () => ({
          locale: this.language,
          direction: this.page.direction,
          colorScheme: this.page.colorScheme,
        }),
      }),
  });

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-card-secret': FlorinCardSecret;
  }
}
