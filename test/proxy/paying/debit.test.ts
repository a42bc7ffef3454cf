import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger } from '../../../src/proxy/index.js';
import { openDebitShop, SEPA } from '../debit-shop.js';
import { codeOf, fieldOf } from '../shop.js';

const { debit } = SEPA;
const LIFE = 600_000;

describe('a SEPA direct debit', () => {
  it('takes its own fields alone, each as it is sent', async () => {
    const shop = await openDebitShop();
    const wrong: readonly [paymentMethod: object, field: string][] = [
      [{ type: 'sepadirectdebit' }, 'paymentMethod.debit.ownerName'],
      [{ ...SEPA, debit: { ...debit, iban: 'NL14TEST0123456789' } }, 'paymentMethod.debit.iban'],
      [{ ...SEPA, debit: { ...debit, iban: 'nl13 test 0123 4567 89' } }, 'paymentMethod.debit.iban'],
      [{ ...SEPA, debit: { ...debit, ownerName: '4111 1111 1111 1111' } }, 'ownerName'],
      [{ ...SEPA, brand: 'visa' }, 'paymentMethod.brand'],
      [{ ...SEPA, fields: { blikCode: '123456' } }, 'paymentMethod.fields'],
      [{ type: 'ideal', debit }, 'paymentMethod.debit'],
      [{ type: 'blik', fields: { blikCode: '123456' }, debit }, 'paymentMethod.debit'],
      [{ type: 'scheme', debit }, 'paymentMethod.debit'],
    ];
    for (const [at, [paymentMethod, field]] of wrong.entries()) {
      const refused = await shop.pay(`k${at}`, paymentMethod);
      assert.match(String(codeOf(refused)), /^(?:invalid-request|clear-card-data)$/);
      assert.equal(fieldOf(refused), field);
    }
    assert.equal(shop.sandbox.books().length, 0);
  });

  it('is pending with the reference of its mandate, and paid when the bank has debited', async () => {
    const shop = await openDebitShop();
    const begun = await shop.pay('k1', SEPA);
    assert.equal(begun.body['outcome'], 'pending');
    const { mandate } = begun.body;
    assert.match(String(mandate), /^[A-Z0-9]{16}$/);
    await shop.report();
    assert.equal((await shop.shopper.attempt('k1')).body['outcome'], 'pending');
    shop.later(LIFE);
    await shop.report();
    const paid = await shop.shopper.attempt('k1');
    assert.deepEqual([paid.body['outcome'], paid.body['mandate']], ['paid', mandate]);
    assert.equal(shop.charged(), 1);
  });

  it('is refused days later where the bank refuses, and the order may be paid another way', async () => {
    const shop = await openDebitShop();
    await shop.pay('k1', { ...SEPA, debit: { ...debit, iban: 'NL42TEST0000000002' } });
    shop.later(LIFE);
    await shop.report();
    assert.equal((await shop.shopper.attempt('k1')).body['outcome'], 'refused');
    assert.equal((await shop.pay('k2', SEPA)).body['outcome'], 'pending');
  });

  it('keeps what was agreed to, and when, with the payment', async () => {
    const shop = await openDebitShop({ order: { metadata: { basket: '7' } } });
    await shop.pay('k1', SEPA);
    const { metadata, paymentMethod } = shop.sent().at(-1) ?? {};
    const { consentDigest, ...named } = metadata as Record<string, string>;
    assert.match(consentDigest ?? '', /^[\w-]{43}$/);
    assert.deepEqual(named, {
      basket: '7',
      consentId: 'sepa-core',
      consentVersion: '2026-11-26',
      consentLocale: 'en',
      consentAcceptedAt: '2030-01-01T10:00:00.000Z',
    });
    const { consents: _, ...account } = debit;
    assert.deepEqual(paymentMethod, { type: 'sepadirectdebit', ...account });
  });

  it('C9-150: the account is in no log, event, hook, ledger or answer', async () => {
    const ledger = memoryLedger();
    const told: unknown[] = [];
    const written: unknown[] = [];
    const spied = new Proxy(ledger, {
      get: (target, name) => {
        const member = Reflect.get(target, name) as unknown;
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => (written.push(given), member.apply(target, given) as unknown);
      },
    });
    const tell = (...given: unknown[]) => void told.push(given);
    const shop = await openDebitShop({ options: { ledger: spied, onSettled: tell, onAnswer: tell } });
    const answers = [await shop.pay('k1', SEPA)];
    answers.push(await shop.pay('k2', { ...SEPA, debit: { ...debit, iban: 'NL13TEST0123456780' } }));
    shop.later(LIFE);
    await shop.report();
    answers.push(await shop.shopper.attempt('k1'));
    const all = JSON.stringify([answers, told, written, shop.sandbox.books()]) + shop.told();
    assert.ok(written.length > 5 && told.length > 1);
    assert.doesNotMatch(all, /0123456789|0123456780|Jansen/);
  });

  it('C9-152: nothing is debited where a page names another text than the merchant’s, or none', async () => {
    const shop = await openDebitShop();
    const [consent] = debit.consents;
    const swapped: object[][] = [
      [],
      [{ ...consent, id: 'free-gift' }],
      [{ ...consent, version: '2020-01-01' }],
      [{ ...consent, locale: 'la' }],
      [{ ...consent }, { ...consent }],
    ];
    for (const [at, consents] of swapped.entries()) {
      const refused = await shop.pay(`k${at}`, { ...SEPA, debit: { ...debit, consents } });
      assert.deepEqual(
        [codeOf(refused), fieldOf(refused)],
        ['invalid-request', 'paymentMethod.debit.consents'],
      );
    }
    const own = { ...debit, consents: [{ ...consent, text: 'You owe us nothing.' }] };
    assert.equal(codeOf(await shop.pay('k', { ...SEPA, debit: own })), 'invalid-request');
    assert.equal(shop.sandbox.books().length, 0);
  });

  it('is offered only where the platform’s reports are heard', async () => {
    const offered = async (isHeardOf: boolean) => {
      const shop = await openDebitShop({ isHeardOf });
      const { methods } = (await shop.shopper.methods()).body as {
        methods: { type: string; family?: string }[];
      };
      return methods.find(({ type }) => type === 'sepadirectdebit')?.family;
    };
    assert.equal(await offered(true), 'direct-debit');
    assert.equal(await offered(false), undefined);
  });
});
