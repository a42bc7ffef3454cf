import type { Fetch } from '../../../../src/client/index.js';
import '../../../../src/components/overview/define.js';
import type { FlorinOverview } from '../../../../src/components/overview/overview.js';
import { openElement } from '../../opened.js';

/** An overview that shows one block, unless `properties` names others, and what a test reads of that block. */
export async function openBlock(
  block: string,
  fetch: Fetch,
  properties: Partial<FlorinOverview>,
  event = 'florin-before-figure-open',
) {
  const opened = await openElement('florin-overview', {
    fetch,
    properties: { timeZone: 'Europe/Amsterdam', blocks: block, ...properties },
    events: [event, 'florin-overview-failed'],
  });
  const all = (selector: string) => [
    ...opened.root.querySelectorAll<HTMLElement>(`[data-block=${block}] ${selector}`),
  ];
  const comes = (selector: string) => opened.until(() => all(selector).length > 0, selector);
  return { ...opened, all, comes };
}
