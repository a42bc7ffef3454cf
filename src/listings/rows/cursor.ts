import { base64urlOfJson, jsonOfBase64 } from '../../facts/base64.js';
import { ListingsRefusal } from '../refusal.js';

type Key = string | number;

/** Where a page ended: the values that its last row is sorted by. Goes to the browser and back, so nothing in it is trusted. */
export function writeCursor(order: string, keys: readonly Key[]): string {
  return base64urlOfJson([order, ...keys]);
}

/** The values of a cursor of this order, one for each kind; a cursor that was not written for it is refused. */
export function readCursor(order: string, kinds: readonly ('string' | 'number')[], cursor: string): Key[] {
  const [written, ...keys] = parse(cursor);
  const fits =
    keys.length === kinds.length &&
    keys.every(
      (key, at) => typeof key === kinds[at] && (typeof key === 'string' || Number.isSafeInteger(key)),
    );
  if (written !== order || !fits) throw new ListingsRefusal('invalid-request', 'cursor');
  return keys as Key[];
}

function parse(cursor: string): unknown[] {
  const value = jsonOfBase64(cursor);
  return Array.isArray(value) && !JSON.stringify(value).includes(String.raw`\u0000`) ? value : [];
}
