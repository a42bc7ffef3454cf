import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { typeKeys } from '../../type-keys.js';
import { enter } from '../card-fields/typed-card.js';
import { labelOf, read } from '../opened.js';
import { open, openAccount, type Account, type AccountOptions, type Opened } from './account.js';

const ADDED = 'POST /checkout/storedPaymentMethods';
const LIST = 'GET /checkout/storedPaymentMethods';
const VISA = { brand: 'visa', lastFour: '1111' };
/** The sandbox's bank refuses this one. */
const REFUSED = '4000000000000002';

const posts = ({ asked }: Account) => asked.filter(({ call }) => call === ADDED);
const problem = ({ root }: Opened) => read(root.querySelector('.adding [part=error]'));
const frameOf = ({ root }: Opened) => root.querySelector('iframe');
const isBusy = ({ element }: Opened) => element.busy;

/** An account page whose shopper has opened the form to add a card. */
async function openForm(options: AccountOptions = {}, properties: Partial<Opened['element']> = {}) {
  const account = await openAccount({ cards: ['mc'], addsCards: true, ...options });
  const state = options.cards?.length === 0 ? 'empty' : 'ready';
  const opened = await open(account, { sandboxKey: account.sandbox.publicKey, ...properties }, state);
  opened.button(/^Add a card/).click();
  await opened.until(() => opened.root.querySelector('.card-frame.ready'), 'the card frame');
  return { account, opened };
}

async function type(opened: Opened, number = '4111111111111111', code = '737'): Promise<void> {
  await enter(opened.element, () => opened.root.querySelector<HTMLElement>('.card-frame')!.focus());
  await typeKeys(number);
  await sendKeys({ press: 'Tab' });
  await typeKeys('0330');
  await sendKeys({ press: 'Tab' });
  await typeKeys(code);
  await opened.until(() => opened.element.isDirty, 'typed');
}

async function save(opened: Opened, shown: () => unknown): Promise<void> {
  opened.button(/^Save$/).click();
  await opened.until(shown);
}

describe('<florin-saved-cards> adds a card', () => {
  afterEach(() => {
    document.documentElement.style.colorScheme = document.body.style.background = '';
    document.body.style.inlineSize = '';
  });

  it('only where the proxy says that it can be done', async () => {
    const closed = await open(await openAccount());
    expect(() => closed.button(/^Add a card/)).to.throw();
    const opened = await open(await openAccount({ addsCards: true }));
    expect(labelOf(opened.button(/^Add a card/))).to.equal('Add a card');
    const guest = await open(await openAccount({ addsCards: true, isSignedIn: false }), {}, 'unauthorised');
    expect(() => guest.button(/^Add a card/)).to.throw();
  });

  it('without paying: it is in the list, has the focus, is announced, and the page is told no id', async () => {
    const { account, opened } = await openForm();
    await type(opened);
    await save(opened, () => opened.rows().length === 2);
    expect(opened.rows()[1]).to.match(/VISA ending in 1111 VISA •••• 1111 Valid until 03\/2030 Remove/);
    expect(await account.kept()).to.deep.equal(['4444', '1111']);
    expect(account.sandbox.books()).to.deep.equal([]);
    await opened.until(() => opened.root.activeElement?.matches('li.added'));
    expect(opened.heard.at(-1)).to.equal('VISA ending in 1111 was saved.');
    expect(opened.events).to.deep.equal([['florin-card-added', VISA]]);
    expect(opened.root.querySelector('.adding')).to.equal(null);
    expect(opened.root.innerHTML).not.to.match(/[A-Z0-9]{16}/);
    const body = posts(account)[0]!.init.body as string;
    expect(Object.keys(JSON.parse(body) as object).toSorted()).to.deep.equal([
      'paymentMethod',
      'recurringProcessingModel',
    ]);
    expect(body).not.to.match(/4111|"737"|0330/);
  });

  it('where nothing was stored before', async () => {
    const { opened } = await openForm({ cards: [] });
    await type(opened);
    await save(opened, () => opened.rows().length === 1);
    await opened.state('ready');
  });

  it('with the name on it, where the page asks for that', async () => {
    const { account, opened } = await openForm({}, { withHolderName: true });
    await type(opened);
    await sendKeys({ press: 'Tab' });
    await typeKeys('Ada Lovelace');
    await save(opened, () => opened.rows().length === 2);
    expect(posts(account)[0]!.init.body).to.contain('"holderName":"Ada Lovelace"');
  });

  it('once for a double click', async () => {
    const { account, opened } = await openForm();
    await type(opened);
    const button = opened.button(/^Save$/);
    button.click();
    button.click();
    expect(isBusy(opened)).to.equal(true);
    await opened.until(() => opened.rows().length === 2);
    expect(posts(account)).to.have.length(1);
  });

  it('by keyboard alone: Enter in a field saves, Escape closes the form', async () => {
    const { account, opened } = await openForm();
    await enter(opened.element, () => opened.root.querySelector<HTMLElement>('.card-frame')!.focus());
    await sendKeys({ press: 'Escape' });
    await opened.until(() => !opened.root.querySelector('.adding'), 'closed');
    expect(labelOf(opened.root.activeElement!)).to.equal('Add a card');
    await sendKeys({ press: 'Enter' });
    await opened.until(() => opened.root.querySelector('.card-frame.ready'), 'the card frame');
    await type(opened);
    await sendKeys({ press: 'Enter' });
    await opened.until(() => opened.rows().length === 2);
    expect(posts(account)).to.have.length(1);
  });

  it('not before the card is whole: the field to correct gets the focus, and nothing is sent', async () => {
    const { account, opened } = await openForm();
    await enter(opened.element, () => opened.root.querySelector<HTMLElement>('.card-frame')!.focus());
    await typeKeys('4111');
    opened.button(/^Save$/).focus();
    await save(opened, () => opened.root.activeElement === frameOf(opened));
    expect(posts(account)).to.have.length(0);
    expect(problem(opened)).to.equal('');
  });

  it('not one that is refused: one line says so, the form stays, and the security code is gone', async () => {
    const { account, opened } = await openForm();
    await type(opened, REFUSED);
    await save(opened, () => problem(opened));
    expect(problem(opened)).to.equal('These card details were not accepted. Check them or use another card.');
    expect(opened.rows()).to.have.length(1);
    expect(opened.events).to.deep.equal([
      ['florin-saved-cards-failed', { code: 'refused', detail: '422 platform-refused' }],
    ]);
    // The number is still there, and the code is asked for again.
    opened.button(/^Save$/).focus();
    await save(opened, () => opened.root.activeElement === frameOf(opened));
    expect(posts(account)).to.have.length(1);
    await typeKeys('737');
    await save(opened, () => posts(account).length === 2);
    const [first, second] = posts(account).map(({ init }) =>
      new Headers(init.headers).get('idempotency-key'),
    );
    expect(first).not.to.equal(second);
  });

  it('says that it does not know where the answer was lost, and sends the same again under the same key', async () => {
    const { account, opened } = await openForm();
    await type(opened);
    account.obstacle = (call) =>
      call === ADDED || call === LIST ? Promise.reject(new TypeError('Failed to fetch')) : undefined;
    await save(opened, () => problem(opened) && !isBusy(opened));
    expect(problem(opened)).to.match(/^We do not know yet whether this card was saved\./);
    expect(opened.heard).not.to.include('VISA ending in 1111 was saved.');
    expect(opened.rows()).to.have.length(1);
    expect(account.asked.at(-1)?.call).to.equal(LIST);
    account.obstacle = undefined;
    await save(opened, () => opened.rows().length === 2);
    const sent = posts(account).map(({ init }) => [
      new Headers(init.headers).get('idempotency-key'),
      init.body,
    ]);
    expect(new Set(sent.map(([key]) => key)).size).to.equal(1);
    expect(new Set(sent.map(([, body]) => body)).size).to.equal(1);
    expect(await account.kept()).to.deep.equal(['4444', '1111']);
  });

  it('and sees by the list that it was saved, where the answer alone was lost', async () => {
    const { account, opened } = await openForm();
    await type(opened);
    const loseAnswer = async (): Promise<Response> => {
      account.obstacle = undefined;
      await account.fetch('/florin/checkout/storedPaymentMethods', account.asked.at(-1)!.init);
      return Response.json({ error: { code: 'platform-unavailable' } }, { status: 502 });
    };
    account.obstacle = (call) => (call === ADDED ? loseAnswer() : undefined);
    await save(opened, () => opened.rows().length === 2);
    expect(opened.events.at(-1)).to.deep.equal(['florin-card-added', VISA]);
  });

  it('waits where too many were tried', async () => {
    const { account, opened } = await openForm();
    await type(opened);
    account.obstacle = (call) =>
      call === ADDED
        ? Response.json({ error: { code: 'rate-limited', field: 'proof' } }, { status: 429 })
        : undefined;
    await save(opened, () => problem(opened));
    expect(problem(opened)).to.equal('Too many tries. Wait a moment, then try again.');
    expect(opened.events.at(-1)?.[1]).to.deep.equal({
      code: 'rate-limited',
      detail: '429 rate-limited proof',
    });
  });

  for (const scheme of ['light', 'dark'])
    it(`accessibly at 320 pixels, before and after a refusal, ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = 'Canvas';
      document.body.style.inlineSize = '320px';
      const { opened } = await openForm();
      await expect(opened.element).to.be.accessible();
      await type(opened, REFUSED);
      await save(opened, () => problem(opened));
      await expect(opened.element).to.be.accessible();
      expect(opened.element.scrollWidth).to.be.at.most(320);
    });
});
