import { expect } from '@open-wc/testing';

import type { Fetch } from '../../../../src/client/index.js';
import type { FlorinOverview } from '../../../../src/components/overview/overview.js';
import type { Identity, ProxyOptions } from '../../../../src/proxy/index.js';
import { memoryLedger } from '../../../../src/proxy/ledger/memory.js';
import { openBank, type Bank } from '../../balances/bank.js';
import { narrowPage, restorePage } from '../../known-seller.js';
import { read } from '../../opened.js';
import { openBlock } from './open-block.js';

const otto: Identity = { audience: 'operator', email: 'otto@shop.example' };

const HOUR = 3_600_000;

const adapter: NonNullable<ProxyOptions['notifications']> = {
  read: () => Promise.resolve(undefined),
  accepted: () => new Response(),
};

/** A proxy that takes notifications; the last one came so many milliseconds ago. */
async function openProxy(ago?: number): Promise<Bank> {
  const ledger = memoryLedger();
  const bank = await openBank({
    who: () => otto,
    more: { ledger, notifications: adapter, upkeep: { isAutomatic: false } },
  });
  if (ago !== undefined)
    await ledger.keepEvent({
      id: 'capture:1',
      kind: 'capture',
      success: true,
      reference: 'ORDER-1',
      pspReference: 'PSP-1',
      at: bank.clock.now - ago,
    });
  return bank;
}

/** The same with an answer that the proxy of a shop may give. */
const answering =
  ({ fetch }: Bank, changes: object): Fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    if (!new URL(new Request(input).url).pathname.endsWith('/health')) return answer;
    return Response.json({ ...((await answer.json()) as object), ...changes });
  };

async function openHealth(fetch: Fetch, properties: Partial<FlorinOverview> = {}) {
  const opened = await openBlock('health', fetch, properties);
  return { ...opened, facts: (): string[] => opened.all('[part=facts] > div').map(read) };
}

describe('the block of the health of a proxy', () => {
  afterEach(() => restorePage());

  it('says in which environment it is, that all is open, what came last, and leads to the workspace', async () => {
    const bank = await openProxy(HOUR / 2);
    const opened = await openHealth(bank.fetch);
    await opened.comes('[part=facts]');
    const [environment, interfaces, last, workspace] = opened.facts();
    expect(environment).to.equal('Environment Sandbox');
    expect(interfaces).to.equal('Interfaces All have their credentials.');
    expect(last).to.match(/^Last notification May 4, 2026,? .*11:30:00.AM GMT\+2$/);
    expect(workspace).to.equal('Workspace Not called yet, so it is not known how many calls are left.');
    expect(opened.all('[part=notice]')).to.deep.equal([]);
    expect(read(opened.all('[part=freshness]')[0])).to.match(/^As of May 4, 2026,? .*12:00:00.PM GMT\+2$/);
    await bank.fetch('/florin/workspace/workspaces', { method: 'GET' });
    opened.button(/^Refresh$/).click();
    await opened.until(
      () => opened.facts()[3] === 'Workspace 299 of 300 calls left this minute',
      'calls that are left',
    );
    opened.button(/^See the workspace$/).click();
    expect(opened.events).to.deep.equal([
      [
        'florin-before-figure-open',
        { kind: 'workspace-calls', element: 'florin-workspace', days: 0, from: '' },
      ],
    ]);
    await expect(opened.element).to.be.accessible();
  });

  it('warns where nothing came for more than an hour by day, and not where it is night', async () => {
    const bank = await openProxy(HOUR + 1);
    const opened = await openHealth(bank.fetch);
    await opened.comes('[part=notice]');
    expect(read(opened.all('[part=notice]')[0])).to.match(/^Nothing has arrived for more than an hour\./);
    await expect(opened.element).to.be.accessible();
    const night = await openHealth(bank.fetch, { timeZone: 'America/Los_Angeles' });
    await night.comes('[part=last-notification]');
    expect(night.all('[part=notice]')).to.deep.equal([]);
  });

  it('says that none came yet, and that notifications are not set up', async () => {
    const quiet = await openHealth((await openProxy()).fetch);
    await quiet.comes('[part=facts]');
    expect(quiet.facts()[2]).to.equal('Last notification None yet.');
    const without = await openHealth((await openBank({ who: () => otto })).fetch);
    await without.comes('[part=notice]');
    expect(read(without.all('[part=notice]')[0])).to.match(/^Not set up\. .* the option notifications\.$/);
  });

  it('names what is closed with the option that is missing, and is quiet about a workspace that is', async () => {
    const closed = [
      { interface: 'payout', missing: ['credentials.payout-store', 'credentials.payout-review'] },
      { interface: 'listings', missing: ['platform.urls.listings'] },
    ];
    const bank = await openProxy(0);
    const changes = { environment: 'live', closed, workspace: undefined };
    const opened = await openHealth(answering(bank, changes));
    await opened.comes('[part=closed]');
    expect(opened.facts()[0]).to.equal('Environment Live');
    expect(opened.all('[part=closed]').map(read)).to.deep.equal([
      'payout Closed until your proxy has credentials.payout-store and credentials.payout-review',
      'listings Closed until your proxy has platform.urls.listings',
    ]);
    expect(opened.facts()).to.have.length(3);
    expect(opened.all('[part=block-open]')).to.deep.equal([]);
    await expect(opened.element).to.be.accessible();
  });

  it('shows an environment that is newer by its own word', async () => {
    const opened = await openHealth(answering(await openProxy(), { environment: 'rehearsal' }));
    await opened.comes('[part=environment]');
    expect(read(opened.all('[part=environment]')[0])).to.equal('rehearsal');
  });

  it('fails in its place, and tries again', async () => {
    const bank = await openProxy();
    bank.obstacle = (call) =>
      call === 'GET /health' ? Response.json({ error: { code: 'internal' } }, { status: 500 }) : undefined;
    const opened = await openHealth(bank.fetch, { blocks: 'tasks health' });
    await opened.comes('[part=error]');
    expect(opened.events.map(([name]) => name)).to.deep.equal(['florin-overview-failed']);
    expect(opened.root.querySelector('[part=nothing]')).not.to.equal(null);
    bank.obstacle = undefined;
    opened.all('[part=retry]')[0]!.click();
    await opened.comes('[part=facts]');
  });

  it('is not there before a proxy that is older', async () => {
    const bank = await openProxy();
    bank.obstacle = (call) =>
      call === 'GET /health' ? Response.json({ error: { code: 'not-found' } }, { status: 404 }) : undefined;
    const opened = await openHealth(bank.fetch, { blocks: 'tasks health' });
    await opened.until(
      () => opened.root.querySelector('[part=nothing]') && opened.all('').length === 0,
      'no health',
    );
    expect(opened.root.querySelector('[data-block=health]')).to.equal(null);
    expect(opened.events).to.deep.equal([]);
  });

  it('is accessible in the dark, and fits right to left at 320 pixels', async () => {
    narrowPage();
    const closed = [
      { interface: 'terminal-management', missing: ['credentials.terminal-management'] },
      { interface: 'payout', missing: ['credentials.payout-store', 'credentials.payout-review'] },
    ];
    const opened = await openHealth(answering(await openProxy(2 * HOUR), { closed }), { locale: 'ar' });
    await opened.comes('[part=closed]');
    await opened.until(() => read(opened.all('h2')[0]) === 'حالة النظام', 'Arabic');
    expect(opened.element.scrollWidth).to.be.at.most(320);
    await expect(opened.element).to.be.accessible();
  });
});
