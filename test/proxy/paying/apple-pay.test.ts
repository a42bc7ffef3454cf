import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { jsonOfBase64 } from '../../../src/facts/base64.js';
import { openAppShop } from '../app-shop.js';
import { codeOf, fieldOf, type Reply } from '../shop.js';

type Shop = Awaited<ReturnType<typeof openAppShop>>;

const ask = ({ shopper }: Shop, body: object = { order: 'ORDER-1' }, headers = {}): Promise<Reply> =>
  shopper.post('/applePay/sessions', body, headers);

const sessionOf = ({ body }: Reply) => jsonOfBase64(String(body['session'])) as Record<string, unknown>;

describe('a session of Apple Pay', () => {
  it('is made for the merchant of the platform’s list and the page’s own domain', async () => {
    const shop = await openAppShop();
    const { domainName, merchantIdentifier, displayName } = sessionOf(await ask(shop));
    assert.deepEqual(
      [domainName, merchantIdentifier, displayName],
      ['localhost', 'merchant.sandbox.florin', 'Shop'],
    );
  });

  it('C9-133: a page cannot name the domain, the merchant, or an address to ask', async () => {
    const shop = await openAppShop();
    for (const named of [
      { validationURL: 'http://169.254.169.254/latest' },
      { domainName: 'evil.example' },
      { merchantIdentifier: 'merchant.other' },
    ]) {
      const refused = await ask(shop, { order: 'ORDER-1', ...named });
      assert.equal(codeOf(refused), 'invalid-request');
    }
    const foreign = await ask(shop, { order: 'ORDER-1' }, { origin: 'https://evil.example' });
    assert.equal(codeOf(foreign), 'origin-refused');
  });

  it('is refused for an order that Apple Pay may not pay', async () => {
    const blocked = await openAppShop({ order: { blockedPaymentMethods: ['applepay'] } });
    const refused = await ask(blocked);
    assert.deepEqual([codeOf(refused), fieldOf(refused)], ['invalid-request', 'order']);
  });

  it('counts as an attempt to pay, so that a page cannot ask without end', async () => {
    const shop = await openAppShop();
    let reply = await ask(shop);
    for (let count = 0; count < 100 && reply.status === 200; count++) reply = await ask(shop);
    assert.equal(codeOf(reply), 'rate-limited');
  });
});
