import type { Client } from '../../../client/index.js';
import { createDocument, updateDocument } from '../../../client/legal-entity/rows/documents.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { encodeFile } from '../../parts/files/base64.js';
import { isTwoSided } from './document-types.js';
import type { Upload } from './upload.js';

const create = /*@__PURE__*/ proxyRow('legal-entity', createDocument);
const update = /*@__PURE__*/ proxyRow('legal-entity', updateDocument);

/** Milliseconds for a document to arrive: some are on a train. */
const SEND_TIME = 600_000;

/** Letters of a file's name that the platform is told. */
const LONGEST_NAME = 200;

export interface SendOptions {
  readonly signal: AbortSignal;
  /** What the platform's own people read. */
  readonly description: string;
  /** By so much of 1 the files are read. */
  onRead(progress: number): void;
  /** All is read; from here on, the progress of the upload is unknown. */
  onSending(): void;
}

/** Reads the files of one document, one after the other, and sends them; resolves to the document's id. */
export async function sendUpload(
  client: Client,
  { target, pages, key }: Upload,
  { signal, description, onRead, onSending }: SendOptions,
): Promise<string> {
  const total = pages.reduce((sum, { file }) => sum + file.size, 0);
  const attachments: { content: string; pageType?: string }[] = [];
  let read = 0;
  for (const [at, { file }] of pages.entries()) {
    const content = await encodeFile(file, { signal, onRead: (bytes) => onRead((read + bytes) / total) });
    read += file.size;
    const pageType = ['front', 'back'][at];
    attachments.push({
      content,
      ...(isTwoSided(target.type) && pages.length > 1 && pageType && { pageType }),
    });
  }
  onSending();
  const { type, owner, replaces } = target;
  const fileName = pages[0]?.file.name.slice(0, LONGEST_NAME) ?? '';
  const details = { type, description, attachments, ...(fileName && { fileName }) };
  const kind = owner.kind === 'bank-account' ? 'bankAccount' : 'legalEntity';
  const options = { signal, timeout: SEND_TIME };
  const { id = '' } = replaces
    ? await client.call(update, { id: replaces, ...details }, options)
    : await client.call(
        create,
        { owner: { id: owner.id, type: kind }, ...details },
        { ...options, idempotencyKey: key },
      );
  return id;
}
