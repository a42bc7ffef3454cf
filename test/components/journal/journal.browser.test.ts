import { expect } from '@open-wc/testing';

import { restorePage } from '../known-seller.js';
import { read } from '../opened.js';
import { anna, openDesk } from '../payouts/desk.js';
import { rowsSavedBy } from '../saved-files.js';
import { openJournal } from './opened-journal.js';

/** Olga submits two payouts, and Anna confirms the first. */
async function openBusyDesk() {
  const desk = await openDesk();
  const { who: olga } = desk;
  const first = await desk.submit('winnings-1', 125_000);
  await desk.submit('winnings-2', 5000, 'JPY');
  desk.who = anna;
  const answer = await desk.fetch('/florin/payout/confirmThirdParty', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'confirm-1' },
    body: JSON.stringify({ originalReference: first }),
  });
  expect(answer.status).to.equal(200);
  desk.who = olga;
  return { desk, first };
}

describe('<florin-journal>', () => {
  afterEach(restorePage);

  it('lists what was asked for, latest first, with who, when, how much and how it ended', async () => {
    const { desk } = await openBusyDesk();
    const opened = await openJournal(desk);
    await opened.until(() => opened.rows().length === 3, 'three requests');
    const [confirmed, second, first] = opened.rows();
    expect(confirmed).to.match(/^Confirm a payout \w{16} anna@shop\.example Jan 10, 10:\d\d AM – Accepted$/);
    expect(second).to.match(
      /^Submit a payout .* olga@shop\.example \(you\) Jan 10, 10:02 AM ¥5,000 Accepted$/,
    );
    expect(first).to.match(/€1,250\.00 Accepted$/);
    expect(read(opened.root)).to.match(/Times are in UTC\./);
    expect(read(opened.root)).not.to.match(/NL91|Klaassen|1982/);
    await expect(opened.element).to.be.accessible();
  });

  it('shows all that is known of one, leads to what it was about, and goes back to its row', async () => {
    const { desk, first } = await openBusyDesk();
    const opened = await openJournal(desk);
    await opened.open(/Confirm a payout/);
    await opened.focused('h2');
    await opened.says(/The platform accepted the request\./);
    expect(read(opened.root.querySelector('[part=facts]'))).to.match(
      new RegExp(
        `Person anna@shop\\.example Role Approver .* About ${first} Kind Money, or cannot be undone Operation payout\\.confirmPayout .*Answer: response \\[payout-confirm-received\\] Number \\d`,
      ),
    );
    await opened.press('open');
    expect(opened.happened('florin-before-subject-open')).to.deep.equal([
      { row: 'payout.confirmPayout', element: 'florin-payouts', reference: first },
    ]);
    await expect(opened.element).to.be.accessible();
    await opened.press('back');
    await opened.focused('.open');
    expect(opened.happened('florin-journal-entry-opened')).to.deep.equal([{ entry: '5' }, { entry: '' }]);
  });

  it('has a link where the page says where a thing is shown', async () => {
    const { desk, first } = await openBusyDesk();
    const opened = await openJournal(desk, {
      entry: '5',
      addressOf: ({ element, reference }) => `/office?${element}=${reference}`,
    });
    await opened.until(() => opened.root.querySelector('a[part=open]'), 'a link');
    expect(opened.root.querySelector('a[part=open]')?.getAttribute('href')).to.match(
      new RegExp(`/office\\?florin-payouts=${first}$`),
    );
  });

  it('is narrowed by the proxy: by what, state, kind, day, and how an id or a reference begins', async () => {
    const { desk } = await openBusyDesk();
    const opened = await openJournal(desk);
    await opened.until(() => opened.rows().length === 3, 'three requests');
    await opened.narrow(/^Request/, 'payout.confirmPayout');
    await opened.until(() => opened.rows().length === 1, 'the confirmation');
    expect(opened.rows()[0]).to.match(/^Confirm a payout/);
    await opened.narrow(/^Request/, 'payout.storeDetailAndSubmitPayout');
    await opened.until(() => opened.rows().length === 2, 'two submissions');
    await opened.narrow(/^Status/, 'refused');
    await opened.state('filtered-empty');
    await opened.press('clear');
    await opened.until(() => opened.rows().length === 3, 'all');
    await opened.narrow(/^From/, '2030-01-11');
    await opened.state('filtered-empty');
    await opened.narrow(/^From/, '2030-01-10');
    await opened.until(() => opened.rows().length === 3, 'those of the day');
    await opened.type('search', 'winnings-2');
    await opened.until(() => opened.rows().length === 1, 'the second');
    await opened.type('search', '');
    await opened.until(() => opened.rows().length === 3, 'all again');
  });

  it('is narrowed by the proxy to one person, in an address that does not name them', async () => {
    const { href } = location;
    try {
      const { desk } = await openBusyDesk();
      const opened = await openJournal(desk, { noAddress: false });
      await opened.until(() => opened.rows().length === 3, 'three requests');
      const label = opened.all('[part=filters] label').find((each) => read(each).startsWith('Person'))!;
      const people = [...label.querySelectorAll('option')];
      expect(people.map(read)).to.deep.equal(['Any person', 'anna@shop.example', 'olga@shop.example']);
      await opened.narrow(/^Person/, people[1]!.value);
      await opened.until(() => opened.rows().length === 1, 'one request');
      expect(opened.rows()[0]).to.match(/^Confirm a payout/);
      const person = new URL(location.href).searchParams.get('journal-person');
      expect(person).to.match(/^[\w-]{43}$/);
      expect(location.href).not.to.contain('anna');
      const direct = await openJournal(desk, { noAddress: false });
      await direct.until(() => direct.rows().length === 1, 'one request by the link');
      const chosen = (): string[] =>
        direct
          .all('[part=filters] select')
          .map((each) => read((each as HTMLSelectElement).selectedOptions[0]));
      await direct.until(() => chosen().includes('anna@shop.example'), 'her name');
      await direct.press('clear');
      await direct.until(() => direct.rows().length === 3, 'all');
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('stands in the page’s address, and follows Back', async () => {
    const { href } = location;
    try {
      const { desk } = await openBusyDesk();
      const opened = await openJournal(desk, { noAddress: false });
      await opened.narrow(/^Kind/, 'money');
      await opened.until(() => opened.rows().length === 3, 'three');
      expect(new URL(location.href).searchParams.get('journal-kind')).to.equal('money');
      await opened.open(/Confirm/);
      expect(new URL(location.href).searchParams.get('entry')).to.equal('5');
      history.back();
      await opened.until(() => opened.rows().length === 3, 'the list');
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('says what each state means, and takes a word that it does not know for no success', async () => {
    const { desk } = await openBusyDesk();
    let state = '';
    // A proxy that is newer than the page may have a word of its own.
    desk.obstacle = async (_, proceed) => {
      const answer = await proceed();
      const text = await answer.text();
      return new Response(text.replaceAll('"state":"done"', `"state":"${state}"`), answer);
    };
    for (const [word, mark, meaning] of [
      ['asked', 'Being sent', /has not been answered yet/],
      ['refused', 'Refused', /Nothing was changed/],
      ['unknown', 'Not known', /may have been carried out. Check what it was about before you send it again/],
      ['perhaps', 'Not known', /may have been carried out/],
    ] as const) {
      state = word;
      const opened = await openJournal(desk, { entry: '5' });
      await opened.says(meaning);
      expect(read(opened.root.querySelector('[part=status]'))).to.equal(mark);
      expect(read(opened.root)).not.to.match(/accepted/);
    }
  });

  it('gives an approver what they asked for themselves, and a seller nothing', async () => {
    const { desk } = await openBusyDesk();
    const own = await openJournal(desk, { who: anna });
    await own.until(() => own.rows().length === 1, 'one request');
    expect(own.rows()[0]).to.match(/^Confirm a payout .*\(you\)/);
    const foreign = await openJournal(desk, { who: anna, entry: '1' });
    await foreign.says(/No request has this number, or you may not see it/);
    const seller = await openJournal(desk, {
      who: { audience: 'seller', session: 's', userId: 'u-1' },
      state: 'unauthorised',
    });
    expect(seller.rows()).to.deep.equal([]);
  });

  it('finds no request where an address holds what is no number, and asks for none', async () => {
    const { desk } = await openBusyDesk();
    const opened = await openJournal(desk, { entry: '1 or 1=1' });
    await opened.says(/No request has this number/);
    expect(desk.asked.filter(({ call }) => call === 'deeds')).to.have.length(0);
  });

  it('writes a file with the journal’s own words, exact to the minor unit', async () => {
    const { desk } = await openBusyDesk();
    const opened = await openJournal(desk);
    await opened.until(() => opened.rows().length === 3, 'three requests');
    const [head, , yen, euro] = await rowsSavedBy(async (files) => {
      await opened.press('export');
      await opened.until(() => files.length === 1, 'the file');
    });
    expect(head).to.match(/^"entry","asked_utc","ended_utc","row","kind","state","subject","reference",/);
    expect(yen?.replaceAll('"', '')).to.match(
      /^3,2030-01-10T10:02:00Z,.*,payout\.storeDetailAndSubmitPayout,money,done,.*winnings-2,JPY,5000,5000,operator,olga@/,
    );
    expect(euro?.replaceAll('"', '')).to.match(/,winnings-1,EUR,1250\.00,125000,/);
    expect(opened.happened('florin-journal-exported')).to.have.length(1);
  });

  it('has an empty first use, and keeps what is on screen when a later answer is an error', async () => {
    const empty = await openJournal(await openDesk(), { state: 'empty' });
    expect(read(empty.root)).to.match(/No requests yet/);
    const { desk } = await openBusyDesk();
    const opened = await openJournal(desk);
    await opened.until(() => opened.rows().length === 3, 'three requests');
    desk.obstacle = () => Promise.resolve(new Response('{"error":{"code":"internal"}}', { status: 500 }));
    expect(await opened.element.refresh()).to.equal(false);
    await opened.says(/did not answer as expected/);
    expect(opened.rows()).to.have.length(3);
    const broken = await openJournal(desk, { state: 'error' });
    desk.obstacle = undefined;
    await broken.press('retry');
    await broken.until(() => broken.rows().length === 3, 'the list');
  });

  it('fits a phone, from right to left', async () => {
    const { desk } = await openBusyDesk();
    const opened = await openJournal(desk, { locale: 'ar' });
    opened.element.dir = 'rtl';
    opened.element.style.cssText = 'display: block; inline-size: 320px';
    await opened.until(() => opened.rows().length === 3, 'three requests');
    expect(opened.element.scrollWidth).to.be.at.most(320);
    await expect(opened.element).to.be.accessible();
  });
});
