import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ClientError } from '../../../src/client/index.js';
import { DAY } from '../../../src/facts/instant.js';
import { address, bakery, errorsOf, file, iban, openBusiness, openPlatform, PDF, sam } from './platform.js';

const SECOND = 1000;
const YEAR = 365 * DAY;

const refusalOf = async (call: Promise<unknown>): Promise<[number | undefined, string | undefined]> => {
  const error = await call.then(() => assert.fail('was not refused')).catch((thrown: unknown) => thrown);
  if (!(error instanceof ClientError)) throw error;
  return [error.status, error.code];
};

test('a business may do what it asked for once everything is there and has been checked', async () => {
  const { lem, clock } = await openPlatform();
  const { id } = await lem.createLegalEntity(bakery);
  const person = await lem.createLegalEntity(sam);
  assert.deepEqual(await errorsOf(lem, id), ['2_8106', '2_8107', '2_8501', '2_8502', '2_8503']);
  await lem.updateLegalEntity({
    id,
    entityAssociations: [
      { legalEntityId: person.id, type: 'signatory', jobTitle: 'Baker' },
      { legalEntityId: person.id, type: 'uboThroughOwnership' },
    ],
  });
  assert.deepEqual(await errorsOf(lem, id), ['2_8501', '2_8502', '2_8503', '2_8901', '2_8901']);
  await openBusiness(lem, id, person.id);
  const waiting = (await lem.getLegalEntity({ id })).capabilities ?? {};
  assert.deepEqual(
    [waiting['receivePayments']?.allowed, waiting['receivePayments']?.verificationStatus],
    [false, 'pending'],
  );
  clock.now += 3 * SECOND;
  const part = (await lem.getLegalEntity({ id })).capabilities ?? {};
  assert.equal(part['receivePayments']?.allowed, true);
  assert.equal(part['sendToTransferInstrument']?.verificationStatus, 'pending');
  clock.now += SECOND;
  assert.deepEqual(await errorsOf(lem, id), []);
});

test('what is taken away is missing again', async () => {
  const { lem, clock } = await openPlatform();
  const { id } = await lem.createLegalEntity(sam);
  await openBusiness(lem, id, id);
  clock.now += 5 * SECOND;
  const [line] = (await lem.listBusinessLines({ id })).businessLines;
  const [account] = (await lem.getLegalEntity({ id })).transferInstruments ?? [];
  assert.ok(line && account);
  assert.deepEqual([account.accountIdentifier, account.realLastFour], ['****4300', '4300']);
  assert.deepEqual(await errorsOf(lem, id), []);
  await lem.deleteBusinessLine({ id: line.id });
  await lem.deleteTransferInstrument({ id: account.id });
  assert.deepEqual(await errorsOf(lem, id), ['2_8501', '2_8502']);
  assert.deepEqual((await lem.listBusinessLines({ id })).businessLines, []);
  assert.equal((await refusalOf(lem.getBusinessLine({ id: line.id })))[0], 404);
  assert.equal((await refusalOf(lem.getTransferInstrument({ id: account.id })))[0], 404);
  const { capabilities } = await lem.getLegalEntity({ id });
  assert.equal(capabilities?.['receivePayments']?.allowed, false);
  assert.equal(capabilities?.['receiveFromBalanceAccount']?.allowed, true);
});

test('an entity that is not there is the same 404 everywhere', async () => {
  const { lem } = await openPlatform();
  const id = 'LE00000000000000000001';
  const owner = { id, type: 'legalEntity' };
  const attachments = [{ content: file(PDF) }];
  const calls = [
    lem.getLegalEntity({ id }),
    lem.updateLegalEntity({ id }),
    lem.createOnboardingLink({ id }),
    lem.listBusinessLines({ id }),
    lem.getTermsOfServiceStatus({ id }),
    lem.listPciQuestionnaires({ id }),
    lem.confirmDataReview({ id }),
    lem.createTransferInstrument({ legalEntityId: id, type: 'bankAccount', bankAccount: iban }),
    lem.createBusinessLine({ legalEntityId: id, service: 'banking', industryCode: '1' }),
    lem.createDocument({ type: 'passport', description: 'P', owner, attachments }),
    lem.createLegalEntity({ ...bakery, entityAssociations: [{ legalEntityId: id, type: 'signatory' }] }),
  ];
  for (const call of calls) assert.deepEqual(await refusalOf(call), [404, '30_112']);
});

test('associations are only between those who can be that to each other', async () => {
  const { lem } = await openPlatform();
  const { id: person } = await lem.createLegalEntity(sam);
  const { id: parent } = await lem.createLegalEntity(bakery);
  const associate = (
    type: 'signatory' | 'immediateParentCompany' | 'settlor',
    legalEntityId: string,
    times = 1,
  ) => lem.createLegalEntity({ ...bakery, entityAssociations: Array(times).fill({ type, legalEntityId }) });
  const { entityAssociations } = await associate('immediateParentCompany', parent);
  assert.deepEqual(
    [entityAssociations?.[0]?.name, entityAssociations?.[0]?.entityType],
    ['Bakkerij Jansen', 'organization'],
  );
  assert.equal((await refusalOf(associate('signatory', parent)))[0], 422);
  assert.equal((await refusalOf(associate('settlor', person)))[0], 422);
  assert.equal((await refusalOf(associate('immediateParentCompany', parent, 2)))[0], 422);
  const self = {
    id: parent,
    entityAssociations: [{ legalEntityId: parent, type: 'immediateParentCompany' }],
  } as const;
  assert.equal(
    (
      await refusalOf(lem.updateLegalEntity({ ...self, entityAssociations: [...self.entityAssociations] }))
    )[0],
    422,
  );
  assert.equal((await refusalOf(lem.updateLegalEntity({ id: parent, individual: sam.individual })))[0], 422);
});

test('a sole proprietorship is the business of a person, and a trust has a deed, a settlor and a trustee', async () => {
  const { lem, clock } = await openPlatform();
  const business = { name: 'Sam Bakes', countryOfGoverningLaw: 'NL', registeredAddress: address };
  const { id } = await lem.createLegalEntity({
    type: 'soleProprietorship',
    soleProprietorship: { ...business, registrationNumber: '34170000', taxAbsent: true },
  });
  assert.deepEqual((await errorsOf(lem, id)).slice(0, 1), ['2_8205']);
  assert.ok((await errorsOf(lem, id)).includes('2_8912'));
  await lem.createLegalEntity({
    ...sam,
    entityAssociations: [{ legalEntityId: id, type: 'soleProprietorship' }],
  });
  await lem.updateLegalEntity({ id, soleProprietorship: { ...business, registrationNumber: '34179503' } });
  clock.now += 3 * SECOND;
  assert.deepEqual(await errorsOf(lem, id), []);
  const trust = await lem.createLegalEntity({ type: 'trust', trust: { ...business, type: 'hybridTrust' } });
  assert.deepEqual((await errorsOf(lem, trust.id)).slice(0, 4), ['2_8303', '2_8304', '2_8305', '2_8306']);
});

test('a test may name the error that shall be taken as resolved', async () => {
  const { lem } = await openPlatform();
  const { id } = await lem.createLegalEntity({ ...bakery, 'x-requested-verification-code': '2_8106' });
  assert.ok(!(await errorsOf(lem, id)).includes('2_8106'));
  await lem.updateLegalEntity({ id, 'x-requested-verification-code': '0_0001' });
  assert.deepEqual(await errorsOf(lem, id), []);
});

test('after a year the data and the questionnaires have to be confirmed again', async () => {
  const { lem, clock } = await openPlatform();
  const { id } = await lem.createLegalEntity(sam);
  await openBusiness(lem, id, id);
  clock.now += YEAR;
  assert.deepEqual(await errorsOf(lem, id), ['2_8504', '2_8913']);
  const [deadline] = (await lem.getLegalEntity({ id })).verificationDeadlines ?? [];
  assert.deepEqual(deadline?.entityIds, [id]);
  const { dataReviewedAt } = await lem.confirmDataReview({ id });
  assert.equal(dataReviewedAt, new Date(clock.now).toISOString());
  assert.deepEqual(await errorsOf(lem, id), ['2_8504']);
});

test('whom the platform turns down is rejected', async () => {
  const { lem, clock } = await openPlatform();
  const { id } = await lem.createLegalEntity({
    ...bakery,
    organization: { legalName: 'Refused', registeredAddress: address },
  });
  await lem.updateLegalEntity({
    id,
    ...bakery,
    organization: { ...bakery.organization, legalName: 'Refused', registeredAddress: address },
  });
  const { id: person } = await lem.createLegalEntity(sam);
  const entityAssociations = (['signatory', 'uboThroughControl'] as const).map((type) => ({
    type,
    legalEntityId: person,
  }));
  await lem.updateLegalEntity({ id, entityAssociations });
  clock.now += 3 * SECOND;
  const { capabilities } = await lem.getLegalEntity({ id });
  assert.equal(capabilities?.['receivePayments']?.verificationStatus, 'rejected');
});

test('two platforms make different ids, one seed makes the same', async () => {
  const idOf = async (seed: string) => (await (await openPlatform({ seed })).lem.createLegalEntity(sam)).id;
  assert.notEqual(await idOf('one'), await idOf('two'));
  assert.equal(await idOf('one'), await idOf('one'));
});
