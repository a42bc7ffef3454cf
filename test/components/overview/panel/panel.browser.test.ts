import { expect } from '@open-wc/testing';

import '../../../../src/components/overview/define.js';
import type { FlorinOverview } from '../../../../src/components/overview/overview.js';
import type { Fetch } from '../../../../src/client/index.js';
import { restorePage } from '../../known-seller.js';
import { openElement } from '../../opened.js';

const ANSWER = {
  audience: 'operator',
  takenAt: '2030-01-10T11:00:00.000Z',
  days: 7,
  tasks: [],
  figures: [{ kind: 'captured', count: 3, sums: [] }],
  missing: [],
  environment: 'sandbox',
  serverTime: String(Date.parse('2030-01-10T11:00:00Z')),
  timeZone: 'Europe/Amsterdam',
  first: '2029-12-12',
  last: '2030-01-10',
  sums: [],
  disputes: [],
  payouts: [],
  deeds: [],
};

/** An operator's overview whose blocks are chosen, and what it asked the proxy for. */
async function openChosen(properties: Partial<FlorinOverview>) {
  const asked: string[] = [];
  const fetch: Fetch = async (input) => {
    asked.push(new URL(new Request(input).url).pathname.split('/').at(-1) ?? '');
    return Response.json(ANSWER);
  };
  const opened = await openElement('florin-overview', { fetch, properties, events: [] });
  const { root, element, until } = opened;
  const shown = (): string[] =>
    [...root.querySelectorAll('section')].map(({ dataset, ariaLabel }, at) => {
      const labelled = root.querySelectorAll('section')[at]?.getAttribute('aria-labelledby') ?? ariaLabel;
      return dataset['block'] ?? labelled ?? '';
    });
  const shows = (...names: readonly string[]) =>
    until(() => shown().join() === names.join() && !root.querySelector('.skeleton'), names.join());
  return { ...opened, asked, shown, shows, element };
}

describe('the blocks that a page chooses', () => {
  const { warn } = console;
  let warnings: string[] = [];

  beforeEach(() => {
    warnings = [];
    console.warn = (text: string) => void warnings.push(text);
  });
  afterEach(() => {
    console.warn = warn;
    restorePage();
  });
  const told = (): string[] => warnings.filter((text) => text.includes('blocks'));

  it('stand in the order of the attribute, and what is left out is not asked for', async () => {
    const { shows, asked, element } = await openChosen({ blocks: 'figures tasks' });
    await shows('figures', 'tasks');
    expect(asked).not.to.contain('daily-figures');
    expect(told()).to.deep.equal([]);
    await expect(element).to.be.accessible();
  });

  it('change while the page is open, without a new request for those that stay', async () => {
    const { shows, asked, element, root } = await openChosen({ blocks: 'tasks money' });
    await shows('tasks', 'money');
    const stays = root.querySelector('[data-block=money]');
    element.setAttribute('blocks', 'money figures');
    await shows('money', 'figures');
    expect(root.querySelector('[data-block=money]')).to.equal(stays);
    expect(asked.filter((path) => path === 'daily-figures')).to.have.length(1);
    expect(asked.filter((path) => path === 'summary')).to.have.length(1);
  });

  it('ask for nothing while they are away, and anew when they come back', async () => {
    const { shows, asked, element } = await openChosen({ blocks: 'tasks money' });
    await shows('tasks', 'money');
    element.blocks = 'tasks';
    await shows('tasks');
    element.timeZone = 'Asia/Tokyo';
    await element.refresh();
    expect(asked.filter((path) => path === 'daily-figures')).to.have.length(1);
    element.blocks = 'tasks money';
    await shows('tasks', 'money');
    expect(asked.filter((path) => path === 'daily-figures').length).to.be.greaterThan(1);
  });

  it('are all of the audience where a name is unknown, and the developer is told once', async () => {
    const { shows, element } = await openChosen({ blocks: 'sails' });
    await shows('tasks', 'figures', 'money', 'disputes', 'payouts', 'balances', 'journal', 'health');
    expect(told()).to.have.length(1);
    expect(told()[0]).to.match(/^florin: <florin-overview>: the attribute blocks .*"sails".*tasks, figures/);
    element.blocks = 'tasks sails';
    await shows('tasks');
    expect(told()).to.have.length(2);
  });
});
