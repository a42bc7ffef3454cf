const PATIENCE = 20_000;

/** Resolves to what `find` finds, asked again and again as a person would look again. */
export async function eventually<T>(
  what: string,
  find: () => T | null | undefined | false,
  patience = PATIENCE,
): Promise<T> {
  for (const end = performance.now() + patience; performance.now() < end;) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`never: ${what}`);
}

/** As it reads: without the marks that keep directions apart, and with single spaces. */
const textOf = ({ textContent }: Node): string =>
  textContent?.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s+/g, ' ') ?? '';

/** An element of the library in a story. */
export function elementIn<Tag extends keyof HTMLElementTagNameMap>(
  canvas: HTMLElement,
  tag: Tag,
): HTMLElementTagNameMap[Tag] & { readonly shadowRoot: ShadowRoot } {
  const element = canvas.querySelector(tag);
  if (!element?.shadowRoot) throw new Error(`no <${tag}>`);
  return element as HTMLElementTagNameMap[Tag] & { readonly shadowRoot: ShadowRoot };
}

/** Waits until style sheets see the state: `:state(ready)`. */
export const inState = (element: Element, state: string): Promise<unknown> =>
  eventually(`:state(${state}) of <${element.localName}>`, () => element.matches(`:state(${state})`));

/** Waits until an element says that it is closed to a role. */
export async function isClosedTo(
  element: Element & { readonly shadowRoot: ShadowRoot },
  role: string,
): Promise<void> {
  await inState(element, 'unauthorised');
  await says(element, new RegExp(`signed in as ${role}, and this role has no access here`));
}

/** Waits for something inside an element. */
export const inside = (
  { shadowRoot }: { readonly shadowRoot: ShadowRoot },
  selector: string,
): Promise<HTMLElement> => eventually(selector, () => shadowRoot.querySelector<HTMLElement>(selector));

/** Waits until a text stands inside an element. */
export const says = (element: { readonly shadowRoot: ShadowRoot }, text: RegExp): Promise<unknown> =>
  eventually(`the words ${text}`, () => text.test(textOf(element.shadowRoot)));

/** Waits until card fields can be typed in. */
export const cardIsReady = (element: { readonly shadowRoot: ShadowRoot }): Promise<HTMLElement> =>
  inside(element, '.card-frame.ready');

/** The document that the bank shows inside the element's dialog. In a story it is of the page's own origin. */
export async function bankPage(element: { readonly shadowRoot: ShadowRoot }): Promise<Document> {
  const frame = (await inside(element, 'dialog[open] iframe')) as HTMLIFrameElement;
  return eventually('the bank’s page', () => {
    const inner = frame.contentDocument?.querySelector('iframe')?.contentDocument;
    return inner?.querySelector('form') && inner;
  });
}

/** Fails where something of a `narrowPage` is wider than it. */
export function fitsNarrow(canvas: HTMLElement): void {
  const narrow = canvas.querySelector('.narrow');
  if (!narrow || narrow.scrollWidth > narrow.clientWidth) throw new TypeError('wider than 320 pixels');
}
