import { expect } from '@open-wc/testing';

import { refusal } from '../known-seller.js';
import { labelOf, read } from '../opened.js';
import { printedBy } from '../printed-by.js';
import { rowsSavedBy } from '../saved-files.js';
import { openCompany, openTerminals } from './company.js';

describe('<florin-terminals>', () => {
  it('shows every place with its count, and when each terminal was last seen', async () => {
    const company = await openCompany();
    const opened = await openTerminals(company);
    expect(opened.all('[part=place]').map(read)).to.deep.equal([
      'All terminals 26',
      'Shops 17',
      'Store in Amsterdam 6',
      'Store in Utrecht 6',
      'In use without a store 1',
      'Inventory 4',
      'ShopsEvents 6',
      'Store in Antwerpen 5',
      'Inventory 1',
      'Inventory of Gulden 3',
    ]);
    await opened.place(/Utrecht/);
    await opened.allSeen();
    expect(opened.rows()).to.have.length(6);
    expect(read(opened.root.querySelector('[part=count]'))).to.equal('Terminals: 6 of 26');
    await opened.place(/Antwerpen/);
    await opened.allSeen();
    expect(opened.rows().filter((row) => row.includes('Off for over a week'))).to.have.length(2);
  });

  it('asks for the details of terminals on screen alone, four at a time', async () => {
    const company = await openCompany();
    const waiting: (() => void)[] = [];
    const answers = (call: string, proceed: () => Promise<Response>) =>
      call === 'getTerminalDetails'
        ? new Promise<void>((resolve) => waiting.push(resolve)).then(proceed)
        : undefined;
    company.obstacle = answers;
    const opened = await openTerminals(company);
    opened.all('tbody tr')[0]!.scrollIntoView();
    await opened.until(() => waiting.length === 4, 'four calls');
    company.obstacle = undefined;
    for (const go of waiting) go();
    const count = () => company.asked.filter(({ call }) => call === 'getTerminalDetails').length;
    await opened.until(() => count() > 4, 'the next');
    await opened.place(/Inventory of Gulden/);
    await opened.allSeen();
    expect(count()).to.be.below(26);
  });

  it('finds by id, store, model and status, and asks the platform for a terminal that is not in the list', async () => {
    const company = await openCompany();
    const opened = await openTerminals(company);
    const [id = ''] = opened.ids();
    await opened.type('[part=search]', id.slice(-6));
    expect(opened.ids()).to.deep.equal([id]);
    await opened.type('[part=search]', 'antwerpen');
    expect(opened.ids()).to.have.length(5);
    await opened.type('[part=search]', '');
    await opened.choose('field', 'off');
    await opened.until(
      () => opened.ids().length === 2 && !/Loading details/.test(read(opened.root)),
      'those that are off',
    );
    await opened.press('clear');
    await opened.type('[part=search]', 'V400m-000000000');
    await opened.state('filtered-empty');
    await opened.press('find');
    await opened.says(/The platform knows no terminal V400m-000000000\./);
    company.obstacle = (call) =>
      call === 'findTerminal'
        ? Promise.resolve(Response.json({ companyAccount: 'Gulden', merchantAccount: 'Shops', terminal: id }))
        : undefined;
    await opened.press('find');
    await opened.focused('h2');
    expect(read(opened.root.querySelector('h2'))).to.equal(id);
    await opened.press('back');
    expect(opened.root.querySelector('[aria-current]')?.textContent).to.contain('In use without a store');
  });

  it('opens one with network, SIM card, serial number and address, and leads back to its row', async () => {
    const company = await openCompany();
    const opened = await openTerminals(company);
    const [id = ''] = opened.ids();
    opened.all('.open')[0]!.click();
    await opened.focused('h2');
    await opened.says(/Permanent terminal ID \d{8}/);
    expect(read(opened.root)).to.match(
      /Place Store in Amsterdam Merchant account Shops Address Kloveniersburgwal 1, 1011 PX Amsterdam, NL/,
    );
    expect(read(opened.root)).to.match(/Wi-Fi MAC address [\da-f:]{17}.*SIM card ACTIVE SIM card number/);
    expect(await printedBy(() => opened.press('labels'))).to.contain(id);
    await opened.press('back');
    await opened.focused(`[data-id="${id}"]`);
    expect(opened.events).to.deep.equal([
      ['florin-terminal-opened', { terminal: id }],
      ['florin-terminal-opened', { terminal: '' }],
    ]);
  });

  it('a status that is new is shown in the platform’s own word, and details that are refused are said to be missing', async () => {
    const company = await openCompany();
    // By their model: how many rows had asked before the place was chosen is up to the browser.
    company.obstacle = (call, proceed) =>
      call === 'getTerminalDetails'
        ? proceed().then(async (answer) => {
            const details = (await answer.json()) as { readonly terminal: string };
            return details.terminal.startsWith('S1F2')
              ? Response.json({ ...details, terminalStatus: 'Hibernating' })
              : refusal(422, 'platform-refused');
          })
        : undefined;
    const opened = await openTerminals(company);
    await opened.place(/Utrecht/);
    await opened.says(/Hibernating/);
    await opened.state('partial');
    company.obstacle = undefined;
    // As often as there is something to press: details that were on the way are refused after it.
    await opened.until(() => {
      opened.root.querySelector<HTMLElement>('[part=again]')?.click();
      return !opened.root.querySelector('[part=missing]');
    }, 'all details');
  });

  it('keeps place, filter and terminal in the page’s address, and Back leads to the list', async () => {
    const { href } = location;
    try {
      const company = await openCompany();
      const opened = await openTerminals(company, { noAddress: false });
      await opened.place(/Utrecht/);
      const [id = ''] = opened.ids();
      opened.all('.open')[0]!.click();
      await opened.focused('h2');
      const address = new URL(location.href);
      expect(address.searchParams.get('terminal')).to.equal(id);
      expect(address.searchParams.get('terminals-place')).to.match(/^store\/Shops\/Utrecht/);
      history.back();
      await opened.until(() => opened.ids().length === 6, 'the list');
      opened.element.remove();
      const again = await openTerminals(company, { noAddress: false });
      await again.until(() => again.ids().length === 6, 'the same place');
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('makes a file of all that is found, with the details of each', async () => {
    const company = await openCompany();
    const opened = await openTerminals(company);
    const rows = await rowsSavedBy(async () => {
      await opened.press('export');
      await opened.until(
        () => opened.events.some(([name]) => name === 'florin-terminals-exported'),
        'a file',
      );
    });
    expect(rows).to.have.length(27);
    expect(rows.filter((row) => /OnlineToday|OnlineLast|SwitchedOff|ReAssign/.test(row))).to.have.length(26);
  });

  it('shows a seller the terminals of their own store, and nothing that moves them', async () => {
    const codes = await openCompany().then(async ({ fetch }) => {
      const answer = await fetch('/florin/terminal-management/getStoresUnderAccount', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      } as never);
      return ((await answer.json()) as { stores: { store: string }[] }).stores.map(({ store }) => store);
    });
    const [store = ''] = codes;
    const company = await openCompany({ identity: { audience: 'seller', stores: [store] } as never });
    const opened = await openTerminals(company, { store });
    expect(opened.ids()).to.have.length(6);
    await opened.tickAll();
    expect(opened.all('[part=labels]')).to.have.length(1);
    expect(opened.all('[part=move], [part=places]')).to.deep.equal([]);
    const closed = await openTerminals(company, {}, 'unauthorised');
    expect(read(closed.root)).to.contain('You do not have access to terminals.');
    expect(closed.events[0]?.[0]).to.equal('florin-terminals-failed');
  });

  it('is closed, and says so, to a role that may not see terminals', async () => {
    const company = await openCompany({ identity: { audience: 'approver', email: 'bo@shop.example' } });
    const opened = await openTerminals(company, {}, 'unauthorised');
    expect(read(opened.root)).to.contain(
      'You are signed in as an approver, and this role has no access here.',
    );
  });

  it('says that there are none, that it cannot show them, and shows old ones beside what went wrong', async () => {
    const company = await openCompany();
    company.obstacle = (call) =>
      call === 'getTerminalsUnderAccount'
        ? Promise.resolve(Response.json({ companyAccount: 'Gulden', merchantAccounts: [] }))
        : undefined;
    const opened = await openTerminals(company, {}, 'empty');
    expect(read(opened.root)).to.contain('You have no terminals yet.');
    company.obstacle = undefined;
    await opened.element.refresh();
    await opened.state('ready');
    company.obstacle = () => Promise.resolve(refusal(502, 'platform-unavailable'));
    await opened.element.refresh();
    await opened.until(() => opened.root.querySelector('[role=alert].trouble'), 'what went wrong');
    expect(opened.ids()).to.have.length(26);
  });

  for (const scheme of ['light', 'dark'])
    it(`is accessible in ${scheme}, right to left and at 320 pixels, as a list and as one terminal`, async () => {
      const { documentElement: page, body } = document;
      page.style.colorScheme = scheme;
      body.style.background = 'Canvas';
      if (scheme === 'dark') {
        page.dir = 'rtl';
        body.style.inlineSize = '320px';
      }
      try {
        const opened = await openTerminals(await openCompany(), { locale: scheme === 'dark' ? 'ar' : 'en' });
        opened.all('tbody tr')[0]!.scrollIntoView();
        await opened.until(() => opened.root.querySelector('.mark'), 'details');
        if (scheme === 'dark') expect(opened.element.scrollWidth).to.be.at.most(320);
        await expect(opened.element).to.be.accessible();
        opened.all('.open')[0]!.click();
        await opened.focused('h2');
        await opened.until(() => opened.all('[part=facts]').length === 2, 'the facts');
        if (scheme === 'dark') expect(opened.element.scrollWidth).to.be.at.most(320);
        await expect(opened.element).to.be.accessible();
        expect(opened.all('button').map(labelOf).every(Boolean)).to.equal(true);
      } finally {
        page.dir = page.style.colorScheme = body.style.background = body.style.inlineSize = '';
      }
    });
});
