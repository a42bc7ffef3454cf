type Lacking = Partial<
  Record<'isSecureContext' | 'matchMedia' | 'visualViewport' | 'attachInternals', unknown>
>;

/** A query that never matches and never changes. */
const mediaQuery = (media: string): EventTarget =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null });

/** What a form reads of an element: no simulated DOM has all of it. */
const FORM_PARTS = {
  form: null,
  setFormValue: () => undefined,
  setValidity: () => undefined,
  checkValidity: () => true,
  reportValidity: () => true,
};

type Parts = Record<string, unknown>;

/** Adds what is not there, and changes nothing that is. Test runners name what a window lacks, too, and give it no value. */
function add(target: object, parts: Readonly<Parts>): void {
  for (const [name, value] of Object.entries(parts))
    if ((target as Parts)[name] === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/**
 * Adds what a simulated DOM lacks and Florin's elements use: media queries, the visual viewport, states and form values of elements.
 * For unit tests in jsdom and happy-dom: call it once, before you import an element. A browser has all of it, and stays as it is.
 * The card frame does not load there: pay in a browser.
 */
export function prepareDom(): void {
  const lacking: Lacking = { isSecureContext: true, matchMedia: mediaQuery, visualViewport: null };
  add(globalThis, lacking);
  const prototype = HTMLElement.prototype as unknown as { attachInternals?: () => object };
  const attach = prototype.attachInternals;
  prototype.attachInternals = function (this: HTMLElement) {
    const internals = attach?.call(this) ?? {};
    add(internals, { ...FORM_PARTS, states: new Set<string>() });
    return internals;
  };
}
