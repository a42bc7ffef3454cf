import { fixture, html, waitUntil } from '@open-wc/testing';
import type { LitElement } from 'lit';

import type { Fetch } from '../../src/client/index.js';
import '../../src/components/provider/define.js';

type Tags = HTMLElementTagNameMap;
export type FlorinTag = { [Tag in keyof Tags]: Tags[Tag] extends LitElement ? Tag : never }[keyof Tags];

/** An element in a page, as a person meets it: what it shows, what it says, what it tells the page. */
export interface Opened<Kind extends LitElement> {
  readonly element: Kind;
  readonly root: ShadowRoot;
  /** Names of the public events with their details, in order. */
  readonly events: [name: string, detail: unknown][];
  /** What a screen reader was told, each sentence once. */
  readonly heard: string[];
  /** The button that is called so. */
  button(name: RegExp): HTMLButtonElement;
  state(name: string): Promise<void>;
  until(is: () => unknown, what?: string): Promise<void>;
}

export interface Opening<Tag extends FlorinTag> {
  /** What stands in for the network. */
  readonly fetch: Fetch;
  readonly events?: readonly string[];
  readonly properties?: Partial<Tags[Tag]>;
  /** What else the page holds. */
  readonly beside?: Node | undefined;
}

/** As it reads: without the marks that keep directions apart, and with single spaces. */
const plain = (text: string | null | undefined): string =>
  text
    ?.replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim() ?? '';

export const read = (node: Node | null | undefined): string => plain(node?.textContent);

/** What a screen reader calls it. */
export const labelOf = (element: Element): string =>
  plain(element.getAttribute('aria-label')) || read(element);

/** Opens a page with the element below a provider. */
export async function openElement<Tag extends FlorinTag>(
  tag: Tag,
  { fetch, events: names = [], properties, beside }: Opening<Tag>,
): Promise<Opened<Tags[Tag]>> {
  const page = await fixture<HTMLElement>(
    html`<florin-provider proxy="/florin" .fetch=${fetch}>${beside}</florin-provider>`,
  );
  const element = Object.assign(document.createElement(tag), properties);
  const events: [string, unknown][] = [];
  for (const name of names)
    element.addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
  page.append(element);
  await element.updateComplete;
  const root = element.shadowRoot!;
  const heard: string[] = [];
  new MutationObserver(() => {
    const said = read(root.querySelector('[role=status]'));
    if (said && said !== heard.at(-1)) heard.push(said);
  }).observe(root, { childList: true, characterData: true, subtree: true });
  const until = (is: () => unknown, what = String(is)) =>
    waitUntil(() => Boolean(is()), `never ${what}: ${read(root).slice(0, 500)}`);
  return {
    element,
    root,
    events,
    heard,
    until,
    button: (name) => {
      const buttons = [...root.querySelectorAll('button')];
      const found = buttons.find((button) => name.test(labelOf(button)));
      if (!found) throw new Error(`no button ${name} among ${buttons.map(labelOf).join(' | ')}`);
      return found;
    },
    state: (name) => until(() => element.matches(`:state(${name})`), name),
  };
}
