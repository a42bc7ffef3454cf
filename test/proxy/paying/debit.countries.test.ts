import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';

import { memoryLedger } from '../../../src/proxy/index.js';
import { ACH, BACS, openShopOf, PAD, SEPA } from '../debit-shop.js';
import { codeOf, fieldOf } from '../shop.js';

const LIFE = 600_000;
const ALL = [ACH, PAD, BACS];
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

interface Offered {
  readonly type: string;
  readonly family?: string;
  readonly consents?: readonly { id: string; text: string; mode?: string; locale: string }[];
}

async function offered(type: string, settings: object = {}, locale = 'en'): Promise<Offered | undefined> {
  const shop = await openShopOf(type, settings);
  const { body } = await shop.shopper.post('/checkout/paymentMethods', { order: 'ORDER-1', locale });
  return (body as { methods: Offered[] }).methods.find((each) => each.type === type);
}

describe('direct debits of the United States, Canada and the United Kingdom', () => {
  for (const method of ALL)
    it(`${method.type} is pending, and paid when the bank has debited`, async () => {
      const shop = await openShopOf(method.type);
      assert.equal((await shop.pay('k1', method)).body['outcome'], 'pending');
      shop.later(LIFE);
      await shop.report();
      assert.equal((await shop.shopper.attempt('k1')).body['outcome'], 'paid');
      assert.equal(shop.charged(), 1);
    });

  for (const method of ALL)
    it(`${method.type} that the bank refuses ends as refused, and the order may be paid again`, async () => {
      const shop = await openShopOf(method.type);
      const debit = { ...method.debit, bankAccountNumber: '10000002' };
      await shop.pay('k1', { ...method, debit });
      shop.later(LIFE);
      await shop.report();
      assert.equal((await shop.shopper.attempt('k1')).body['outcome'], 'refused');
      assert.equal((await shop.pay('k2', method)).body['outcome'], 'pending');
    });

  it('each takes the fields of its row alone, in the one form that they are sent in', async () => {
    const wrong: readonly [method: { type: string; debit: object }, change: object, field: string][] = [
      [ACH, { bankLocationId: '011000016' }, 'bankLocationId'],
      [ACH, { bankLocationId: '0110-0001-5' }, 'bankLocationId'],
      [ACH, { bankAccountNumber: '123' }, 'bankAccountNumber'],
      [ACH, { bankAccountType: 'current' }, 'bankAccountType'],
      [ACH, { ownerName: undefined }, 'ownerName'],
      [ACH, { iban: 'NL13TEST0123456789' }, 'iban'],
      [ACH, { shopperEmail: 'ana@shop.example' }, 'shopperEmail'],
      [PAD, { bankCode: '0001' }, 'bankCode'],
      [PAD, { bankLocationId: '0001' }, 'bankLocationId'],
      [PAD, { bankAccountType: 'checking' }, 'bankAccountType'],
      [BACS, { bankLocationId: '20-00-00' }, 'bankLocationId'],
      [BACS, { bankAccountNumber: '1234567' }, 'bankAccountNumber'],
      [BACS, { shopperEmail: 'ana' }, 'shopperEmail'],
      [BACS, { ownerName: 'Ana Jansen' }, 'ownerName'],
    ];
    for (const [at, [method, change, field]] of wrong.entries()) {
      const shop = await openShopOf(method.type);
      const refused = await shop.pay(`k${at}`, { ...method, debit: { ...method.debit, ...change } });
      assert.equal(codeOf(refused), 'invalid-request');
      assert.equal(fieldOf(refused), `paymentMethod.debit.${field}`);
      assert.equal(shop.sandbox.books().length, 0);
    }
  });

  it('the email of a Bacs debit goes beside the account, not into it', async () => {
    const shop = await openShopOf(BACS.type);
    await shop.pay('k1', BACS);
    const { paymentMethod, shopperEmail } = shop.sent().at(-1) ?? {};
    assert.equal(shopperEmail, 'ana@shop.example');
    const { consents: _, shopperEmail: __, ...account } = BACS.debit;
    assert.deepEqual(paymentMethod, { type: BACS.type, ...account });
  });

  it('Bacs is offered, and may pay, only where the merchant’s server names it', async () => {
    assert.equal((await offered(BACS.type))?.family, 'direct-debit');
    const unnamed = { order: { allowedPaymentMethods: undefined } };
    assert.equal(await offered(BACS.type, unnamed), undefined);
    const shop = await openShopOf(BACS.type, unnamed);
    const refused = await shop.pay('k1', BACS);
    assert.deepEqual([codeOf(refused), fieldOf(refused)], ['invalid-request', 'paymentMethod.type']);
    assert.equal((await offered(ACH.type, unnamed))?.family, 'direct-debit');
  });

  it('Bacs has two boxes to tick, and the Guarantee in the review', async () => {
    const { consents = [] } = (await offered(BACS.type)) ?? {};
    assert.deepEqual(
      consents.map(({ mode }) => mode),
      ['checkbox', 'checkbox', 'review'],
    );
    assert.match(consents[0]?.text ?? '', /£19\.99/);
    assert.match(consents[2]?.text ?? '', /^The Direct Debit Guarantee/);
  });

  it('the agreement of Canada is in French too, and other languages read the English one', async () => {
    const localeIn = async (locale: string) => (await offered(PAD.type, {}, locale))?.consents?.[0]?.locale;
    assert.deepEqual(await Promise.all(['fr-CA', 'en', 'ar'].map(localeIn)), ['fr', 'en', 'en']);
  });

  it('keeps with the payment which text was agreed to, with a digest of it as it was filled in', async () => {
    for (const method of ALL) {
      const locale = method.debit.consents[0]?.locale ?? 'en';
      const shown = await offered(method.type, {}, locale);
      const shop = await openShopOf(method.type);
      await shop.pay('k1', method);
      const metadata = shop.sent().at(-1)?.['metadata'] as Record<string, string>;
      const texts = (shown?.consents ?? []).map(({ text }) => text);
      assert.equal(metadata['consentDigest'], digest(texts.join('\n\n')));
      assert.equal(metadata['consentId'], method.debit.consents.map(({ id }) => id).join(' '));
      for (const value of Object.values(metadata)) assert.ok(value.length <= 80, value);
    }
  });

  it('C9-153: nothing is debited by the consent of another method or of another version', async () => {
    const swapped = [
      SEPA.debit.consents,
      ACH.debit.consents.map((consent) => ({ ...consent, version: '2020-01-01' })),
      PAD.debit.consents,
      BACS.debit.consents,
      [],
    ];
    const shop = await openShopOf(ACH.type);
    for (const [at, consents] of swapped.entries()) {
      const refused = await shop.pay(`k${at}`, { ...ACH, debit: { ...ACH.debit, consents } });
      assert.equal(fieldOf(refused), 'paymentMethod.debit.consents');
    }
    const gb = await openShopOf(BACS.type);
    const consents = BACS.debit.consents.slice(0, 2);
    const refused = await gb.pay('k1', { ...BACS, debit: { ...BACS.debit, consents } });
    assert.equal(fieldOf(refused), 'paymentMethod.debit.consents');
    assert.equal(shop.sandbox.books().length + gb.sandbox.books().length, 0);
  });

  it('C9-150: the account and the email are in no log, event, hook, ledger or answer', async () => {
    for (const method of ALL) {
      const written: unknown[] = [];
      const ledger = new Proxy(memoryLedger(), {
        get: (target, name) => {
          const member = Reflect.get(target, name) as unknown;
          if (typeof member !== 'function') return member;
          return (...given: unknown[]) => (written.push(given), member.apply(target, given) as unknown);
        },
      });
      const tell = (...given: unknown[]) => void written.push(given);
      const shop = await openShopOf(method.type, { options: { ledger, onSettled: tell, onAnswer: tell } });
      const { bankAccountNumber, bankLocationId } = method.debit;
      const answers = [await shop.pay('k1', method)];
      const debit = { ...method.debit, bankAccountNumber: `${bankAccountNumber}98765432198765` };
      answers.push(await shop.pay('k2', { ...method, debit }));
      shop.later(LIFE);
      await shop.report();
      answers.push(await shop.shopper.attempt('k1'));
      const all = JSON.stringify([answers, written, shop.sandbox.books()]) + shop.told();
      assert.ok(written.length > 5);
      for (const secret of [bankAccountNumber, bankLocationId, 'Jansen', 'ana@'])
        assert.ok(!all.includes(secret), `${method.type}: ${secret}`);
    }
  });
});
