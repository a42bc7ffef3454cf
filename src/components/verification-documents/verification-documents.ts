import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { EntityChanges } from '../parts/legal-entity/entity-changes.js';
import { legalEntityStyles } from '../parts/legal-entity/legal-entity.css.js';
import { RecordElement } from '../parts/record/record-element.js';
import { UNDO_SECONDS } from '../parts/resource/undo.js';
import type { Documents } from './panel/documents.js';
import type { Dossier } from './panel/dossier.js';
import { words as english } from '../../words/compiled/verification-documents/en.js';
import { seller } from '../../words/seller.js';

/**
 * The documents that prove who a seller is: what is still needed, what the platform has, for whom and how it stands, and the
 * way to upload, replace and remove. Files are dropped, chosen, or taken with a telephone's camera; type, size and first
 * bytes are looked at before anything is sent; what cannot be sent says why. They are sent one at a time, and what is lost on
 * the way is kept, to be sent again under the same key. Contents and names of files are in no event, log or storage. Pictures
 * are shown where the page's policy has `blob:` in its `img-src`. Your proxy's `identify` has to name a seller with their
 * `legalEntities`, those of the people behind a business among them.
 *
 * @slot empty - Replaces the message that there are no documents and none are needed.
 * @slot error - Replaces the message that the documents cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the visitor is not signed in as this seller.
 * @fires {CustomEvent<DocumentUpload>} florin-before-document-upload - A document is about to be sent. Call `preventDefault()` to stop it.
 * @fires {CustomEvent<DocumentUploaded>} florin-document-uploaded - A document was uploaded.
 * @fires {CustomEvent<DocumentFace>} florin-before-document-remove - A document is about to be removed. Call `preventDefault()` to keep it.
 * @fires {CustomEvent<DocumentFace>} florin-document-removed - A document was removed.
 * @fires {CustomEvent<LegalEntityChanged>} florin-legal-entity-changed - The legal entity was changed, so that other
 *   elements of the page load it again.
 * @fires {CustomEvent<VerificationDocumentsFailed>} florin-verification-documents-failed - The documents could not be loaded, or a document could not be sent, shown or removed.
 * @csspart need - One subject that needs a document, for example an identity.
 * @csspart upload - The button that chooses a document for a subject that needs one.
 * @csspart add - The button that chooses a document that was not requested.
 * @csspart chooser - The box to choose the type of a document and its files.
 * @csspart field - A choice in the chooser, for example of the type.
 * @csspart limits - The message that says which types and sizes of files are accepted.
 * @csspart drop - The area where files are dropped.
 * @csspart choose - The button that opens the file picker of the device.
 * @csspart camera - The button that opens the camera.
 * @csspart close - The button that closes the chooser, or the dialog.
 * @csspart tray - The list of documents that were chosen but not sent yet.
 * @csspart document - One document in the tray; also `ready`, `waiting`, `reading`, `sending`, `stopped` or `failed`.
 * @csspart refused - A file that cannot be sent.
 * @csspart page - One file of a document.
 * @csspart preview - The picture of a file, or the file's type.
 * @csspart state - The progress of a document: waiting, being sent, stopped.
 * @csspart error - The message that a document cannot be sent, or was not sent, shown or removed, and why.
 * @csspart send - The button that sends one document.
 * @csspart send-all - The button that sends all documents of the tray.
 * @csspart again - The button that sends a document again under the same idempotency key.
 * @csspart stop - The button that stops sending a document.
 * @csspart add-back - The button that chooses the back of a card.
 * @csspart swap - The button that swaps front and back of a card.
 * @csspart take-away - The button that removes a file from the tray.
 * @csspart paper - One document at the platform; also `checking`, `problem`, `received` or `inactive`.
 * @csspart status - The status of a document at the platform.
 * @csspart show - The button that shows a document.
 * @csspart replace - The button that uploads another document in the place of one.
 * @csspart remove - The button that removes a document.
 * @csspart undo - The button that undoes a removal, shown for `undo-seconds`.
 * @csspart viewer - The dialog in which a document is shown.
 * @csspart panel - The box of every state in which there is nothing to show.
 * @csspart retry - The button that loads the documents again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The documents are being loaded.
 * @cssstate ready - The list of documents is shown, with those still needed.
 * @cssstate empty - There are no documents, and none are needed.
 * @cssstate saving - A document is being sent.
 * @cssstate error - The documents cannot be shown.
 * @cssstate offline - The device is offline; the documents load when the connection is back.
 * @cssstate unauthorised - The visitor is not signed in as this seller.
 * @tagname florin-verification-documents
 */
export class FlorinVerificationDocuments extends RecordElement<
  Dossier,
  Documents,
  'florin-verification-documents-failed'
> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, legalEntityStyles];

  /** Id of the seller's legal entity at the platform. Left out: the only legal entity of the signed-in seller. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /** Seconds in which a removal can be undone. */
  @property({ type: Number, attribute: 'undo-seconds' }) undoSeconds = UNDO_SECONDS;

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<i></i><i></i><i></i>`;
  protected readonly record = this.recordOf({
    id: () => this.legalEntity || 'me',
    words: this.#words,
    failed: 'florin-verification-documents-failed',
    view: async () => new (await import('./panel/documents.js')).Documents(this.record, this),
  });

  constructor() {
    super();
    const onChanged = (): void => this.record.view?.lookAgain();
    new EntityChanges(this, { legalEntity: () => this.record.id, onChanged });
  }

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-verification-documents': FlorinVerificationDocuments;
  }
}
