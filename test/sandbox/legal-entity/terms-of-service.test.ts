import assert from 'node:assert/strict';
import { test } from 'node:test';

import { errorsOf, openPlatform, sam } from './platform.js';

test('terms are accepted once, by a person who may sign, and are then no longer missing', async () => {
  const { lem } = await openPlatform();
  const { id } = await lem.createLegalEntity(sam);
  const { id: stranger } = await lem.createLegalEntity(sam);
  const { termsOfServiceTypes } = await lem.getTermsOfServiceStatus({ id });
  assert.deepEqual(termsOfServiceTypes, ['adyenForPlatformsAdvanced', 'adyenAccount']);
  const shown = await lem.getTermsOfService({
    id,
    type: 'adyenAccount',
    language: 'nl',
    termsOfServiceDocumentFormat: 'PDF',
  });
  assert.equal(atob(shown.document ?? '').slice(0, 5), '%PDF-');
  const termsofservicedocumentid = shown.termsOfServiceDocumentId ?? '';
  const accept = (entity: string, acceptedBy: string) =>
    lem.acceptTermsOfService({ id: entity, termsofservicedocumentid, acceptedBy, ipAddress: '203.0.113.7' });
  await assert.rejects(accept(id, stranger), { status: 422 });
  await assert.rejects(accept(stranger, stranger), { status: 404 });
  const accepted = await accept(id, id);
  assert.deepEqual(
    [accepted.language, accepted.ipAddress, accepted.type],
    ['nl', '203.0.113.7', 'adyenAccount'],
  );
  await assert.rejects(accept(id, id), { status: 422 });
  const { data } = await lem.listTermsOfServiceAcceptances({ id });
  assert.deepEqual(
    data?.map((each) => [each.id, each.acceptedBy, each.acceptedFor]),
    [[accepted.id, id, id]],
  );
  const left = await lem.getTermsOfServiceStatus({ id });
  assert.deepEqual(left.termsOfServiceTypes, ['adyenForPlatformsAdvanced']);
  assert.deepEqual((await lem.listTermsOfServiceAcceptances({ id: stranger })).data, []);
});

test('a questionnaire is asked for where cards are taken, and signed once by the right person', async () => {
  const { lem } = await openPlatform();
  const { id } = await lem.createLegalEntity(sam);
  const { id: stranger } = await lem.createLegalEntity(sam);
  const line = await lem.createBusinessLine({
    legalEntityId: id,
    service: 'paymentProcessing',
    industryCode: '339E',
    salesChannels: ['payByLink'],
  });
  assert.ok(!(await errorsOf(lem, id)).includes('2_8504'));
  assert.deepEqual((await lem.generatePciTemplates({ id })).pciTemplateReferences, []);
  const online = { id: line.id, salesChannels: ['eCommerce', 'pos'] };
  await assert.rejects(lem.updateBusinessLine(online), { status: 422 });
  await lem.updateBusinessLine({ ...online, webData: [{ webAddress: 'https://bakery.example' }] });
  assert.ok((await lem.getBusinessLine({ id: line.id })).webData?.[0]?.webAddressId);
  assert.ok((await errorsOf(lem, id)).includes('2_8504'));
  const { pciTemplateReferences = [] } = await lem.generatePciTemplates({ id, language: 'nl' });
  assert.equal(pciTemplateReferences.length, 2);
  const sign = (entity: string, signedBy: string) =>
    lem.signPciTemplates({ id: entity, pciTemplateReferences, signedBy });
  await assert.rejects(sign(id, stranger), { status: 422 });
  await assert.rejects(sign(stranger, stranger), { status: 422 });
  const { pciQuestionnaireIds = [] } = await sign(id, id);
  await assert.rejects(sign(id, id), { status: 422 });
  assert.ok(!(await errorsOf(lem, id)).includes('2_8504'));
  const { data } = await lem.listPciQuestionnaires({ id });
  assert.deepEqual(
    data?.map((each) => each.id),
    pciQuestionnaireIds,
  );
  const [pciid = ''] = pciQuestionnaireIds;
  const read = await lem.getPciQuestionnaire({ id, pciid });
  assert.ok(read.content && read.validUntil && read.createdAt && read.validUntil > read.createdAt);
  await assert.rejects(lem.getPciQuestionnaire({ id: stranger, pciid }), { status: 404 });
});
