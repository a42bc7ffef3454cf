import { base64, bytesOfBase64 } from '../../../facts/base64.js';

/** Bytes of one slice: a multiple of three, so that each makes whole base64 of its own. */
const SLICE = 3 * 65_536;
/** Bytes that are encoded at once: a multiple of three too, because a call takes only so many arguments. */
const PIECE = 3 * 2048;

export interface EncodeOptions {
  readonly signal: AbortSignal;
  /** Told after each slice: how many bytes of the file are read. */
  onRead(bytes: number): void;
}

/**
 * Makes base64 of a file slice by slice: beside the text itself no more than one slice is in memory, and the page stays
 * usable in between. Rejects with the reason of the signal, or with whatever reading does where the file is gone.
 */
export async function encodeFile(file: Blob, { signal, onRead }: EncodeOptions): Promise<string> {
  const parts: string[] = [];
  for (let at = 0; at < file.size; at += SLICE) {
    const bytes = new Uint8Array(await file.slice(at, at + SLICE).arrayBuffer());
    signal.throwIfAborted();
    for (let from = 0; from < bytes.length; from += PIECE)
      parts.push(base64(bytes.subarray(from, from + PIECE)));
    onRead(Math.min(at + SLICE, file.size));
  }
  return parts.join('');
}

/** Bytes of base64, slice by slice too: four letters are three bytes. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer>[] {
  const letters = (SLICE / 3) * 4;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < text.length; at += letters) parts.push(bytesOfBase64(text.slice(at, at + letters)));
  return parts;
}
