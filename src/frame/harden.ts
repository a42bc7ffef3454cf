/** Ways out of a document that a policy does not close in every engine, and that nothing in here has a use for. */
const WAYS_OUT = /RTC|WebTransport|EventSource|BroadcastChannel|^open$/;

/** Their prototypes come with them. */
const ROOTS =
  'Array Function String Promise RegExp Date Map JSON Math Uint8Array SubtleCrypto Crypto MessagePort InputEvent HTMLInputElement';

/**
 * First thing the frame does: takes the ways out away, then freezes what the language and the page's objects are made of,
 * so that nothing which runs later can listen in by replacing a method. The methods themselves need no freezing, which
 * would take longer than all else that the frame does to start.
 */
export function harden(scope: typeof globalThis): void {
  for (const name of Object.getOwnPropertyNames(scope))
    if (WAYS_OUT.test(name)) Reflect.deleteProperty(scope, name);
  for (const name of ROOTS.split(' ')) {
    // Without https there is no SubtleCrypto.
    const root = Reflect.get(scope, name) as { prototype?: object } | undefined;
    for (const start of [root, root?.prototype])
      for (
        let object: object | null | undefined = start;
        object;
        object = Object.getPrototypeOf(object) as object | null
      )
        Object.freeze(object);
  }
}
