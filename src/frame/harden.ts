/** Ways out of a document that a policy does not close in every engine, and that nothing in here has a use for. */
const WAYS_OUT = /RTC|WebTransport|EventSource|BroadcastChannel|^open$/;

/** Their prototypes, and what those are made of, come with them. */
const ROOTS =
  'Array String Promise RegExp Date Map JSON Math Uint8Array SubtleCrypto Crypto MessagePort InputEvent HTMLInputElement';

/**
 * First thing the frame does: takes the ways out away, then freezes what the language and the page's objects are made of,
 * so that nothing which runs later can listen in by replacing a method.
 */
export function harden(scope: typeof globalThis): void {
  for (const name of Object.getOwnPropertyNames(scope))
    if (WAYS_OUT.test(name)) Reflect.deleteProperty(scope, name);
  const seen = new Set<unknown>();
  for (const name of ROOTS.split(' ')) freeze(Reflect.get(scope, name), seen);
}

/** An object, its prototypes, and all that hangs on them. */
function freeze(value: unknown, seen: Set<unknown>): void {
  if (Object(value) !== value || seen.has(value)) return;
  seen.add(value);
  Object.freeze(value);
  freeze(Object.getPrototypeOf(value), seen);
  for (const property of Object.values(Object.getOwnPropertyDescriptors(value)))
    for (const part of Object.values(property)) freeze(part, seen);
}
