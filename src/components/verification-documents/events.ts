import type { DocumentType } from '../../facts/document-types.js';
import type { LegalEntityChanged } from '../parts/legal-entity/entity-changes.js';
import type { Trouble } from '../parts/resource/resource-state.js';

export type { LegalEntityChanged };

/** Detail of `florin-before-document-upload`. Nothing of the file itself: neither what is in it nor what it is called. */
export interface DocumentUpload {
  readonly type: DocumentType;
  /** Id of the legal entity or bank account that it is about. */
  readonly owner: string;
  /** Id of the document that it takes the place of; empty for a new one. */
  readonly replaces: string;
}

/** Detail of `florin-document-uploaded`. */
export interface DocumentUploaded extends DocumentUpload {
  /** Id of the document at the platform. */
  readonly id: string;
}

/** Detail of `florin-before-document-remove` and `florin-document-removed`. */
export interface DocumentFace {
  readonly id: string;
  /** The platform's word, for example `passport`; empty for one that is not known here. */
  readonly type: string;
}

/** Detail of `florin-verification-documents-failed`. */
export interface VerificationDocumentsFailed {
  /** `refused`: the platform did not accept it. */
  readonly code: Trouble['cause'] | 'refused';
  /** Status and code of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-document-upload': CustomEvent<DocumentUpload>;
    'florin-document-uploaded': CustomEvent<DocumentUploaded>;
    'florin-before-document-remove': CustomEvent<DocumentFace>;
    'florin-document-removed': CustomEvent<DocumentFace>;
    'florin-verification-documents-failed': CustomEvent<VerificationDocumentsFailed>;
  }
}
