import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';

import { serve } from '@hono/node-server';

import { verifyProxy } from '../../src/command/verify-proxy.js';
import { openAppShop } from '../proxy/app-shop.js';

type Fields = Record<string, unknown>;

const posted = ({ url, method, headers }: Request, body: string): Request =>
  new Request(url, { method, headers, ...(body !== '' && { body }) });

/** What `florin verify-proxy` says of a proxy in front of the sandbox, which takes methods of every family. */
async function verify(
  edit?: (paymentMethod: Fields) => unknown,
): Promise<{ said: string; payments: number }> {
  const methods = ['scheme', 'ideal', 'blik', 'eps', 'sepadirectdebit', 'googlepay', 'affirm', 'giftcard'];
  const { proxy, sandbox } = await openAppShop({
    amount: { value: 1999, currency: 'EUR' },
    order: { countryCode: 'AT', allowedPaymentMethods: [...methods, 'trustly', 'bcmc_mobile', 'atome'] },
    options: { limits: { session: 1000, address: 1000 }, clientAddress: () => '203.0.113.9' },
  });
  const server = serve({
    fetch: async (request) => {
      if (!edit || !request.url.endsWith('/checkout/payments')) return proxy(request);
      const body = await request.text();
      try {
        const parsed = JSON.parse(body) as { paymentMethod: Fields };
        return await proxy(
          posted(request, JSON.stringify({ ...parsed, paymentMethod: edit(parsed.paymentMethod) })),
        );
      } catch {
        return proxy(posted(request, body));
      }
    },
    port: 0,
    hostname: '127.0.0.1',
  });
  await once(server, 'listening');
  try {
    const { port } = server.address() as { port: number };
    const { said } = await verifyProxy([`http://127.0.0.1:${port}/florin`, '--order', 'ORDER-1']);
    return { said, payments: sandbox.books().filter(({ brand }) => brand !== 'visa').length };
  } finally {
    server.close();
  }
}

describe('florin verify-proxy at a shop with many methods', () => {
  it('finds nothing at our own proxy', async () => {
    const { said } = await verify();
    assert.match(said, /^the same {2}families of methods$/m, said);
  });

  it('says where a family takes what belongs to another', async () => {
    const { said, payments } = await verify((method) => {
      const { holderName: _, issuer: __, ...rest } = method;
      if (method['type'] === 'giftcard') delete rest['person'];
      if (method['type'] === 'trustly') delete rest['storedPaymentMethodId'];
      return method['type'] === 'scheme' ? method : rest;
    });
    assert.match(said, /^differs {3}families of methods$/m);
    assert.match(said, /by \w+ with holderName/);
    assert.match(said, /by giftcard with person/);
    assert.match(said, /by trustly with storedPaymentMethodId/);
    assert.equal(payments, 0);
  });
});
