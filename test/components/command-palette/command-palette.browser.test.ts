import { expect, waitUntil } from '@open-wc/testing';

import { read } from '../opened.js';
import { dispute, later, openOffice, OPERATOR, payment, refused } from './office.js';

const ctrl = /^(?:Mac|iP)/.test(navigator.platform) ? { metaKey: true } : { ctrlKey: true };

/** An operator presses a key anywhere in the page. Returns whether the browser still handles it. */
const pressPage = (key: string, init: KeyboardEventInit = ctrl): boolean =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...init }),
  );

describe('<florin-command-palette>', () => {
  it('asks nothing until it is opened, by its button or by the shortcut, and gives the focus back', async () => {
    const office = await openOffice();
    expect(office.asked).to.deep.equal([]);
    const button = office.button(/Search/);
    expect(button.getAttribute('aria-keyshortcuts')).to.match(/^(?:Control|Meta)\+K$/);
    button.focus();
    button.click();
    await office.state('empty');
    expect(office.dialog().matches(':modal')).to.equal(true);
    expect(office.root.activeElement).to.equal(office.field());
    office.element.close();
    await waitUntil(() => office.root.activeElement === button, 'the focus at the button');
    expect(office.element.matches(':state(empty)')).to.equal(false);
    expect(pressPage('K')).to.equal(false);
    await waitUntil(() => office.dialog().open);
    expect(pressPage('k')).to.equal(false);
    await waitUntil(() => !office.dialog().open, 'closed by the shortcut');
  });

  it('leaves the shortcut to the browser where it is turned off, changed, or composed with other keys', async () => {
    const office = await openOffice();
    expect(pressPage('k', { ...ctrl, shiftKey: true })).to.equal(true);
    expect(pressPage('k', {})).to.equal(true);
    office.element.shortcut = '';
    expect(pressPage('k')).to.equal(true);
    await office.element.updateComplete;
    expect(office.root.querySelector('kbd')).to.equal(null);
    office.element.shortcut = 'j';
    expect(pressPage('k')).to.equal(true);
    expect(pressPage('j')).to.equal(false);
    await waitUntil(() => office.dialog().open);
  });

  it('does not open over another dialog, also one in another element', async () => {
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).innerHTML = '<dialog><button>Yes</button></dialog>';
    const other = host.shadowRoot!.querySelector('dialog')!;
    const office = await openOffice({ beside: host });
    other.showModal();
    expect(pressPage('k')).to.equal(true);
    office.element.show();
    await office.element.updateComplete;
    expect(office.dialog().open).to.equal(false);
    other.close();
    expect(pressPage('k')).to.equal(false);
    await waitUntil(() => office.dialog().open);
  });

  it('finds what begins with a reference in all rows that can answer, by kind, with amount and status', async () => {
    const office = await openOffice({
      answers: {
        payments: {
          payments: [payment('order-7'), payment('order-71', { outcome: 'refused' })],
          nextCursor: 'n',
        },
        disputes: { disputes: [dispute('DISPUTE7')] },
      },
    });
    await office.show('empty');
    await office.type('order-7');
    await office.until(() => office.choices().length === 3);
    expect(office.lines()).to.deep.equal([
      'order-7 PSPORDER7 €42.00 Authorised',
      'order-71 PSPORDER71 €42.00 Refused',
      'DISPUTE7 order-7 €42.00 To answer',
    ]);
    const groups = [...office.root.querySelectorAll('[role=group] .heading')].map(read);
    expect(groups).to.deep.equal(['Payments More exist. Type more of the reference.', 'Disputes']);
    expect(office.active()).to.equal('order-7 PSPORDER7 €42.00 Authorised');
    await office.until(() => office.heard.at(-1) === '3 results', 'what was found, said once');
    expect(office.heard.filter((said) => said === '3 results')).to.have.length(1);
    await expect(office.element).to.be.accessible();
  });

  it('waits for a pause in typing, and shows no answer to what was typed before', async () => {
    const slow = later();
    const given: string[] = [];
    const gone: boolean[] = [];
    const office = await openOffice({
      answers: {
        payments: (url, signal) => {
          const search = url.searchParams.get('search') ?? '';
          given.push(search);
          if (search !== 'order-1') return { payments: [payment('order-2')] };
          signal?.addEventListener('abort', () => gone.push(true));
          return slow.answer();
        },
      },
    });
    await office.show('empty');
    for (const text of ['o', 'or', 'ord', 'orde', 'order-1']) await office.type(text);
    await office.until(() => given.length === 1, 'one question');
    expect(given).to.deep.equal(['order-1']);
    await office.type('order-2');
    expect(gone).to.deep.equal([true]);
    await office.until(() => office.choices().length === 1);
    slow.give({ payments: [payment('order-1')] });
    await new Promise((resolve) => setTimeout(resolve));
    await office.element.updateComplete;
    expect(office.lines()).to.deep.equal(['order-2 PSPORDER2 €42.00 Authorised']);
  });

  it('chooses with arrow keys, Home, End and Enter, and tells the page what was chosen', async () => {
    const office = await openOffice({
      answers: { payments: { payments: [payment('order-1'), payment('order-2'), payment('order-3')] } },
    });
    office.element.addEventListener('florin-before-result-open', (event) => event.preventDefault());
    await office.show('empty');
    await office.type('order');
    await office.until(() => office.choices().length === 3);
    for (const [key, order] of [
      ['ArrowDown', 'order-2'],
      ['ArrowDown', 'order-3'],
      ['ArrowDown', 'order-1'],
      ['ArrowUp', 'order-3'],
      ['Home', 'order-1'],
      ['End', 'order-3'],
    ] as const) {
      expect(office.press(key)).to.equal(false);
      await office.element.updateComplete;
      expect(office.active(), key).to.match(new RegExp(`^${order} `));
    }
    expect(office.press('Enter')).to.equal(false);
    await waitUntil(() => !office.dialog().open);
    expect(office.happened('florin-before-result-open')).to.deep.equal([
      { kind: 'payment', element: 'florin-payment-operations', reference: 'order-3.1' },
    ]);
  });

  it('leaves keys to a word that is still being composed', async () => {
    const office = await openOffice({ answers: { payments: { payments: [payment('order-1')] } } });
    await office.show('empty');
    await office.type('order', { isComposing: true });
    office.press('Enter', { isComposing: true });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(office.asked).not.to.include('payments');
    office.field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await office.until(() => office.choices().length === 1);
    office.press('Enter', { isComposing: true });
    expect(office.happened('florin-before-result-open')).to.deep.equal([]);
  });

  it('opens what is found alone where Enter came before the answers', async () => {
    const slow = later();
    const office = await openOffice({ answers: { disputes: slow.answer } });
    office.element.addEventListener('florin-before-result-open', (event) => event.preventDefault());
    await office.show('empty');
    await office.type('DISPUTE7');
    office.press('Enter');
    slow.give({ disputes: [dispute('DISPUTE7')] });
    await office.until(() => office.happened('florin-before-result-open').length === 1);
    expect(office.happened('florin-before-result-open')).to.deep.equal([
      { kind: 'dispute', element: 'florin-disputes', reference: 'DISPUTE7' },
    ]);
  });

  it('says what could not be searched beside what was found, and asks that alone again', async () => {
    const office = await openOffice({
      answers: {
        payments: refused(500, 'internal'),
        disputes: { disputes: [dispute('order-7')] },
      },
    });
    await office.show('empty');
    await office.type('order-7');
    await office.says(/Payments could not be searched\. The server did not answer as expected/);
    await office.until(() => office.choices().length === 1);
    expect(office.happened('florin-command-palette-failed')).to.deep.equal([
      { code: 'server', detail: '500 internal' },
    ]);
    await expect(office.element).to.be.accessible();
    const before = office.asked.length;
    office.all['payments'] = { payments: [payment('order-7')] };
    office.button(/Try again/).click();
    await office.until(() => office.choices().length === 2);
    expect(office.asked.slice(before)).to.deep.equal(['payments']);
    expect(read(office.dialog())).not.to.match(/could not be searched/);
  });

  it('never says that nothing is found where something could not be searched', async () => {
    const office = await openOffice({ answers: { payments: refused(502, 'platform-unavailable') } });
    await office.show('empty');
    await office.type('order-7');
    await office.says(/Nothing found in what could be searched/);
    expect(office.element.matches(':state(filtered-empty)')).to.equal(false);
    expect(office.heard.join(' ')).not.to.match(/Nothing found\. Check/);
    office.all['payments'] = { payments: [] };
    office.button(/Try again/).click();
    await office.state('filtered-empty');
    await office.says(/Nothing found\. Check the reference/);
    await office.until(() => /Nothing found/.test(office.heard.at(-1) ?? ''));
  });

  it('takes a status that it does not know for unknown, and hides nothing in what others wrote', async () => {
    const office = await openOffice({
      answers: {
        payments: {
          payments: [payment('order-7\u202e', { outcome: 'perhaps\u202e', pspReference: '<b>P7</b>' })],
        },
      },
    });
    await office.show('empty');
    await office.type('order-7');
    await office.until(() => office.choices().length === 1);
    expect(office.lines()).to.deep.equal(['order-7 <b>P7</b> €42.00 Unknown status: perhaps']);
  });

  it('takes an answer that makes no sense for a failure', async () => {
    const office = await openOffice({ answers: { payments: { payments: 'none' } } });
    await office.show('empty');
    await office.type('order-7');
    await office.says(/Payments could not be searched/);
  });

  it('takes a refused id, and one that is another’s, for nothing found', async () => {
    const office = await openOffice({
      rows: ['balance-platform.getAccountHolder', 'checkout.getPaymentLink'],
      answers: {
        'balance-platform/accountHolders/AH0000000001': refused(422, 'platform-refused'),
        'balance-platform/accountHolders/AH0000000002': refused(404, 'not-found'),
      },
    });
    await office.show('empty');
    for (const id of ['AH0000000001', 'AH0000000002']) {
      await office.type(id);
      await office.state('filtered-empty');
    }
    expect(office.asked.filter((path) => path.startsWith('checkout/'))).to.deep.equal([]);
  });

  it('finds a terminal by its serial number, and reads the list of terminals once', async () => {
    const office = await openOffice({
      answers: {
        'terminal-management/getTerminalsUnderAccount': {
          companyAccount: 'Company',
          inventoryTerminals: ['P400Plus-111222333'],
          merchantAccounts: [
            { merchantAccount: 'Shop', stores: [{ store: 'Centre', inStoreTerminals: ['V400m-324688179'] }] },
          ],
        },
      },
    });
    await office.show('empty');
    await office.type('324688');
    await office.until(() => office.lines().includes('V400m-324688179'));
    await office.type('11122');
    await office.until(() => office.lines().includes('P400Plus-111222333'));
    const lists = office.asked.filter((path) => path === 'terminal-management/getTerminalsUnderAccount');
    expect(lists).to.have.length(1);
  });

  it('C10-300: neither offers nor asks for what the caller’s role does not allow', async () => {
    const office = await openOffice({
      audience: 'seller',
      rows: [
        'operator.getSummary',
        'operator.listSales',
        'terminal-management.getTerminal',
        'terminal-management.listTerminals',
      ],
      answers: { sales: { sales: [] } },
      properties: { addressOf: ({ element }) => `/office/${element}.html` },
    });
    await office.show();
    expect(office.lines()).to.deep.equal(['Overview', 'Sales', 'Terminals']);
    await office.type('V400m-324688179');
    await office.state('filtered-empty');
    await office.type('AH0000000001');
    await office.state('filtered-empty');
    expect(new Set(office.asked)).to.deep.equal(
      new Set(['config', 'rows', 'sales', 'terminal-management/getTerminalDetails']),
    );
  });

  it('C10-301: shows the next caller nothing of what the last one opened', async () => {
    const office = await openOffice({
      answers: { payments: { payments: [payment('order-1')] } },
      properties: { addressOf: ({ kind }) => (kind === 'place' ? undefined : '#found') },
    });
    const openFirst = async (): Promise<void> => {
      await office.type('order-1');
      await office.until(() => office.choices().length === 1);
      office.press('Enter');
      await waitUntil(() => !office.dialog().open);
    };
    await office.show('empty');
    await openFirst();
    await office.show();
    expect(office.lines()).to.deep.equal(['order-1.1 Payments']);
    office.element.close();
    const next = later();
    office.all['rows'] = next.answer;
    await office.show('loading');
    expect(office.lines()).to.deep.equal([]);
    next.give({ audience: 'approver', rows: OPERATOR });
    await office.state('empty');
    expect(office.lines()).to.deep.equal([]);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('opens a result in its element on the same page, where Back leads to what was there', async () => {
    const { href } = location;
    const on = Object.assign(document.createElement('florin-disputes'), {
      noAddress: false,
      addressPrefix: 'a-',
    });
    on.textContent = 'Disputes are here.';
    const office = await openOffice({
      answers: { disputes: { disputes: [dispute('DISPUTE7')] } },
      beside: on,
    });
    try {
      await office.show();
      expect(office.lines()).to.deep.equal(['Disputes']);
      await office.type('DISPUTE7');
      await office.until(() => office.lines().length === 1 && /To answer/.test(office.lines()[0]!));
      office.choices()[0]!.click();
      await waitUntil(() => !office.dialog().open);
      await waitUntil(() => location.search.includes('DISPUTE7'), 'its place in the address');
      expect((on as unknown as { dispute: string }).dispute).to.equal('DISPUTE7');
      expect(new URL(location.href).searchParams.get('a-dispute')).to.equal('DISPUTE7');
      await waitUntil(() => document.activeElement === on, 'the focus at the element');
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('says so where the page has no place for a result, and stays open', async () => {
    const office = await openOffice({ answers: { disputes: { disputes: [dispute('DISPUTE7')] } } });
    await office.show('empty');
    await office.type('DISPUTE7');
    await office.until(() => office.choices().length === 1);
    office.press('Enter');
    await office.says(/This page does not say where it shows Disputes\./);
    expect(office.dialog().open).to.equal(true);
    await office.until(() => /does not say where/.test(office.heard.at(-1) ?? ''));
  });

  it('goes to a page by a part of its name, and says how much has to be typed to search', async () => {
    const office = await openOffice({
      properties: { addressOf: ({ kind, element }) => (kind === 'place' ? `#${element}` : undefined) },
    });
    await office.show();
    expect(office.lines()).to.deep.equal([
      'Overview',
      'Payments',
      'Payment links',
      'Disputes',
      'Terminals',
      'Payouts',
      'Account holders',
      'Journal',
    ]);
    await office.type('di');
    await office.says(/type at least 3 characters/);
    expect(office.lines()).to.deep.equal(['Disputes']);
    office.press('Enter');
    await waitUntil(() => location.hash === '#florin-disputes');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('says that it is loading, offline, signed out or broken, and goes on', async () => {
    const office = await openOffice();
    const slow = later();
    office.all['rows'] = slow.answer;
    office.element.show();
    await office.state('loading');
    await office.type('order');
    slow.give(refused(401, 'unauthorised'));
    await office.state('unauthorised');
    await office.says(/You do not have access to the search/);
    await expect(office.element).to.be.accessible();
    office.all['rows'] = refused(500, 'internal');
    office.button(/Try again/).click();
    await office.state('error');
    office.all['rows'] = { audience: 'operator', rows: OPERATOR };
    office.button(/Try again/).click();
    await office.state('filtered-empty');
    expect(office.field().value).to.equal('order');
    expect(office.root.activeElement).not.to.equal(null);
  });
});
