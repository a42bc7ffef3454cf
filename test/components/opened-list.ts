import type { LitElement } from 'lit';

import { openElement, read, type FlorinTag, type Opened, type Opening } from './opened.js';

type Tags = HTMLElementTagNameMap;

/** An element with a list, and what a person sees and does there. */
export interface OpenedList<Kind extends LitElement> extends Opened<Kind> {
  all(selector: string): HTMLElement[];
  /** What has this part name; null where nothing has. */
  part(name: string): HTMLElement | null;
  /** What a thing reads like, by a selector. Nothing there reads as nothing. */
  text(selector: string): string;
  rows(): string[];
  says(words: RegExp): Promise<void>;
  focused(selector: string): Promise<void>;
  /** Details of an event, each time that it came. */
  happened(name: string): unknown[];
  /** Presses what has this part name, or what a selector finds, once it is there. */
  press(what: string): Promise<void>;
  /** Types into a field, or chooses, by its id; `search` is the field over the list. */
  type(id: string, value: string): Promise<void>;
  fill(values: Readonly<Record<string, string>>): Promise<void>;
  /** Presses the one of the list whose row says so, once it is there. */
  choose(name: RegExp): Promise<void>;
}

/** Opens a page with the element, and waits until it is in a state; an empty one is not waited for. */
export async function openList<Tag extends FlorinTag>(
  tag: Tag,
  opening: Opening<Tag>,
  state = 'ready',
): Promise<OpenedList<Tags[Tag]>> {
  const opened = await openElement(tag, opening);
  const { root, element, until } = opened;
  if (state) await opened.state(state);
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const type = async (id: string, value: string): Promise<void> => {
    const selector = id === 'search' ? '[part~=search]' : `[id="${id}"]`;
    await until(() => find(selector), `field ${id}`);
    const field = find(selector) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    await element.updateComplete;
  };
  return {
    ...opened,
    all,
    type,
    part: (name) => find(`[part~=${name}]`),
    text: (selector) => read(find(selector)),
    rows: () => all('tbody tr').map(read),
    says: (words) => until(() => words.test(read(root)), `“${words}”`),
    focused: (selector) => until(() => root.activeElement?.matches(selector), `focus: ${selector}`),
    happened: (name) => opened.events.filter(([each]) => each === name).map(([, detail]) => detail),
    async press(what) {
      const selector = /^[a-z-]+$/.test(what) ? `[part~=${what}]` : what;
      await until(() => find(selector), selector);
      find(selector)!.click();
      await element.updateComplete;
    },
    async fill(values) {
      for (const [id, value] of Object.entries(values)) await type(id, value);
    },
    async choose(name) {
      const link = () => all('.open').find((each) => name.test(read(each.closest('tr'))));
      await until(link, `${name}`);
      link()!.click();
    },
  };
}
