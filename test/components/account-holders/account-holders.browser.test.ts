import { expect } from '@open-wc/testing';

import { DAY } from '../../../src/facts/instant.js';
import { closing } from '../closed-rows.js';
import { refusal } from '../known-seller.js';
import { read } from '../opened.js';
import { rowsSavedBy } from '../saved-files.js';
import { openDesk, openHolders } from './desk.js';

describe('<florin-account-holders>', () => {
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('lists account holders with status, capabilities and accounts, and opens one by a link of its own', async () => {
    const { href } = location;
    try {
      const desk = await openDesk();
      const opened = await openHolders(desk, { noAddress: false });
      await opened.until(() => opened.rows()[1]?.endsWith(' 2'), 'two accounts');
      expect(opened.rows()[1]).to.match(/A seller in the Netherlands AH\w+ Active Allowed: 10/);
      await opened.open(/Netherlands/);
      expect(new URL(location.href).searchParams.get('holder')).to.equal(desk.own);
      await opened.focused('h2');
      expect(opened.text('h2')).to.equal('A seller in the Netherlands');
      expect(opened.all('[part~=account] h4').map(read)).to.deep.equal([
        'A seller in the Netherlands: EUR',
        'A seller in the Netherlands: USD',
      ]);
      await opened.press('legal-entity');
      expect(opened.happened('florin-account-holder-followed')).to.deep.equal([
        { accountHolder: desk.own, legalEntity: desk.entity },
      ]);
      history.back();
      await opened.until(() => opened.rows().length === 3, 'the list');
      const direct = await openHolders(desk, { accountHolder: desk.other });
      await direct.says(/A seller in the United Kingdom: GBP/);
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('shows what is wrong with a capability, how to fix it and by when, and never takes what is not told for allowed', async () => {
    const desk = await openDesk();
    const soon = new Date(desk.clock.now + 3 * DAY).toISOString();
    const problem = {
      entity: { id: 'LE1', type: 'LegalEntity' },
      verificationErrors: [
        {
          code: '2_8036',
          message: 'The document has expired',
          remediatingActions: [{ code: '2_115', message: 'Upload a new one' }],
        },
      ],
    };
    desk.obstacle = async (call, proceed) => {
      const answer = await proceed();
      if (!/^GET \S*\/accountHolders(?:\/AH\w+)?$/.test(call)) return answer;
      const text = (await answer.text())
        .replaceAll('"status":"active"', '"status":"frozen"')
        .replaceAll(
          /"receivePayments":\{[^}]*\}/g,
          `"receivePayments":{"requested":true,"allowed":true,"verificationStatus":"valid","problems":${JSON.stringify([problem])}}`,
        )
        .replaceAll(
          /"issueCard":\{[^}]*\}/g,
          '"issueCard":{"requested":true,"verificationStatus":"deferred"}',
        )
        .replaceAll(
          '"legalEntityId"',
          `"verificationDeadlines":[{"capabilities":["receivePayments"],"expiresAt":"${soon}"}],"legalEntityId"`,
        );
      return new Response(text, answer);
    };
    const opened = await openHolders(desk);
    expect(opened.rows()[1]).to.match(
      /Unknown status: frozen Problems: 1 Pending: 1 Allowed: 8 in [23] days/,
    );
    await opened.open(/Netherlands/);
    const [first, second] = opened.all('[part~=capabilities] tbody tr').map(read);
    expect(first).to.match(
      /receivePayments Problem Yes Yes Passed The document has expired Code: 2_8036 To fix it: Upload a new one LegalEntity LE1 in [23] days/,
    );
    expect(second).to.match(/issueCard Pending Yes Not said deferred Nothing/);
    expect(opened.text('[part=deadline]')).to.match(/Complete the legal entity’s data by May 7, 2026/);
    await opened.press('back');
    const [status, needs] = opened.all('select[part=field]') as HTMLSelectElement[];
    for (const [select, value, count] of [
      [needs, 'problem', 3],
      [needs, 'week', 3],
      [status, 'active', 0],
    ] as const) {
      select!.value = value;
      select!.dispatchEvent(new Event('change', { bubbles: true }));
      await opened.until(() => opened.rows().length === count, `${value}: ${count}`);
    }
    await opened.state('filtered-empty');
  });

  it('finds by ID, reference and metadata, and by an email, which is in no address and no storage', async () => {
    const desk = await openDesk();
    await desk.platform.updateAccountHolder({
      id: desk.own,
      reference: 'user-7',
      metadata: { shop: 'Pottery' },
    });
    await desk.entities.updateLegalEntity({
      id: (await desk.holder(desk.other)).legalEntityId,
      reference: 'user-8',
    });
    const users: Record<string, string> = { 'sam@shop.example': 'user-7', 'kim@shop.example': 'user-8' };
    desk.obstacle = (call) => {
      if (!call.startsWith('GET /listings/getUserByEmail')) return undefined;
      const email = new URL(lastUrl, location.href).searchParams.get('email') ?? '';
      const id = users[email];
      return id
        ? Response.json({ id, email, name: 'Sam', role: 'seller', createdAt: '2026-01-01T00:00:00Z' })
        : refusal(404, 'not-found');
    };
    let lastUrl = '';
    const fetch: typeof desk.fetch = (url, init) => {
      lastUrl = String(url);
      return desk.fetch(url, init);
    };
    const opened = await openHolders({ fetch });
    for (const [text, count] of [
      ['user-7', 1],
      ['pottery', 1],
      [desk.other, 1],
      ['seller', 2],
    ] as const) {
      await opened.type('search', text);
      await opened.until(() => opened.rows().length === count, `${text}: ${count}`);
    }
    await opened.type('search', 'sam@shop.example');
    await opened.press('find');
    await opened.until(() => opened.element.accountHolder === desk.own, 'the holder of the user');
    await opened.press('back');
    expect(opened.root.querySelector<HTMLInputElement>('[part~=search]')!.value).to.equal('user-7');
    await opened.type('search', 'kim@shop.example');
    await opened.press('find');
    await opened.until(() => opened.element.accountHolder === desk.other, 'the holder of the legal entity');
    await opened.press('back');
    await opened.type('search', 'no-such@shop.example');
    await opened.press('find');
    await opened.says(/No user has this email/);
    const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href]);
    expect(kept).to.not.contain('@shop.example');
  });

  it('suspends and resumes after a question, and closes an account for good once the end of its id is typed', async () => {
    const desk = await openDesk();
    const opened = await openHolders(desk, { accountHolder: desk.own });
    await opened.press('suspend');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    expect(opened.text('dialog')).to.match(/Suspend A seller in the Netherlands\? No payouts leave/);
    expect(read(opened.root.activeElement)).to.equal('Cancel');
    await opened.press('confirm');
    await opened.until(() => /Suspended/.test(opened.text('.head [part=status]')), 'suspended');
    expect((await desk.holder()).status).to.equal('suspended');
    expect(opened.heard.at(-1)).to.equal('A seller in the Netherlands is suspended.');
    expect(opened.all('[part=history] li').map(read)[0]).to.match(
      /^Account holder changed AH\w+ May 4, 2026.*olga@shop\.example Done$/,
    );
    await opened.press('resume');
    await opened.press('confirm');
    await opened.until(() => /Active/.test(opened.text('.head [part=status]')), 'active');
    const { id } = await desk.platform.createBalanceAccount(
      { accountHolderId: desk.own, description: 'Spare' },
      { idempotencyKey: 'spare' },
    );
    const again = await openHolders(desk, { accountHolder: desk.own });
    await again.press(`[data-account="${id}"] [part=close]`);
    expect(again.text('dialog')).to.match(/Close the balance account Spare for good\? This is final/);
    await again.press('confirm');
    expect(again.text('dialog [role=alert]')).to.equal(`Enter ${id.slice(-4)}.`);
    await again.type('confirm-typed', id.slice(-4).toLowerCase());
    await again.press('confirm');
    await again.until(
      () => /Closed/.test(again.text(`[data-account="${id}"] [part=status]`)),
      'closed for good',
    );
    expect(again.happened('florin-account-holder-changed')).to.deep.equal([
      { accountHolder: desk.own, balanceAccount: id, change: 'close', ending: 'received' },
    ]);
    // Money is on the others: the platform says no, and why is said where the button is.
    await again.press(`[data-account="${desk.eur}"] [part=close]`);
    await again.type('confirm-typed', desk.eur.slice(-4));
    await again.press('confirm');
    await again.says(/Nothing was changed\. The platform refused/);
  });

  it('looks what became of a change whose answer was lost, and says so where it is not known', async () => {
    const desk = await openDesk();
    desk.lose('PATCH /balance-platform/accountHolders');
    const opened = await openHolders(desk, { accountHolder: desk.own });
    await opened.press('suspend');
    await opened.press('confirm');
    await opened.until(() => /Suspended/.test(opened.text('.head [part=status]')), 'suspended');
    desk.obstacle = (call) => (call.startsWith('PATCH') ? refusal(502, 'platform-unavailable') : undefined);
    await opened.press('resume');
    await opened.press('confirm');
    await opened.says(/We do not know yet whether this was changed/);
    expect(opened.happened('florin-account-holder-changed')).to.have.length(2);
  });

  it('makes a CSV file of all that is found', async () => {
    const desk = await openDesk();
    const opened = await openHolders(desk);
    await opened.type('search', 'seller');
    const lines = await rowsSavedBy(async () => {
      await opened.press('export');
      await opened.until(() => opened.happened('florin-account-holders-exported').length, 'the file');
    });
    expect(lines).to.have.length(3);
    expect(lines[0]).to.match(
      /account_holder.*legal_entity.*status.*capabilities.*deadline_utc.*primary_balance_account/,
    );
    expect(lines[1]).to.contain('allowed 10; pending 0; problem 0').and.to.contain(desk.own);
  });

  it('gives a seller the tax form of their own and nothing else, and another seller none of it', async () => {
    const desk = await openDesk({
      who: ({ own }) => ({ audience: 'seller', accountHolders: [own], session: 's' }),
    });
    const opened = await openHolders(desk, { audience: 'seller' });
    expect(opened.text('h2')).to.equal('Your tax forms');
    expect(opened.all('table, [part~=new], [part~=search], [part~=edit]')).to.deep.equal([]);
    await opened.press('load');
    await opened.until(() => opened.root.querySelector('[part=download]'), 'the form');
    const link = opened.root.querySelector<HTMLAnchorElement>('[part=download]')!;
    expect(link.download).to.equal('US1099k-2025.pdf');
    const pdf = await (await fetch(link.href)).text();
    expect(pdf)
      .to.match(/^%PDF-/)
      .and.to.contain(desk.own);
    expect(opened.happened('florin-tax-form-opened')).to.deep.equal([
      { accountHolder: 'me', formType: 'US1099k', year: 2025 },
    ]);
    const asked = await desk.fetch(
      new URL(
        `/florin/balance-platform/accountHolders/${desk.other}/taxForms?formType=US1099k&year=2025`,
        location.href,
      ).href,
      { method: 'GET', headers: {}, body: undefined } as never,
    );
    expect(asked.status).to.equal(404);
    const list = await openHolders(desk, {}, 'unauthorised');
    expect(list.rows()).to.deep.equal([]);
    const foreign = await openHolders(desk, { accountHolder: desk.other }, 'unauthorised');
    expect(read(foreign.root)).to.not.contain('Kingdom');
  });

  it('speaks to a seller in the languages of sellers, and to an operator in those of operators', async () => {
    const desk = await openDesk({
      who: ({ own }) => ({ audience: 'seller', accountHolders: [own], session: 's' }),
    });
    const opened = await openHolders(desk, { audience: 'seller', locale: 'sv' });
    await opened.until(() => opened.text('h2') === 'Dina skatteformulär', 'Swedish');
    await opened.press('load');
    await opened.says(/Ladda ner US1099k-2025\.pdf \(PDF\)/);
    expect(read(opened.root)).to.not.match(/Test mode|Choose|Year|Get the/);
    const staff = await openHolders(await openDesk(), { locale: 'sv' });
    expect(staff.text('[part~=new]')).to.equal('New account holder');
    const closed = await openHolders(desk, { audience: 'operator', locale: 'sv' }, 'unauthorised');
    expect(closed.text('[part=panel]')).to.match(/no access here/);
    closed.element.audience = 'seller';
    await closed.until(() => closed.text('h2') === 'Dina skatteformulär', 'Swedish');
  });

  it('keeps what is there where a part does not come, and asks for it again', async () => {
    const desk = await openDesk();
    desk.obstacle = (call) =>
      call.includes('/balanceAccounts') || call.includes('/deeds')
        ? refusal(502, 'platform-unavailable')
        : undefined;
    const opened = await openHolders(desk);
    await opened.state('partial');
    expect(opened.rows()).to.have.length(3);
    expect(opened.text('[part=missing]')).to.match(/could not be counted: 3/);
    opened.all('.open')[1]!.click();
    await opened.until(() => opened.all('[part=missing]').length === 2, 'two parts are missing');
    desk.obstacle = undefined;
    await opened.press('again');
    await opened.until(() => opened.root.querySelector('[part~=accounts]'), 'accounts');
    desk.obstacle = () => refusal(502, 'platform-unavailable');
    await openHolders(desk, {}, 'error');
    desk.obstacle = (call) =>
      call.endsWith('/accountHolders')
        ? Response.json({ accountHolders: [], hasNext: false, hasPrevious: false })
        : undefined;
    const none = await openHolders(desk, {}, 'empty');
    expect(read(none.root)).to.contain('No account holders yet');
  });

  it('offers no change that the role does not open', async () => {
    const desk = await openDesk();
    const rows = [
      'createAccountHolder',
      'updateAccountHolder',
      'createBalanceAccount',
      'updateBalanceAccount',
    ];
    const fetch = closing(desk.fetch, ...rows.map((row) => `balance-platform.${row}`));
    const opened = await openHolders({ fetch });
    expect(opened.part('new')).to.equal(null);
    await opened.open(/Netherlands/);
    expect(opened.all('[part~=edit], [part~=suspend], [part~=close], [part~=add]')).to.deep.equal([]);
  });
});
