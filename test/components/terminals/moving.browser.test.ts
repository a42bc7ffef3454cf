import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { refusal } from '../known-seller.js';
import { read } from '../opened.js';
import { openCompany, openTerminals, type Company } from './company.js';

const sent = ({ asked }: Company) => asked.filter(({ call }) => call === 'assignTerminals');

/** Opens the step for all terminals of a place. */
async function openMove(company: Company, place: RegExp) {
  const opened = await openTerminals(company);
  await opened.place(place);
  await opened.tickAll();
  const ids = opened.ids();
  await opened.press('move');
  await opened.focused('h2');
  return {
    ...opened,
    terminals: ids,
    /** Chooses where to, and goes on to the question. */
    ask: async (target: string): Promise<void> => {
      await opened.choose('target', target);
      await opened.press('continue');
      await opened.focused('[part=leave]');
    },
    confirm: async (): Promise<void> => {
      await opened.press('confirm');
      await opened.until(() => opened.results().length > 0 && !opened.element.busy, 'results');
    },
  };
}

const STOCK = 'stock/ShopsEvents';

describe('moving terminals', () => {
  it('says from where, where to and what it does, asks with the focus on Cancel, and moves by keyboard alone', async () => {
    const company = await openCompany();
    const opened = await openMove(company, /Inventory of Gulden/);
    await opened.until(() => company.asked.some(({ call }) => call === 'getStoresUnderAccount'), 'stores');
    expect(read(opened.root)).to.match(/Move 3 terminals From Inventory of Gulden 3 To/);
    await sendKeys({ press: 'Tab' });
    await opened.focused('#target');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await opened.says(/Choose where the terminals go\./);
    await opened.focused('#target');
    await opened.choose('target', STOCK);
    expect(read(opened.root.querySelector('[part=effect]'))).to.equal(
      '3 terminals from an inventory move at once. They stay in the inventory of ShopsEvents, and take no payments there.',
    );
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await opened.focused('[part=leave]');
    expect(read(opened.root.querySelector('dialog'))).to.match(
      /^Move 3 terminals to “Inventory of ShopsEvents”\? 3 terminals from an inventory move at once\./,
    );
    await sendKeys({ press: 'Enter' });
    await opened.until(() => !opened.root.querySelector('dialog'), 'closed');
    expect(sent(company)).to.deep.equal([]);
    await opened.press('continue');
    await opened.focused('[part=leave]');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await opened.until(() => opened.results().length === 3, 'results');
    expect(opened.results()).to.deep.equal(opened.terminals.map((id) => `${id} Moved`));
    expect(sent(company).map(({ body }) => body)).to.deep.equal([
      { merchantAccount: 'ShopsEvents', merchantInventory: true, terminals: opened.terminals },
    ]);
    const atPlatform = company.arrived.filter(({ path }) => path === 'assignTerminals');
    expect(atPlatform.map(({ body }) => JSON.parse(body) as object)).to.deep.equal([
      {
        terminals: opened.terminals,
        merchantInventory: true,
        companyAccount: 'Gulden',
        merchantAccount: 'ShopsEvents',
      },
    ]);
    const target = { merchantAccount: 'ShopsEvents', store: undefined, merchantInventory: true };
    expect(opened.events).to.deep.equal([
      ['florin-before-terminals-move', { terminals: opened.terminals, ...target }],
      ['florin-terminals-moved', { ...target, done: 3, scheduled: 0, failed: 0, unknown: 0 }],
    ]);
    expect(opened.events.every(([, detail]) => Object.isFrozen(detail))).to.equal(true);
    expect(opened.heard).to.include('Moved: 3. Waiting for a restart: 0. Not moved: 0. Not confirmed: 0.');
    await opened.focused('h2');
    await opened.press('back');
    await opened.until(() => /Inventory of Gulden 0/.test(read(opened.root)), 'the count');
  });

  it('names that terminals leave every account for the inventory of the company, and has the number typed above ten', async () => {
    const company = await openCompany();
    const opened = await openMove(company, /^Shops 17/);
    await opened.ask('inventory');
    expect(read(opened.root.querySelector('dialog'))).to.match(
      /They leave every merchant account, and go back to the inventory of the company Gulden\. 13 terminals in use restart, and cannot be used until they call home\./,
    );
    await opened.press('confirm');
    await opened.says(/Type the number 17\./);
    expect(sent(company)).to.deep.equal([]);
    await opened.type('#confirm-typed', '17');
    await opened.confirm();
    expect(sent(company)[0]?.body).to.deep.equal({ terminals: opened.terminals });
    const count = (word: string) => opened.results().filter((row) => row.endsWith(word)).length;
    expect([count('Waits for its restart'), count('Moved')]).to.deep.equal([13, 4]);
    company.later(600_000);
    await opened.press('look');
    await opened.until(() => !opened.element.busy && count('Moved') > 15, 'arrived');
    expect(count('Waits for its restart')).to.equal(17 - count('Moved'));
  });

  it('offers no inventory of the company where the merchant opens one account alone', async () => {
    const company = await openCompany({ isOneAccount: true });
    const opened = await openMove(company, /Utrecht/);
    const values = [...opened.root.querySelectorAll('option')].map(({ value }) => value);
    expect(values).to.include('stock/Shops').and.not.include('inventory');
    await opened.ask('in-use/Shops');
    await opened.confirm();
    expect(sent(company)[0]?.body).to.deep.include({ merchantAccount: 'Shops', merchantInventory: false });
  });

  it('shows an error for each terminal, reads unknown words again, and tries the failed ones alone once more', async () => {
    const company = await openCompany();
    const opened = await openMove(company, /Inventory of Gulden/);
    const [failed = '', odd = '', done = ''] = opened.terminals;
    company.obstacle = (call) =>
      call === 'assignTerminals'
        ? Promise.resolve(
            Response.json({
              results: { [failed]: 'Error: terminal is blocked', [odd]: 'ActionQueued', [done]: 'Done' },
            }),
          )
        : undefined;
    await opened.ask(STOCK);
    await opened.confirm();
    expect(opened.results()).to.deep.equal([
      `${failed} Not moved terminal is blocked`,
      `${odd} Not confirmed ActionQueued`,
      `${done} Moved`,
    ]);
    const isReadAgain = ({ call, body }: Company['asked'][number]): boolean =>
      call === 'getTerminalDetails' && body['terminal'] === odd;
    expect(company.asked.some(isReadAgain)).to.equal(true);
    company.obstacle = undefined;
    await opened.press('retry-failed');
    await opened.focused('[part=leave]');
    await opened.press('confirm');
    await opened.until(() => opened.results().includes(`${failed} Moved`), 'the failed one');
    expect(sent(company).map(({ body }) => body['terminals'])).to.deep.equal([opened.terminals, [failed]]);
    expect(new Set(sent(company).map(({ key }) => key)).size).to.equal(2);
    expect(opened.results()).to.have.length(3);
  });

  it('after a lost answer says that it does not know, looks, and sends the same again under the same key', async () => {
    const company = await openCompany();
    const opened = await openMove(company, /Inventory of Gulden/);
    company.obstacle = (call) =>
      call === 'assignTerminals' ? Promise.reject(new TypeError('no network')) : undefined;
    await opened.ask(STOCK);
    await opened.confirm();
    expect(opened.results()).to.deep.equal(opened.terminals.map((id) => `${id} Not confirmed`));
    expect(opened.events.at(-1)?.[1]).to.deep.include({ done: 0, unknown: 3 });
    await opened.press('look');
    await opened.until(() => !opened.element.busy, 'looked');
    expect(read(opened.root)).to.contain(
      'The answer was lost. We do not know yet whether the terminals move.',
    );
    company.obstacle = undefined;
    await opened.press('send-again');
    await opened.until(() => opened.results().every((row) => row.endsWith('Moved')), 'moved');
    const keys = sent(company).map(({ key }) => key);
    expect(keys.length).to.be.above(1);
    expect(new Set(keys).size).to.equal(1);
    expect(opened.root.querySelector('[part=doubt]')).to.equal(null);
  });

  it('that was carried out without an answer is found out by looking', async () => {
    const company = await openCompany();
    const opened = await openMove(company, /Inventory of Gulden/);
    company.obstacle = (call, proceed) =>
      call === 'assignTerminals'
        ? proceed().then(() => {
            throw new TypeError('the answer got lost');
          })
        : undefined;
    await opened.ask(STOCK);
    await opened.confirm();
    company.obstacle = undefined;
    await opened.press('look');
    await opened.until(() => opened.results().every((row) => row.endsWith('Moved')), 'moved');
  });

  it('a refusal moves nothing and says so; so does a page that prevents it', async () => {
    const company = await openCompany();
    const opened = await openMove(company, /Inventory of Gulden/);
    company.obstacle = (call) =>
      call === 'assignTerminals' ? Promise.resolve(refusal(422, 'platform-refused')) : undefined;
    await opened.ask(STOCK);
    await opened.press('confirm');
    await opened.says(/Nothing was moved\. The platform refused\./);
    expect(opened.root.querySelector<HTMLSelectElement>('#target')?.value).to.equal(STOCK);
    company.asked.length = 0;
    opened.element.addEventListener('florin-before-terminals-move', (event) => event.preventDefault());
    await opened.press('continue');
    await opened.focused('[part=leave]');
    await opened.press('confirm');
    await opened.until(() => !opened.root.querySelector('dialog'), 'closed');
    expect(sent(company)).to.deep.equal([]);
  });

  for (const scheme of ['light', 'dark'])
    it(`is accessible in ${scheme}, right to left and at 320 pixels, in each step`, async () => {
      const { documentElement: page, body } = document;
      page.style.colorScheme = scheme;
      body.style.background = 'Canvas';
      page.dir = scheme === 'dark' ? 'rtl' : '';
      body.style.inlineSize = scheme === 'dark' ? '320px' : '';
      try {
        const opened = await openMove(await openCompany(), /^Shops 17/);
        const isFine = async (): Promise<void> => {
          if (scheme === 'dark') expect(opened.element.scrollWidth).to.be.at.most(320);
          await expect(opened.element).to.be.accessible();
        };
        await opened.choose('target', 'inventory');
        await isFine();
        await opened.press('continue');
        await opened.focused('[part=leave]');
        await isFine();
        await opened.type('#confirm-typed', '17');
        await opened.confirm();
        await isFine();
      } finally {
        page.dir = page.style.colorScheme = body.style.background = body.style.inlineSize = '';
      }
    });
});
