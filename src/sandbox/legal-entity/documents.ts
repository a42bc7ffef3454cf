import type * as z from '../../client/schema/schema.js';

import type { DocumentReference, DocumentRequest, legalEntity } from '../../client/legal-entity/index.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { kindOfBytes, LEAST_BYTES, mimeOf, MOST_BYTES } from '../../facts/document-files.js';
import { faultOfFile, type Verdict } from '../rows/uploaded-file.js';
import { recordsOf, find, findEntity, refuse, timeText, type StoredDocument } from './records.js';

type Page = NonNullable<DocumentRequest['attachments']>[number];

function judge(bytes: Uint8Array): Verdict {
  if (bytes.length < LEAST_BYTES || bytes.length > MOST_BYTES)
    return { fault: 'The file must have between 1 kB and 4 MB' };
  const kind = kindOfBytes(bytes);
  return kind ? { mime: mimeOf(kind) } : { fault: 'The file must be a PDF, JPEG or PNG' };
}

const pagesOf = ({ attachment, attachments }: Partial<DocumentRequest>): readonly Page[] =>
  attachments ?? (attachment ? [attachment] : []);

/** Both sides of a card are needed to read it. */
const TWO_SIDED = ['identityCard', 'driversLicense'];

/** Refuses unreadable pages, and a card of which one side is missing. */
export function checkPages(details: Partial<DocumentRequest> & Pick<DocumentRequest, 'type'>): void {
  const pages = pagesOf(details);
  if (pages.length === 0) throw refuse('attachments', 'a document has at least one page');
  pages.forEach((page, at) => {
    const fault = faultOfFile(page, judge);
    if (fault) throw refuse(`attachments[${at}].content`, fault);
  });
  const isPicture = pages.every(({ content }) => !content.startsWith('JVBERi0'));
  if (TWO_SIDED.includes(details.type) && isPicture && pages.length < 2)
    throw refuse('attachments', 'front and back are needed');
}

/** The owner is a legal entity or one of its bank accounts. */
function checkOwner(state: State, { owner }: Pick<DocumentRequest, 'owner'>): string {
  if (!owner) throw refuse('owner', 'a document belongs to a legal entity or a bank account');
  if (owner.type === 'legalEntity') return findEntity(state, owner.id).id;
  if (owner.type === 'bankAccount')
    return find(recordsOf(state).instruments, owner.id, 'Transfer instrument').id;
  throw refuse('owner.type', 'legalEntity or bankAccount');
}

export function addDocument(
  state: State,
  { 'x-requested-verification-code': code, ...details }: DocumentRequest,
): StoredDocument {
  const ownerId = checkOwner(state, details);
  checkPages(details);
  const document: StoredDocument = {
    id: `SE${state.random.reference()}`,
    ownerId,
    details,
    createdAt: state.now(),
    changedAt: state.now(),
    waived: new Set(code === undefined ? [] : [code]),
  };
  recordsOf(state).documents.set(document.id, document);
  return document;
}

function answerOf({ id, details, createdAt, changedAt }: StoredDocument, skipContent?: boolean) {
  const { attachment: _, attachments: __, ...rest } = details;
  const pages = skipContent ? [] : pagesOf(details);
  return {
    ...rest,
    id,
    creationDate: timeText(createdAt),
    modificationDate: timeText(changedAt),
    ...(pages.length > 0 && { attachments: [...pages] }),
  };
}

const SIDES = ['FRONT', 'BACK'] as const;

/** Where a page does not name its side, the front comes first. */
const sideOf = (pageType: string | undefined, at: number) =>
  SIDES.find((side) => side === pageType?.toUpperCase()) ?? SIDES[at] ?? 'UNDEFINED';

/** A document as its owner lists it. */
export function documentReference({
  id,
  details,
  changedAt,
}: StoredDocument): z.input<ReturnType<typeof DocumentReference>> {
  return {
    id,
    active: true,
    description: details.description,
    type: details.type,
    modificationDate: timeText(changedAt),
    ...(details.fileName !== undefined && { fileName: details.fileName }),
    pages: pagesOf(details).map(({ pageName, pageType }, at) => ({
      ...(pageName !== undefined && { pageName }),
      pageNumber: at + 1,
      type: TWO_SIDED.includes(details.type) ? sideOf(pageType, at) : 'UNDEFINED',
    })),
  };
}

type Rows = Pick<typeof legalEntity, 'createDocument' | 'getDocument' | 'updateDocument' | 'deleteDocument'>;

const findDocument = (state: State, id: string): StoredDocument =>
  find(recordsOf(state).documents, id, 'Document');

export const documents: Answers<Rows> = {
  createDocument: (state, { input }) => answerOf(addDocument(state, input), true),
  getDocument: (state, { input }) => answerOf(findDocument(state, input.id), input.skipContent),
  updateDocument: (state, { input: { id, 'x-requested-verification-code': code, ...changes } }) => {
    const document = findDocument(state, id);
    const pages =
      (changes.attachment ?? changes.attachments) ? { attachment: undefined, attachments: undefined } : {};
    const details = {
      ...document.details,
      ...pages,
      ...changes,
      owner: changes.owner ?? document.details.owner,
    };
    const ownerId = checkOwner(state, details);
    checkPages(details);
    Object.assign(document, { details, ownerId, changedAt: state.now() } satisfies Partial<StoredDocument>);
    if (code !== undefined) document.waived.add(code);
    return answerOf(document, true);
  },
  deleteDocument: (state, { input }) => {
    recordsOf(state).documents.delete(findDocument(state, input.id).id);
    return undefined;
  },
};
