import * as z from '../schema/schema.js';
import { DOCUMENT_TYPES } from '../../facts/document-types.js';
import { binaryOf } from '../schema/fields.js';
import { count, flag, list, text, time, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf } from '../schema/values.js';
import { verificationCode } from './verification-code.js';

/** One page of a document: a picture or a PDF in base64. */
export const Attachment = /*@__PURE__*/ once(() =>
  z.object({
    content: binaryOf(),
    contentType: text(),
    filename: text(),
    pageName: text(),
    pageType: text(),
  }),
);
export type Attachment = z.infer<ReturnType<typeof Attachment>>;

/** Whom a document speaks of: a legal entity or a bank account. */
export const OwnerEntity = /*@__PURE__*/ once(() => z.object({ id: z.string(), type: z.string() }));
export type OwnerEntity = z.infer<ReturnType<typeof OwnerEntity>>;

const fields = () => ({
  attachment: z.optional(Attachment()),
  attachments: list(Attachment()),
  creationDate: time(),
  description: z.string(),
  expiryDate: text(),
  fileName: text(),
  issuerCountry: text(),
  issuerState: text(),
  modificationDate: time(),
  number: text(),
  owner: z.optional(OwnerEntity()),
  type: oneOf(...DOCUMENT_TYPES),
});

/** A document that proves what was said of a legal entity. */
export const Document = /*@__PURE__*/ once(() => z.object({ ...fields(), id: text() }));
export type Document = z.infer<ReturnType<typeof Document>>;

/** A document that does not exist yet. */
export const DocumentRequest = /*@__PURE__*/ once(() =>
  z.object({ ...fields(), ...verificationCode(), id: text() }),
);
export type DocumentRequest = z.input<ReturnType<typeof DocumentRequest>>;

/** What a document becomes. Which one is said by the path alone. */
export const DocumentUpdate = /*@__PURE__*/ once(() => z.object({ ...fields(), ...verificationCode() }));
export type DocumentUpdate = z.input<ReturnType<typeof DocumentUpdate>>;

/** With `skipContent` a document comes without its pages. */
export const DocumentQuery = /*@__PURE__*/ once(() => z.object({ skipContent: flag() }));
export type DocumentQuery = z.input<ReturnType<typeof DocumentQuery>>;

/** A page of a document, without its content. */
export const DocumentPage = /*@__PURE__*/ once(() =>
  z.object({
    pageName: text(),
    pageNumber: count(),
    type: word('BACK', 'FRONT', 'UNDEFINED'),
  }),
);
export type DocumentPage = z.infer<ReturnType<typeof DocumentPage>>;

/** Which document belongs to a legal entity or a bank account. */
export const DocumentReference = /*@__PURE__*/ once(() =>
  z.object({
    active: flag(),
    description: text(),
    fileName: text(),
    id: text(),
    modificationDate: time(),
    pages: list(DocumentPage()),
    type: text(),
  }),
);
export type DocumentReference = z.infer<ReturnType<typeof DocumentReference>>;
