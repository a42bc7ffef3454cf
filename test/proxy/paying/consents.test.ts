import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';

import type { Consent, Creditor } from '../../../src/client/shopper/debits.js';
import { DEBITS } from '../../../src/client/shopper/debits.js';
import { CONSENT_TEXTS } from '../../../src/proxy/paying/consent-texts.js';
import { openDebitShop } from '../debit-shop.js';
import { codeOf } from '../shop.js';

interface Offered {
  readonly type: string;
  readonly consents?: readonly Consent[];
  readonly creditor?: Creditor;
}

async function offered(options: object, locale = 'en'): Promise<Offered> {
  const shop = await openDebitShop(options);
  const { body } = await shop.shopper.post('/checkout/paymentMethods', { order: 'ORDER-1', locale });
  const { methods } = body as { methods: Offered[] };
  return methods.find(({ type }) => type === 'sepadirectdebit') ?? { type: '' };
}

const CREDITOR = { name: 'Gulden BV', identifier: 'DE98ZZZ09999999999' };

describe('what a shopper agrees to', () => {
  it('names the creditor, the amount and the day', async () => {
    const { consents = [], creditor } = await offered({});
    const [{ text } = { text: '' }] = consents;
    assert.match(text, /Florin Sandbox, creditor identifier DE98ZZZ09999999999,.*€19\.99/);
    assert.match(text, /8 weeks/);
    assert.match(text, /January 1, 2030|1 January 2030/);
    assert.doesNotMatch(text, /[{}]/);
    assert.equal(creditor?.name, 'Florin Sandbox');
  });

  it('is in the shopper’s language where there is a text, and in English else, and says which', async () => {
    const localeIn = async (locale: string) => (await offered({}, locale)).consents?.[0]?.locale;
    assert.deepEqual(await Promise.all(['de-AT', 'fr', 'ar'].map(localeIn)), ['de', 'fr', 'en']);
  });

  it('names the creditor of the order before that of the proxy', async () => {
    const own = await offered({ options: { creditor: CREDITOR } });
    assert.equal(own.creditor?.name, 'Gulden BV');
    const other = await offered({
      order: { creditor: { name: 'Seller', identifier: 'DE98ZZZ09999999999' } },
    });
    assert.equal(other.creditor?.name, 'Seller');
  });

  it('C9-151: a creditor whose identifier is none is refused, and no page can name one', async () => {
    await assert.rejects(
      openDebitShop({ options: { creditor: { name: 'Gulden BV', identifier: 'DE97ZZZ09999999999' } } }),
      /creditor/,
    );
    const slip = await openDebitShop({
      order: { creditor: { name: 'X', identifier: 'DE97ZZZ09999999999' } },
    });
    assert.equal(codeOf(await slip.shopper.methods()), 'internal');
    const shop = await openDebitShop();
    const { id, version, locale } = CONSENT_TEXTS['sepadirectdebit']![0]!;
    const debit = {
      ownerName: 'Ana Jansen',
      iban: 'NL13TEST0123456789',
      consents: [{ id, version, locale }],
      creditor: CREDITOR,
    };
    assert.equal(codeOf(await shop.pay('k1', { type: 'sepadirectdebit', debit })), 'invalid-request');
    assert.equal(shop.sandbox.books().length, 0);
  });

  it('is the merchant’s own text where they have one; a place that nothing fills keeps the method back', async () => {
    const text: Consent = {
      id: 'own',
      version: '1',
      locale: 'nl',
      text: 'Wij schrijven {amount} af.',
    };
    const own = await offered({ options: { consents: { sepadirectdebit: [text] } } });
    assert.equal(own.consents?.length, 1);
    assert.match(own.consents?.[0]?.text ?? '', /Wij schrijven €\s19,99 af\./);
    const incomplete = await offered({ options: { creditor: { name: 'Gulden BV' } } });
    assert.equal(incomplete.consents, undefined);
  });

  it('has a text in English for each method, and a new version for a new text', () => {
    assert.deepEqual(Object.keys(CONSENT_TEXTS), Object.keys(DEBITS));
    const digests = Object.values(CONSENT_TEXTS)
      .flat()
      .map(({ id, version, locale, text }) => {
        const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
        return `${id} ${version} ${locale} ${digest}`;
      });
    // A shopper agreed to these words: when you change a text, give it a new version, then change its line here.
    assert.deepEqual(digests, [
      'sepa-core 2026-11-26 en 47f4874c',
      'sepa-core 2026-11-26 de f8efa46f',
      'sepa-core 2026-11-26 fr c50ec439',
      'ach-authorisation 2026-11-26 en 28c938c6',
      'pad-agreement 2026-11-26 en d82b2178',
      'pad-agreement 2026-11-26 fr af7917c5',
      'bacs-amount 2026-11-26 en 43d8cef7',
      'bacs-account 2026-11-26 en e3779049',
      'bacs-guarantee 2026-11-26 en 1c655dc9',
    ]);
  });
});
