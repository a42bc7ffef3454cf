type Parts = Readonly<Record<string, unknown>>;

/** A query that never matches and never changes. */
const mediaQuery = (media: string): EventTarget =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null });

const nothing = (): void => undefined;

/** Without a layout, nothing is ever seen to move. */
class NeverObserver {
  readonly observe = nothing;
  readonly unobserve = nothing;
  readonly disconnect = nothing;
}

const escape = (text: string): string =>
  text.replace(/^\d|[^\w-]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `);

const OF_WINDOWS: Parts = {
  isSecureContext: true,
  matchMedia: mediaQuery,
  visualViewport: null,
  ResizeObserver: NeverObserver,
  IntersectionObserver: NeverObserver,
  CSS: { escape, supports: () => false },
};

const OF_ELEMENTS: Parts = {
  scrollIntoView: nothing,
  checkVisibility: () => true,
  showPopover: nothing,
  hidePopover: nothing,
};

function open(this: HTMLDialogElement): void {
  this.open = true;
}

const OF_DIALOGS: Parts = {
  show: open,
  showModal: open,
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
};

/** What a form reads of an element: no simulated DOM has all of it. */
const OF_FORMS: Parts = {
  form: null,
  setFormValue: nothing,
  setValidity: nothing,
  checkValidity: () => true,
  reportValidity: () => true,
};

/** Node's cryptography: that of jsdom has random numbers alone. */
const cryptography = (): Parts => {
  const { process } = globalThis as { readonly process?: Partial<NodeJS.Process> };
  const subtle = process?.getBuiltinModule?.('node:crypto').webcrypto.subtle;
  return subtle ? { subtle } : {};
};

/** Adds what is not there, and changes nothing that is. Test runners name what a window lacks, too, and give it no value. */
function add(target: object, parts: Parts): void {
  for (const [name, value] of Object.entries(parts))
    if ((target as Parts)[name] === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/**
 * Adds what a simulated DOM lacks and Florin uses: media queries, observers, dialogs, states and form values of elements, cryptography.
 * For unit tests in jsdom and happy-dom: call it once, before you import an element. A browser has all of it, and stays as it is.
 * The card frame does not load there: pay in a browser.
 */
export function prepareDom(): void {
  add(globalThis, OF_WINDOWS);
  add(crypto, cryptography());
  add(HTMLElement.prototype, OF_ELEMENTS);
  add(HTMLDialogElement.prototype, OF_DIALOGS);
  const prototype = HTMLElement.prototype as unknown as { attachInternals?: () => object };
  const attach = prototype.attachInternals;
  prototype.attachInternals = function (this: HTMLElement) {
    const internals = attach?.call(this) ?? {};
    add(internals, { ...OF_FORMS, states: new Set<string>() });
    return internals;
  };
}
