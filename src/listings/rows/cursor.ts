import { ListingsRefusal } from '../refusal.js';

type Key = string | number;

/** Where a page ended: the values that its last row is sorted by. Goes to the browser and back, so nothing in it is trusted. */
export function writeCursor(order: string, keys: readonly Key[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify([order, ...keys]));
  return btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (sign) => ({ '+': '-', '/': '_' })[sign] ?? '',
  );
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
  try {
    const bytes = Uint8Array.from(atob(cursor.replace(/-/g, '+').replace(/_/g, '/')), (unit) =>
      unit.charCodeAt(0),
    );
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return Array.isArray(value) && !JSON.stringify(value).includes(String.raw`\u0000`) ? value : [];
  } catch {
    return [];
  }
}
