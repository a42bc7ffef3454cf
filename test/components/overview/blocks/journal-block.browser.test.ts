import { expect } from '@open-wc/testing';

import type { FlorinOverview } from '../../../../src/components/overview/overview.js';
import { narrowPage, restorePage } from '../../known-seller.js';
import { read } from '../../opened.js';
import { openBlock } from './open-block.js';
import { anna, openDesk, otto, type Desk } from '../../payouts/desk.js';

async function openJournalBlock({ fetch }: Desk, properties: Partial<FlorinOverview> = {}) {
  const opened = await openBlock(
    'journal',
    fetch,
    { timeZone: 'UTC', ...properties },
    'florin-before-task-open',
  );
  return { ...opened, requests: (): string[] => opened.all('[part=request]').map(read) };
}

/** Confirms a payout that another person submitted. */
async function confirm(desk: Desk, originalReference: string): Promise<void> {
  const answer = await desk.fetch('/florin/payout/confirmThirdParty', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `confirm-${originalReference}` },
    body: JSON.stringify({ originalReference }),
  });
  expect(answer.status).to.equal(200);
}

describe('the block of the latest requests', () => {
  afterEach(() => restorePage());

  it('shows an operator what was asked for, who asked, when and how it ended, the latest first', async () => {
    const desk = await openDesk();
    const psp = await desk.submit('p-1');
    await desk.submit('p-2', 90, 'JPY', otto);
    desk.who = anna;
    await confirm(desk, psp);
    desk.who = otto;
    const opened = await openJournalBlock(desk);
    await opened.comes('[part=request]');
    expect(read(opened.all('h2')[0])).to.equal('Latest requests');
    expect(opened.requests()).to.have.length(3);
    const [confirmed, second, first] = opened.requests();
    expect(confirmed).to.match(/^Confirm a payout \w{16} Accepted anna@shop\.example · Jan 10, 10:02.AM$/);
    expect(second).to.match(
      /^Submit a payout ¥90 p-2 Accepted otto@shop\.example \(you\) · Jan 10, 10:02.AM$/,
    );
    expect(first).to.match(/^Submit a payout €20\.00 p-1 Accepted olga@shop\.example · /);
    expect(read(opened.all('[part=freshness]')[0])).to.match(/^As of Jan 10, 2030,? .*10:02:00.AM UTC$/);
    await expect(opened.element).to.be.accessible();
  });

  it('leads from each to where it belongs, else to its entry in the journal, and from the end to all', async () => {
    const desk = await openDesk();
    const psp = await desk.submit('p-1');
    const { fetch } = desk;
    desk.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (!new URL(new Request(input).url).pathname.endsWith('/deeds')) return answer;
      const page = (await answer.json()) as { deeds: readonly object[] };
      const later = { ...page.deeds[0], entry: '42', row: 'listings.createListing', subject: [] };
      return Response.json({ deeds: [later, ...page.deeds] });
    };
    const opened = await openJournalBlock(desk);
    await opened.comes('[part=request]');
    for (const lead of opened.all('[part=request-open]')) lead.click();
    opened.button(/^See the journal$/).click();
    const journal = { kind: 'request', element: 'florin-journal' };
    expect(opened.events).to.deep.equal([
      ['florin-before-task-open', { ...journal, row: 'listings.createListing', reference: '42' }],
      [
        'florin-before-task-open',
        {
          kind: 'request',
          element: 'florin-payouts',
          row: 'payout.storeDetailAndSubmitPayout',
          reference: psp,
        },
      ],
      ['florin-before-task-open', { ...journal, row: '', reference: '' }],
    ]);
  });

  it('shows ten, and an approver their own alone', async () => {
    const desk = await openDesk();
    const submitted: string[] = [];
    for (let at = 1; at <= 11; at += 1) submitted.push(await desk.submit(`p-${at}`));
    const operator = await openJournalBlock(desk);
    await operator.comes('[part=request]');
    expect(operator.requests()).to.have.length(10);
    desk.who = anna;
    const empty = await openJournalBlock(desk, { audience: 'approver' });
    await empty.comes('[part=none]');
    expect(read(empty.all('h2')[0])).to.equal('Your latest requests');
    expect(read(empty.all('[part=none]')[0])).to.equal('No requests yet.');
    await confirm(desk, submitted[0]!);
    empty.button(/^Refresh$/).click();
    await empty.comes('[part=request]');
    expect(empty.requests()).to.have.length(1);
    expect(empty.requests()[0]).to.match(/^Confirm a payout \w{16} Accepted anna@shop\.example \(you\)/);
  });

  it('fails in its place, and tries again', async () => {
    const desk = await openDesk();
    desk.obstacle = (call) =>
      call === 'deeds'
        ? Promise.resolve(Response.json({ error: { code: 'internal' } }, { status: 500 }))
        : undefined;
    const opened = await openJournalBlock(desk, { blocks: 'tasks journal' });
    await opened.comes('[part=error]');
    expect(opened.events.map(([name]) => name)).to.deep.equal(['florin-overview-failed']);
    expect(opened.root.querySelector('[part=nothing]')).not.to.equal(null);
    desk.obstacle = undefined;
    opened.all('[part=retry]')[0]!.click();
    await opened.comes('[part=none]');
  });

  it('is in English, and says so, where the requests have no words in a language of sellers', async () => {
    const desk = await openDesk();
    await desk.submit('p-1');
    const german = await openJournalBlock(desk, { locale: 'de' });
    await german.until(() => german.requests()[0]?.includes('Auszahlung'), 'German');
    expect(german.all('ul')[0]!.lang).to.equal('de');
    const swedish = await openJournalBlock(desk, { locale: 'sv' });
    await swedish.until(() => read(swedish.all('h2')[0]) === 'Senaste begäranden', 'Swedish');
    await swedish.until(() => swedish.all('ul')[0]?.lang === 'en', 'English');
    expect(swedish.requests()[0]).to.match(/^Submit a payout /);
  });

  it('is accessible in the dark, and fits right to left at 320 pixels', async () => {
    narrowPage();
    const desk = await openDesk();
    await desk.submit('a-reference-of-a-payout-that-is-longer-than-others', 123_456_789);
    const opened = await openJournalBlock(desk, { locale: 'ar' });
    await opened.comes('[part=request]');
    await opened.until(() => opened.all('ul')[0]?.lang === 'ar', 'Arabic');
    expect(opened.element.scrollWidth).to.be.at.most(320);
    await expect(opened.element).to.be.accessible();
  });
});
