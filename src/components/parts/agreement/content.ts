import { bytesOfBase64 } from '../../../facts/base64.js';

/** What a document turned out to be: text to read here, a PDF for the browser's own viewer, or nothing that is safe to show. */
export type Content =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'unreadable' };

/** For calls whose answer holds a document: long terms with pictures are larger than other answers. */
export const LARGE = { maxBytes: 16_777_216 };

const UNREADABLE: Content = { kind: 'unreadable' };
const PDF = '%PDF-';
/** Control characters that no text has; tabs and the ends of lines and pages are none of them. */
const BINARY = /(?![\t\n\f\r\u0085])\p{Cc}/u;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return bytesOfBase64(base64);
  } catch {
    return undefined;
  }
}

/**
 * Reads a document by its own bytes, whatever it was said to be. Markup is text like any other: it is shown as it is
 * written.
 */
export function contentOf(base64: string | undefined): Content {
  const bytes = base64 ? bytesOf(base64) : undefined;
  if (!bytes) return UNREADABLE;
  if (String.fromCharCode(...bytes.subarray(0, PDF.length)) === PDF) return { kind: 'pdf', bytes };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return BINARY.test(text) || text.trim() === '' ? UNREADABLE : { kind: 'text', text };
  } catch {
    return UNREADABLE;
  }
}
