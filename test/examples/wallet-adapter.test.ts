import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';

import type {
  registeredWallet as RegisteredWallet,
  WalletOrder,
} from '../../src/client/shopper/register-wallet.js';
import { loadCode } from '../bundled-module.js';
import { snippet } from '../end-to-end/readme-blocks.js';
import { ROOT } from '../house/files.js';

const WALLETS = join(ROOT, 'src/client/shopper/register-wallet.ts');

const ORDER: WalletOrder = {
  order: 'order-1',
  amount: { value: 1999, currency: 'USD' },
  environment: 'test',
  brands: ['visa'],
};

describe('the adapter of a wallet as the documentation shows it', () => {
  const opened: unknown[] = [];
  const closed: unknown[] = [];
  let registeredWallet: typeof RegisteredWallet;
  let answer: object | undefined = { token: 'a token', close: (isPaid: boolean) => closed.push(isPaid) };

  before(async () => {
    const ownersScript = {
      isReady: async (environment: string) => environment !== 'live',
      open: async (order: object) => {
        opened.push(order);
        return answer;
      },
    };
    Object.assign(globalThis, { ownersScript });
    const code = `${snippet('wallet-adapter')}\nexport { registeredWallet } from 'florin/wallets';\n`;
    const loaded = await loadCode<{ registeredWallet: typeof RegisteredWallet }>(code, {
      'florin/wallets': WALLETS,
    });
    registeredWallet = loaded.registeredWallet;
  });

  it('says whether the wallet can be used', async () => {
    const adapter = registeredWallet('samsungpay');
    assert.equal(await adapter?.isAvailable(ORDER), true);
    assert.equal(await adapter?.isAvailable({ ...ORDER, environment: 'live' }), false);
  });

  it('gives the token that the wallet gave, and tells it whether the order is paid', async () => {
    const given = await registeredWallet('samsungpay')?.ask(ORDER);
    assert.equal(given?.token, 'a token');
    const { order, amount, brands } = ORDER;
    assert.deepEqual(opened, [{ order, amount, brands }]);
    given.close?.('paid');
    given.close?.('refused');
    assert.deepEqual(closed, [true, false]);
  });

  it('gives nothing where the shopper has closed it', async () => {
    answer = undefined;
    assert.equal(await registeredWallet('samsungpay')?.ask(ORDER), undefined);
  });
});
