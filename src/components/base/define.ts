import { VERSION } from './version.js';

const warned = new Set<string>();

/**
 * Registers an element unless its tag is taken. A page with two copies of the library keeps the first and is told
 * once which two met; nothing throws.
 */
export function define(tag: string, element: CustomElementConstructor & { readonly version?: string }): void {
  if (typeof customElements === 'undefined') return;
  const taken = customElements.get(tag) as
    (CustomElementConstructor & { readonly version?: string }) | undefined;
  if (!taken) customElements.define(tag, element);
  else if (taken !== element && !warned.has(tag)) {
    warned.add(tag);
    console.warn(
      `florin: <${tag}> is already defined by version ${taken.version ?? 'unknown'}; ${VERSION} is not used.`,
    );
  }
}
