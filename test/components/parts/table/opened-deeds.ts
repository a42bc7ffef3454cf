import { waitUntil } from '@open-wc/testing';

import '../../../../src/components/provider/define.js';
import { read } from '../../opened.js';
import type { Server } from './deeds.js';
import { DeedsElement } from './deeds-element.js';

customElements.define('test-deeds', DeedsElement);

/** A page with the table, as wide as it is said to be. */
export async function openDeeds(
  { fetch }: Pick<Server, 'fetch'>,
  properties: Partial<DeedsElement> = {},
  { state = 'ready', width = '' } = {},
) {
  const page = document.createElement('florin-provider');
  Object.assign(page, { proxy: '/florin', fetch });
  page.style.cssText = `display: block; inline-size: ${width || 'auto'}`;
  const element = Object.assign(document.createElement('test-deeds') as DeedsElement, properties);
  page.append(element);
  document.body.append(page);
  await element.updateComplete;
  const root = element.shadowRoot!;
  const until = (is: () => unknown, what = String(is)) =>
    waitUntil(() => Boolean(is()), `never ${what}: ${read(root).slice(0, 300)}`);
  if (state) await until(() => element.matches(`:state(${state})`), state);
  const all = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind[] => [
    ...root.querySelectorAll<Kind>(selector),
  ];
  return {
    page,
    element,
    root,
    until,
    all,
    one: <Kind extends HTMLElement = HTMLElement>(selector: string): Kind => {
      const [found] = all<Kind>(selector);
      if (!found) throw new Error(`no ${selector}: ${read(root).slice(0, 300)}`);
      return found;
    },
    /** Texts of a column, from the rows that are drawn. */
    column: (at: number): string[] => all(`tbody tr > :nth-child(${at})`).map(read),
    sortBy: async (label: string) => {
      all('.sort')
        .find((button) => read(button) === label)!
        .click();
      await element.updateComplete;
    },
    count: (): string => read(root.querySelector('[part=count]')),
  };
}
