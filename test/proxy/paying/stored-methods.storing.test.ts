import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import type { Charge } from '../../../src/proxy/index.js';
import { BLIK, openAppShop } from '../app-shop.js';
import { ACH, BACS, PAD, SEPA } from '../debit-shop.js';
import { codeOf, fieldOf } from '../shop.js';

interface Listed {
  readonly type: string;
  readonly name: string;
  readonly family?: string;
  readonly consents?: readonly { readonly text: string }[];
  readonly configuration?: { readonly storedPaymentMethodId?: string; readonly canStore?: boolean };
}

const HOMES: Readonly<Record<string, readonly [country: string, currency: string]>> = {
  blik: ['PL', 'PLN'],
  sepadirectdebit: ['NL', 'EUR'],
  ach: ['US', 'USD'],
  eft_directdebit_CA: ['CA', 'CAD'],
  directdebit_GB: ['GB', 'GBP'],
};

/** A shop in the country of a method; `be` says who asks, the shopper Anna at first. */
async function openShop(type: string, options: object = {}, order: object = {}) {
  const [countryCode, currency] = HOMES[type] ?? ['NL', 'EUR'];
  const amount = { value: 1999, currency };
  let who: string | undefined = 'anna-1';
  const allowed = type === BACS.type ? { allowedPaymentMethods: [type] } : {};
  const shop = await openAppShop({
    amount,
    order: { countryCode, ...allowed, ...order },
    options: { identify: () => ({ audience: 'shopper', session: 's1', shopperReference: who }), ...options },
  });
  const listed = async (reference?: string) =>
    (await shop.shopper.methods(reference)).body['methods'] as readonly Listed[];
  const stored = async (reference?: string) =>
    (await listed(reference)).find(({ configuration }) => configuration?.storedPaymentMethodId);
  /** Pays an order by a method, which is stored where its shopper says so. */
  const pay = (key: string, paymentMethod: object, changes: object = {}) =>
    shop.shopper.pay(key, { paymentMethod, amount, ...changes });
  /** The bank or the app approves, and the platform reports it. */
  const approve = async (reply: Awaited<ReturnType<typeof pay>>) => {
    if ((reply.body['action'] as object | undefined) !== undefined) await shop.answer(reply, 'approve');
    shop.later(DAY);
    await shop.report();
  };
  /** Pays ORDER-0 by a method that is stored by that, and says what is kept of it. */
  const store = async (paymentMethod: object) => {
    const first = await pay('k0', paymentMethod, { order: 'ORDER-0', storePaymentMethod: true });
    await approve(first);
    const kept = await stored();
    assert.ok(kept, JSON.stringify(first.body));
    return { first, kept, id: kept.configuration?.storedPaymentMethodId ?? '' };
  };
  const remove = (id: string, shopperReference = 'anna-1') =>
    shop.sandbox.fetch(
      `https://sandbox.example/v71/storedPaymentMethods/${id}?merchantAccount=Shop&shopperReference=${shopperReference}`,
      { method: 'DELETE', headers: { 'x-api-key': 'sandbox' } },
    );
  const be = (name: string | undefined): void => void (who = name);
  return { ...shop, listed, stored, pay, approve, store, remove, be };
}

const agreed = ({ debit: { consents } }: { readonly debit: { readonly consents: readonly object[] } }) => ({
  consents,
});

describe('a bank account that a shopper stores', () => {
  it('can be stored where the server knows the shopper, and the method can be', async () => {
    const shop = await openShop('sepadirectdebit');
    const canStore = async () =>
      (await shop.listed()).filter(({ configuration }) => configuration?.canStore).map(({ type }) => type);
    assert.deepEqual(await canStore(), ['paypal', 'klarna', 'sepadirectdebit']);
    shop.be(undefined);
    assert.deepEqual(await canStore(), []);
  });

  it('is told by its last four digits, and paid by them and its own mandate, which says what is debited now', async () => {
    for (const [method, digits] of [
      [SEPA, '6789'],
      [ACH, '6789'],
      [PAD, '4567'],
      [BACS, '9911'],
    ] as const) {
      const shop = await openShop(method.type);
      const { kept, id } = await shop.store(method);
      assert.match(kept.name, new RegExp(`· •••• ${digits}$`));
      assert.equal(kept.family, 'direct-debit');
      assert.ok(
        kept.consents?.some(({ text }) => /19\.99/.test(text)),
        kept.type,
      );
      const stored = { type: method.type, storedPaymentMethodId: id, debit: agreed(method) };
      const again = await shop.pay('k1', stored);
      assert.equal(again.body['outcome'], 'pending', JSON.stringify(again.body));
      const sent = shop.sent().at(-1)!;
      assert.deepEqual(sent['paymentMethod'], { type: method.type, storedPaymentMethodId: id });
      assert.ok((sent['metadata'] as Record<string, string>)['consentId']);
      assert.deepEqual(
        [sent['storePaymentMethod'], sent['recurringProcessingModel']],
        [undefined, 'CardOnFile'],
      );
      await shop.approve(again);
      assert.equal((await shop.shopper.attempt('k1')).body['outcome'], 'paid');
      assert.equal(shop.charged(), 2);
    }
  });

  it('is stored once it was debited, and not where the bank refuses', async () => {
    const shop = await openShop('sepadirectdebit');
    const refused = { ...SEPA, debit: { ...SEPA.debit, iban: 'NL42TEST0000000002' } };
    const first = await shop.pay('k0', refused, { order: 'ORDER-0', storePaymentMethod: true });
    assert.equal(await shop.stored(), undefined);
    await shop.approve(first);
    assert.equal(await shop.stored(), undefined);
  });

  it('is not stored where its shopper does not say so', async () => {
    const shop = await openShop('sepadirectdebit');
    await shop.approve(await shop.pay('k0', SEPA, { order: 'ORDER-0' }));
    assert.equal(await shop.stored(), undefined);
    assert.equal(shop.sent().find((body) => 'paymentMethod' in body)?.['storePaymentMethod'], undefined);
  });

  it('is not offered where nothing would tell how its debit ends', async () => {
    const shop = await openShop('sepadirectdebit', { notifications: undefined });
    await shop.pay('k0', { type: 'paypal' });
    assert.ok((await shop.listed()).every(({ type, family }) => type !== 'sepadirectdebit' || !family));
  });

  it('C9-202: debits nothing without what its shopper agrees to, or with a text of another', async () => {
    const shop = await openShop('sepadirectdebit');
    const { id } = await shop.store(SEPA);
    const stored = { type: 'sepadirectdebit', storedPaymentMethodId: id };
    for (const [key, debit] of Object.entries({
      none: undefined,
      empty: { consents: [] },
      other: agreed(ACH),
      old: { consents: [{ ...SEPA.debit.consents[0], version: '2020-01-01' }] },
    })) {
      const refused = await shop.pay(key, { ...stored, ...(debit && { debit }) });
      assert.deepEqual(
        [codeOf(refused), fieldOf(refused)],
        ['invalid-request', 'paymentMethod.debit.consents'],
      );
    }
    const typed = await shop.pay('typed', { ...stored, debit: SEPA.debit });
    assert.match(String(fieldOf(typed)), /^paymentMethod\.debit\.(ownerName|iban)$/);
    assert.equal(shop.charged(), 1);
  });

  it('C9-201: of another shopper, of another type, or that was removed, debits nothing, and no guest has one', async () => {
    const shop = await openShop('sepadirectdebit');
    const { id } = await shop.store(SEPA);
    const stored = { type: 'sepadirectdebit', storedPaymentMethodId: id, debit: agreed(SEPA) };
    shop.be('ben-1');
    assert.equal(await shop.stored(), undefined);
    assert.equal(codeOf(await shop.pay('ben', stored)), 'platform-refused');
    assert.equal((await shop.remove(id, 'ben-1')).status, 422);
    shop.be(undefined);
    assert.equal(fieldOf(await shop.pay('guest', stored)), 'paymentMethod.storedPaymentMethodId');
    shop.be('anna-1');
    assert.equal(
      codeOf(await shop.pay('twint', { type: 'twint', storedPaymentMethodId: id })),
      'platform-refused',
    );
    for (const type of ['swish', 'riverty', 'afterpay_default', 'googlepay', 'onlineBanking_PL'])
      assert.equal(
        codeOf(await shop.pay(type, { type, storedPaymentMethodId: id })),
        'invalid-request',
        type,
      );
    assert.equal((await shop.remove(id)).status, 204);
    assert.equal(await shop.stored(), undefined);
    assert.equal(codeOf(await shop.pay('removed', stored)), 'platform-refused');
    assert.equal(shop.charged(), 1);
  });
});

describe('an account in an app that a shopper stores', () => {
  it('is named as its bank calls it, and pays without a code once it is approved in the app', async () => {
    const shop = await openShop('blik');
    const { kept, id } = await shop.store(BLIK);
    assert.equal(kept.name, 'BLIK · Sandbox Bank');
    const again = await shop.pay('k1', { type: 'blik', storedPaymentMethodId: id });
    assert.equal((again.body['action'] as { type: string }).type, 'await');
    assert.deepEqual(shop.sent().at(-1)!['paymentMethod'], { type: 'blik', storedPaymentMethodId: id });
    await shop.approve(again);
    assert.equal((await shop.shopper.attempt('k1')).body['outcome'], 'paid');
    const both = await shop.pay('k2', { ...BLIK, storedPaymentMethodId: id }, { order: 'ORDER-2' });
    assert.deepEqual([codeOf(both), fieldOf(both)], ['invalid-request', 'paymentMethod.fields']);
  });

  it('C9-200: nothing is stored for a guest, of a method that cannot be, or of what is stored already', async () => {
    const shop = await openShop('blik');
    const { id } = await shop.store(BLIK);
    const store = { storePaymentMethod: true };
    const refused = async (key: string, method: object) =>
      fieldOf(await shop.pay(key, method, { order: 'ORDER-2', ...store }));
    assert.equal(await refused('again', { type: 'blik', storedPaymentMethodId: id }), 'storePaymentMethod');
    assert.equal(await refused('paypo', { type: 'paypo' }), 'storePaymentMethod');
    assert.equal(await refused('new', { type: 'new_thing' }), 'storePaymentMethod');
    shop.be(undefined);
    assert.equal(await refused('guest', BLIK), 'storePaymentMethod');
    assert.equal(shop.charged(), 1);
  });
});

describe('an account that the merchant charges without the shopper', () => {
  const charging = async (method: { readonly type: string }, options: object = {}) => {
    const shop = await openShop(method.type, options);
    const { id } = await shop.store(method);
    const charge = (changes: Partial<Charge> = {}) =>
      shop.proxy.charge({
        order: 'ORDER-2',
        key: 'november',
        shopperReference: 'anna-1',
        storedPaymentMethodId: id,
        type: method.type,
        ...changes,
      });
    return { ...shop, charge, id };
  };

  it('C9-204: is charged once for its key, by its type, and asks nothing in the app', async () => {
    const shop = await charging(BLIK);
    const both = await Promise.all([shop.charge(), shop.charge()]);
    assert.deepEqual(both[0], both[1]);
    const { reference, ...rest } = both[0] as Record<string, unknown>;
    assert.deepEqual([rest, typeof reference], [{ kind: 'attempted', outcome: 'paid' }, 'string']);
    const sent = shop.sent().at(-1)!;
    assert.deepEqual(sent['paymentMethod'], { type: 'blik', storedPaymentMethodId: shop.id });
    assert.equal(sent['shopperInteraction'], 'ContAuth');
    assert.deepEqual(await shop.charge({ key: 'december' }), { kind: 'refused', code: 'order-paid' });
    for (const type of ['scheme', 'paypal']) {
      const other = await shop.charge({ type });
      assert.ok(other.kind === 'refused');
      assert.equal(other.code, 'key-reused');
    }
    assert.equal(shop.charged(), 2);
  });

  it('C9-203: of another shopper, of another type, or that was removed, charges nothing', async () => {
    const shop = await charging(BLIK);
    const code = async (changes: Partial<Charge>) => {
      const charged = await shop.charge({ key: crypto.randomUUID(), ...changes });
      return charged.kind === 'refused' ? charged.code : charged.outcome;
    };
    assert.equal(await code({ shopperReference: 'ben-1' }), 'platform-refused');
    assert.equal(await code({ type: 'twint' }), 'platform-refused');
    assert.equal(await code({ type: undefined }), 'platform-refused');
    assert.equal(await code({ type: 'swish' }), 'invalid-request');
    await shop.remove(shop.id);
    assert.equal(await code({}), 'platform-refused');
    assert.equal(shop.charged(), 1);
  });

  it('C9-203: is debited only under a mandate of the merchant’s own: the library’s are for one debit', async () => {
    const refused = { kind: 'refused', code: 'invalid-request', field: 'type' };
    const shop = await charging(SEPA);
    assert.deepEqual(await shop.charge(), refused);
    assert.equal(shop.charged(), 1);
    const text = 'You authorise {creditor} to debit your account each month.';
    const consents = { sepadirectdebit: [{ ...SEPA.debit.consents[0], text }] };
    const own = await charging(SEPA, { consents });
    const charged = await own.charge();
    assert.ok(charged.kind === 'attempted');
    assert.equal(charged.outcome, 'pending');
    own.later(DAY);
    await own.report();
    assert.equal(own.charged(), 2);
  });

  it('is not charged for an order that does not take its type', async () => {
    const shop = await openShop('blik', {}, { blockedPaymentMethods: ['blik'] });
    const charged = await shop.proxy.charge({
      order: 'ORDER-2',
      key: 'november',
      shopperReference: 'anna-1',
      storedPaymentMethodId: 'S1',
      type: 'blik',
    });
    assert.deepEqual(charged, { kind: 'refused', code: 'invalid-request', field: 'storedPaymentMethodId' });
  });
});
