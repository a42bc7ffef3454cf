import '../proxy/florin-from-source.mjs';

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

import { registeredWallet, type WalletOrder } from '../../src/client/shopper/register-wallet.js';
import { snippet } from '../end-to-end/readme-blocks.js';

const ORDER: WalletOrder = {
  order: 'order-1',
  amount: { value: 1999, currency: 'USD' },
  environment: 'test',
  brands: ['visa'],
};

describe('the adapter of a wallet as the documentation shows it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'florin-wallet-'));
  const opened: unknown[] = [];
  const closed: unknown[] = [];
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
    const file = join(folder, 'adapter.mjs');
    writeFileSync(file, snippet('wallet-adapter'));
    await import(pathToFileURL(file).href);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

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
