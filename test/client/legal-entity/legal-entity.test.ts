import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { browserRow } from '../../../src/client/schema/browser-row.js';
import { bind, createClient } from '../../../src/client/client.js';
import {
  BankAccountIdentification,
  legalEntity,
  type LegalEntityRequest,
} from '../../../src/client/legal-entity/index.js';
import { leniently, strictly } from '../../../src/client/schema/validate.js';
import { aServerSaying, errorOf, KEY, stopServers, type Heard } from '../fixtures.js';

after(stopServers);

type Saying = Parameters<typeof aServerSaying>[1];

async function aPlatform(answer?: unknown, saying?: Saying) {
  const { url, heard } = await aServerSaying(JSON.stringify(answer) ?? '', saying);
  return { heard, lem: bind(createClient({ baseUrl: `${url}/lem/v3` }), legalEntity) };
}

const sentBody = (heard: Heard[]): unknown => JSON.parse(heard[0]?.body ?? '');

const address = { country: 'NL', city: 'Utrecht', street: 'Oudegracht 1' };

const proprietor: LegalEntityRequest = {
  type: 'soleProprietorship',
  soleProprietorship: {
    name: 'Sam Bakes',
    countryOfGoverningLaw: 'NL',
    registeredAddress: address,
    taxAbsent: null,
  },
};

test('the wished verification and the key go beside the data of a legal entity', async () => {
  const { lem, heard } = await aPlatform({ ...proprietor, id: 'LE1' });
  const made = await lem.createLegalEntity(
    { ...proprietor, 'x-requested-verification-code': '0_0001' },
    { idempotencyKey: KEY },
  );
  assert.deepEqual(made, { ...proprietor, id: 'LE1' });
  const { url, headers } = heard[0]?.request ?? {};
  assert.equal(url, '/lem/v3/legalEntities');
  assert.equal(headers?.['x-requested-verification-code'], '0_0001');
  assert.equal(headers?.['idempotency-key'], KEY);
  assert.deepEqual(sentBody(heard), proprietor);
});

test('what a legal entity must say of itself is asked for before it is sent', async () => {
  const { lem, heard } = await aPlatform({ id: 'LE1' });
  const cases: [field: string, changed: object][] = [
    ['type', { type: undefined }],
    ['type', { type: 'club' }],
    ['individual.residentialAddress', { individual: { name: { firstName: 'Sam', lastName: 'Jansen' } } }],
    ['organization.registeredAddress.country', { organization: { legalName: 'B', registeredAddress: {} } }],
    ['trust.type', { trust: proprietor.soleProprietorship }],
    ['reference', { reference: 'x'.repeat(151) }],
    ['entityAssociations.0.legalEntityId', { entityAssociations: [{ type: 'signatory' }] }],
  ];
  for (const [field, changed] of cases) {
    const error = await errorOf(lem.createLegalEntity({ ...proprietor, ...changed } as typeof proprietor));
    assert.deepEqual([error.field, error.unsent], [field, true]);
  }
  assert.equal(heard.length, 0);
});

test('an entity is read with what holds it back, and with words that are new since', async () => {
  const verificationErrors = [
    {
      code: '1_50',
      type: 'dataMissing',
      capabilities: ['receivePayments', 'issueCreditLimit'],
      subErrors: [{ code: '1_5016', remediatingActions: [{ code: '1_500' }] }],
    },
  ];
  const owner = { id: 'LE1', type: 'LegalEntity' };
  const problems = [{ entity: { id: 'D1', type: 'Document', owner }, verificationErrors }];
  const capabilities = { receivePayments: { allowed: false, verificationStatus: 'invalid' } };
  const verificationDeadlines = [{ capabilities: ['fly'], expiresAt: '2026-12-01T00:00:00Z' }];
  const { lem } = await aPlatform({ id: 'LE1', problems, capabilities, verificationDeadlines });
  assert.deepEqual(await lem.getLegalEntity({ id: 'LE1' }), {
    id: 'LE1',
    problems,
    capabilities,
    verificationDeadlines: [{ capabilities: ['unknown:fly'], expiresAt: '2026-12-01T00:00:00Z' }],
  });
});

test('a document is named by its path alone', async () => {
  const passport = { type: 'passport', description: 'Passport of Sam' } as const;
  const { lem, heard } = await aPlatform({ ...passport, id: 'D1' });
  const change = { ...passport, attachments: [{ content: 'JVBERg==', pageType: 'FRONT' }] };
  assert.equal((await lem.updateDocument({ id: 'D1', ...change })).id, 'D1');
  assert.equal(heard[0]?.request.url, '/lem/v3/documents/D1');
  assert.deepEqual(sentBody(heard), change);
});

test('pages that are no base64, or not there, are not uploaded', async () => {
  const { lem, heard } = await aPlatform({});
  const passport = { type: 'passport', description: 'Passport of Sam' } as const;
  for (const content of ['not base64!', undefined as unknown as string]) {
    const error = await errorOf(lem.createDocument({ ...passport, attachments: [{ content }] }));
    assert.equal(error.field, 'attachments.0.content');
  }
  assert.equal(heard.length, 0);
});

test('a document can be read without its pages', async () => {
  const { lem, heard } = await aPlatform({ type: 'passport', description: 'Passport of Sam' });
  await lem.getDocument({ id: 'D1', skipContent: true });
  assert.equal(heard[0]?.request.url, '/lem/v3/documents/D1?skipContent=true');
});

test('what is removed is answered by nothing', async () => {
  const { lem, heard } = await aPlatform(undefined, { status: 204 });
  assert.equal(await lem.deleteTransferInstrument({ id: 'SE1' }), undefined);
  assert.deepEqual([heard[0]?.request.method, heard[0]?.body], ['DELETE', '']);
});

test('a bank account has the numbers of its country; one without a country is in Singapore', () => {
  const account = BankAccountIdentification();
  const british = { type: 'ukLocal', accountNumber: '12345678', sortCode: '123456' };
  const singaporean = { accountNumber: '1234567890', bic: 'DBSSSGSG' };
  for (const given of [british, singaporean, { type: 'sgLocal', ...singaporean }])
    assert.deepEqual(strictly(account, given), { value: given, fault: undefined });
  assert.equal(strictly(account, { ...british, sortCode: '12345' }).fault, 'sortCode');
  assert.equal(strictly(account, { ...british, bsbCode: '123456' }).fault, 'bsbCode');
  assert.equal(strictly(account, { ...british, type: 'brLocal' }).fault, 'type');
  assert.equal(strictly(account, { iban: 'NL02ABNA0123456789' }).fault, 'accountNumber');
  assert.deepEqual(leniently(account, { ...british, type: 'brLocal' }).value, { type: 'unknown:brLocal' });
});

test('terms are accepted by name of the document, and from an address that the browser cannot say', async () => {
  const { lem, heard } = await aPlatform({ id: 'TA1', type: 'adyenIssuing' });
  await lem.acceptTermsOfService({
    id: 'LE1',
    termsofservicedocumentid: 'TD1',
    acceptedBy: 'LE2',
    ipAddress: '203.0.113.7',
  });
  assert.equal(heard[0]?.request.url, '/lem/v3/legalEntities/LE1/termsOfService/TD1');
  assert.deepEqual(sentBody(heard), { acceptedBy: 'LE2', ipAddress: '203.0.113.7' });
});

test('a browser cannot say where an onboarding link leads back to, or what it asks', () => {
  const { input } = browserRow(legalEntity.createOnboardingLink);
  assert.ok(input);
  assert.equal(strictly(input(), { themeId: 'T1', locale: 'nl-NL' }).fault, undefined);
  assert.equal(strictly(input(), { redirectUrl: 'https://elsewhere.example' }).fault, 'redirectUrl');
  assert.ok(strictly(input(), { settings: { requirePciSignPos: false } }).fault);
});

test('asking for verification errors needs nothing but the entity', async () => {
  const { lem, heard } = await aPlatform({ problems: [] });
  assert.deepEqual(await lem.checkVerificationErrors({ id: 'LE1' }), { problems: [] });
  assert.equal(heard[0]?.request.url, '/lem/v3/legalEntities/LE1/checkVerificationErrors');
});
