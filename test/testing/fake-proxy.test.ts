import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { bind, createClient } from '../../src/client/index.js';
import { shopper } from '../../src/client/shopper/index.js';
import { createFakeProxy, type FakeProxy, type ProxyFailure } from '../../src/testing/index.js';

const ORDER = { order: 'ORDER-1001' };
const PAID = {
  key: 'KEY-1',
  order: 'ORDER-1001',
  outcome: 'paid',
  settled: true,
  amount: { value: 1999, currency: 'EUR' },
};

/** A page of this proxy. */
const pageOf = ({ fetch }: FakeProxy) => bind(createClient({ baseUrl: '/florin', fetch }), shopper);

describe('a fake proxy', () => {
  it('answers as the proxy does, and needs no options', async () => {
    const proxy = await createFakeProxy();
    const { amount, methods } = await pageOf(proxy).methods(ORDER);
    assert.deepEqual(amount, { value: 1999, currency: 'EUR' });
    assert.ok(methods.some(({ type }) => type === 'scheme'));
    assert.deepEqual(proxy.calls, [{ row: 'methods', input: ORDER }]);
  });

  it('takes the options of the proxy: who asks, and what an order costs', async () => {
    const amount = { value: 500, currency: 'JPY' };
    const proxy = await createFakeProxy({
      identify: () => ({ audience: 'operator' }),
      resolveOrder: () => ({ amount, returnUrl: 'https://shop.example/return' }),
    });
    assert.deepEqual((await pageOf(proxy).methods(ORDER)).amount, amount);
    const reply = await proxy.fetch('/florin/payments?limit=5', {});
    assert.equal(reply.status, 200);
    assert.deepEqual(proxy.calls.at(-1), { row: 'listPayments', input: { limit: '5' } });
  });

  it('gives the answer that a test set, until it is cleared', async () => {
    const proxy = await createFakeProxy();
    proxy.answer('attempt', PAID);
    assert.deepEqual(await pageOf(proxy).attempt({ key: 'KEY-1' }), PAID);
    assert.deepEqual(proxy.calls, [{ row: 'attempt', input: { key: 'KEY-1' } }]);
    proxy.clear('attempt');
    await assert.rejects(pageOf(proxy).attempt({ key: 'KEY-1' }), { code: 'unknown-attempt' });
  });

  it('answers the row of an interface, also without a body', async () => {
    const proxy = await createFakeProxy();
    proxy.answer('checkout.deleteStoredPaymentMethod', undefined);
    const path = '/florin/checkout/storedPaymentMethods/CARD-1';
    assert.equal((await proxy.fetch(path, { method: 'DELETE' })).status, 204);
  });

  it('names the field of an answer that does not fit, and the row or code that is not known', async () => {
    const proxy = await createFakeProxy();
    const { outcome: _, ...less } = PAID;
    const set = (answer: object) => () => proxy.answer('attempt', answer as never);
    assert.throws(set(less), { name: 'TypeError', message: /'attempt': outcome/ });
    assert.throws(set({ ...PAID, amount: { value: '19.99', currency: 'EUR' } }), /'attempt': amount\.value/);
    assert.throws(set({ ...PAID, refernce: 'R' }), /'attempt': refernce/);
    assert.throws(() => proxy.answer('reserve', {} as never), /has no body/);
    assert.throws(() => proxy.answer('pya' as never, undefined as never), /no row 'pya'.* pay,/);
    assert.throws(
      () => proxy.fail('legal-entity.createLegalEntiy' as never, 'offline'),
      /no row 'legal-entity\.createLegalEntiy'.*legal-entity\.createLegalEntity/,
    );
    assert.throws(() => proxy.clear('paid' as never), /no row 'paid'/);
    assert.throws(() => proxy.fail('pay', { code: 'refused' as never }), /code 'refused'/);
    // @ts-expect-error An answer has the type of its row.
    assert.throws(() => proxy.answer('attempt', { key: 1 }), /'attempt'/);
  });

  it('refuses as the proxy does', async () => {
    const proxy = await createFakeProxy();
    proxy.fail('methods', { code: 'order-expired' });
    await assert.rejects(pageOf(proxy).methods(ORDER), { code: 'order-expired', status: 409 });
    proxy.fail('methods', { code: 'invalid-request', field: 'order' });
    await assert.rejects(pageOf(proxy).methods(ORDER), { code: 'invalid-request', field: 'order' });
  });

  it('loses a request before it is carried out, or the answer afterwards', async () => {
    const known = async (failure: ProxyFailure): Promise<string | undefined> => {
      const proxy = await createFakeProxy();
      proxy.fail('reserve', failure);
      await assert.rejects(pageOf(proxy).reserve({ ...ORDER, key: 'KEY-1' }), { kind: 'network' });
      return (await pageOf(proxy).methods(ORDER)).attempt;
    };
    assert.equal(await known('offline'), undefined);
    assert.equal(await known('unknown'), 'KEY-1');
  });

  it('waits until it is cleared, or the caller gives up', async () => {
    const proxy = await createFakeProxy();
    proxy.fail('methods', 'slow');
    const leaving = new AbortController();
    const left = pageOf(proxy).methods(ORDER, { signal: leaving.signal });
    const waiting = pageOf(proxy).methods(ORDER);
    leaving.abort();
    await assert.rejects(left, { kind: 'cancelled' });
    proxy.clear();
    assert.equal((await waiting).amount.value, 1999);
  });
});
