import { expect, waitUntil } from '@open-wc/testing';

import { registerWallet, type WalletAdapter } from '../../../../src/client/shopper/register-wallet.js';
import { simulatedToken } from '../../../../src/sandbox/wallets/simulated-token.js';
import { WALLET_CARDS } from '../../../../src/sandbox/wallets/wallet-cards.js';
import { openStage, type Stage } from '../../../stage.js';
import { methodLabels, openMethod, settled, show, type Shown } from '../../checkout/till-keys.js';

const NAME = 'Samsung Pay';
const names = (shown: Shown) => methodLabels(shown).map(({ textContent }) => textContent.trim());
const button = (shown: Shown) => shown.find('[part~=wallet-button]');

const tokenOf = (id: string): string => {
  const card = WALLET_CARDS.find((known) => known.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return simulatedToken(card, crypto.randomUUID());
};

/** Asked for in the United States, where the sandbox lists Samsung Pay. */
async function withWallet(stage: Stage): Promise<Shown> {
  const shown = await show(stage, { countryCode: 'US' });
  await openMethod(shown, NAME);
  await waitUntil(() => button(shown), shown.text());
  return shown;
}

const sent = (stage: Stage): number =>
  stage.asked.filter((each) => each === 'POST /checkout/payments').length;

describe('a wallet by its owner’s script', () => {
  let asked: string[];
  let closed: unknown[];
  const register = (adapter: Partial<WalletAdapter> = {}): void =>
    registerWallet('samsungpay', {
      isAvailable: () => true,
      ask: async ({ order, amount, environment }) => {
        asked.push(`${order} ${amount.value} ${amount.currency} ${environment}`);
        return { token: tokenOf('approved'), close: (outcome) => void closed.push(outcome) };
      },
      ...adapter,
    });
  beforeEach(() => {
    asked = [];
    closed = [];
  });
  after(() => register({ isAvailable: () => false }));

  it('is not offered where the page has no adapter for it, or its adapter says no', async () => {
    const before = await show(await openStage(), { countryCode: 'US' });
    expect(names(before)).not.to.include(NAME);
    for (const isAvailable of [() => false, () => Promise.reject(new Error('its script is blocked'))]) {
      register({ isAvailable });
      expect(names(await show(await openStage(), { countryCode: 'US' }))).not.to.include(NAME);
    }
  });

  it('pays once with the token that its adapter gives, and tells it how the payment ended', async () => {
    register();
    const stage = await openStage();
    const shown = await withWallet(stage);
    await expect(shown.element).to.be.accessible();
    expect(button(shown)?.textContent.trim()).to.equal(NAME);
    button(shown)?.click();
    await settled(shown, 'paid');
    expect(asked).to.deep.equal([`${shown.element.order} 1999 EUR sandbox`]);
    expect([closed, stage.charged(), sent(stage)]).to.deep.equal([['paid'], 1, 1]);
  });

  it('has paid where its adapter throws when it is told so, and the page hears of what was thrown', async () => {
    register({
      ask: async () => ({
        token: tokenOf('approved'),
        close: () => {
          throw new Error('the owner’s script broke');
        },
      }),
    });
    const heard: string[] = [];
    const note = (event: ErrorEvent): void => {
      event.preventDefault();
      heard.push(event.error?.message);
    };
    const { onerror } = globalThis;
    globalThis.onerror = null;
    addEventListener('error', note);
    const stage = await openStage();
    const shown = await withWallet(stage);
    button(shown)?.click();
    await settled(shown, 'paid');
    removeEventListener('error', note);
    globalThis.onerror = onerror;
    expect(heard).to.deep.equal(['the owner’s script broke']);
    expect(stage.charged()).to.equal(1);
  });

  it('shows its owner’s own button, and pays by a click on it', async () => {
    register({
      createButton: (pay) => {
        const own = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Own' });
        own.addEventListener('click', pay);
        return own;
      },
    });
    const shown = await withWallet(await openStage());
    const own = button(shown)?.querySelector('button');
    expect(own?.textContent).to.equal('Own');
    own?.click();
    await settled(shown, 'paid');
  });

  it('gives the focus back to its owner’s button when the shopper closes it', async () => {
    const own = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Own' });
    let close = (): void => undefined;
    register({
      createButton: (pay) => {
        own.addEventListener('click', pay);
        return own;
      },
      ask: () => new Promise<undefined>((resolve) => (close = () => resolve(undefined))),
    });
    const shown = await withWallet(await openStage());
    own.focus();
    own.click();
    await shown.until('busy');
    expect(own.isConnected).to.equal(false);
    close();
    await waitUntil(() => shown.element.shadowRoot?.activeElement === own);
  });

  it('sends nothing when the shopper closes it, or its script fails, and can be opened again', async () => {
    let answer: WalletAdapter['ask'] = async () => undefined;
    register({ ask: (order) => answer(order) });
    const stage = await openStage();
    const shown = await withWallet(stage);
    const tried = (): Promise<unknown> => shown.element.submit().catch(({ code }: { code: string }) => code);
    expect(await tried()).to.equal('dismissed');
    expect(shown.text()).not.to.contain('did not open');
    answer = () => Promise.reject(new Error('no'));
    expect(await tried()).to.equal('dismissed');
    await waitUntil(() => shown.text().includes('Samsung Pay did not open.'), shown.text());
    answer = async () => ({ token: '' });
    expect(await tried()).to.equal('dismissed');
    expect(sent(stage)).to.equal(0);
    answer = async () => ({ token: tokenOf('declined') });
    button(shown)?.click();
    await settled(shown, 'refused');
    expect(stage.charged()).to.equal(0);
  });

  it('is refused by name where the type is no wallet', () => {
    expect(() => registerWallet('ideal', {} as WalletAdapter)).to.throw(TypeError, 'samsungpay');
  });
});
