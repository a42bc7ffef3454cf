import assert from 'node:assert/strict';
import { test } from 'node:test';

import { errorsOf, file, iban, openPlatform, PDF, PNG, sam } from './platform.js';

const SECOND = 1000;

test('a bank account that its bank does not confirm is proven by a statement', async () => {
  const { lem, clock } = await openPlatform();
  const { id } = await lem.createLegalEntity(sam);
  const doubted = {
    accountIdentification: { type: 'usLocal', accountNumber: '120000', routingNumber: '011000138' },
  } as const;
  const made = await lem.createTransferInstrument({
    legalEntityId: id,
    type: 'bankAccount',
    bankAccount: doubted,
  });
  assert.equal(made.problems?.[0]?.verificationErrors?.[0]?.type, 'pendingStatus');
  clock.now += 4 * SECOND;
  const checked = await lem.getTransferInstrument({ id: made.id });
  assert.equal(checked.capabilities?.['sendToTransferInstrument']?.verificationStatus, 'invalid');
  const statement = {
    type: 'bankStatement' as const,
    description: 'May',
    attachments: [{ content: file(PDF) }],
  };
  const { id: paper = '' } = await lem.createDocument({
    ...statement,
    owner: { id: made.id, type: 'bankAccount' },
  });
  assert.equal((await lem.getTransferInstrument({ id: made.id })).documentDetails?.[0]?.id, paper);
  assert.deepEqual((await lem.getTransferInstrument({ id: made.id })).problems, []);
  assert.ok((await errorsOf(lem, id)).includes('2_8702'));
  clock.now += 5 * SECOND;
  assert.ok(!(await errorsOf(lem, id)).includes('2_8702'));
  await lem.deleteDocument({ id: paper });
  assert.equal((await lem.getTransferInstrument({ id: made.id })).problems?.length, 1);
});

test('a person is asked for each thing that is missing, and what is supplied stays', async () => {
  const { lem } = await openPlatform();
  const name = { firstName: 'Ada', lastName: 'Bell' };
  const { id } = await lem.createLegalEntity({
    type: 'individual',
    individual: {
      name,
      residentialAddress: { country: 'US', city: 'Ames', street: 'Main', postalCode: '5' },
    },
  });
  const asked = ['2_8002', '2_8003', '2_8004', '2_8005'];
  assert.deepEqual((await errorsOf(lem, id)).slice(0, 4), asked);
  const complete = { country: 'US', city: 'Ames', street: 'Main', postalCode: '5', stateOrProvince: 'IA' };
  const individual = { name, residentialAddress: complete };
  await lem.updateLegalEntity({ id, individual: { ...individual, email: 'ada@shop.example' } });
  await lem.updateLegalEntity({
    id,
    individual: { ...individual, birthData: { dateOfBirth: '2015-01-01' } },
  });
  assert.deepEqual(
    (await errorsOf(lem, id)).filter((code) => /^2_8[09]/.test(code)),
    ['2_8005', '2_8911'],
  );
  const cards = {
    type: 'identityCard',
    description: 'Card of Ada',
    owner: { id, type: 'legalEntity' },
  } as const;
  const front = { content: file(PNG), pageName: 'front' };
  await assert.rejects(lem.createDocument({ ...cards, attachments: [front] }), { status: 422 });
  const { id: document = '' } = await lem.createDocument({ ...cards, attachments: [front, front] });
  await lem.updateLegalEntity({
    id,
    individual: { ...individual, birthData: { dateOfBirth: '1980-01-01' } },
  });
  assert.deepEqual(
    (await errorsOf(lem, id)).filter((code) => /^2_8[09]/.test(code)),
    ['2_8901'],
  );
  const read = await lem.getLegalEntity({ id });
  assert.equal(read.individual?.email, 'ada@shop.example');
  assert.deepEqual(
    read.documentDetails?.[0]?.pages?.map(({ type }) => type),
    ['FRONT', 'BACK'],
  );
  assert.equal((await lem.getDocument({ id: document })).attachments?.length, 2);
  assert.equal((await lem.getDocument({ id: document, skipContent: true })).attachments, undefined);
});

test('unreadable files are not taken', async () => {
  const { lem } = await openPlatform();
  const { id } = await lem.createLegalEntity(sam);
  const passport = { type: 'passport', description: 'Passport', owner: { id, type: 'legalEntity' } } as const;
  const upload = (content: string, contentType?: string) =>
    lem.createDocument({ ...passport, attachments: [{ content, contentType }] });
  const refusal = { status: 422, code: '30_031' };
  await assert.rejects(upload(file('<html>')), refusal);
  await assert.rejects(upload(file(PDF, 1023)), refusal);
  await assert.rejects(upload(file(PDF, 4 * 1024 * 1024 + 1)), refusal);
  await assert.rejects(upload(file(PDF), 'image/png'), refusal);
  const largest = [{ content: file([0xff, 0xd8, 0xff], 4 * 1024 * 1024), contentType: 'image/jpg' }];
  const { id: paper = '' } = await lem.createDocument({ ...passport, attachments: largest });
  await lem.updateDocument({ id: paper, ...passport, expiryDate: '2020-01-01' });
  assert.ok((await errorsOf(lem, id)).includes('2_8701'));
});

test('a bank account that is put in place of another is checked anew, and stays with its owner', async () => {
  const { lem, clock } = await openPlatform();
  const { id: legalEntityId } = await lem.createLegalEntity(sam);
  const { id: stranger } = await lem.createLegalEntity(sam);
  const account = { legalEntityId, type: 'bankAccount', bankAccount: iban } as const;
  const { id } = await lem.createTransferInstrument(account);
  clock.now += 4 * SECOND;
  assert.deepEqual((await lem.getTransferInstrument({ id })).problems, []);
  const british = { type: 'ukLocal', accountNumber: '31926819', sortCode: '601613' } as const;
  const trusted = { accountIdentification: british, trustedSource: true };
  await lem.updateTransferInstrument({ id, ...account, bankAccount: trusted });
  assert.equal((await lem.getTransferInstrument({ id })).problems?.length, 1);
  const [listed] = (await lem.getLegalEntity({ id: legalEntityId })).transferInstruments ?? [];
  assert.deepEqual([listed?.realLastFour, listed?.trustedSource], ['6819', false]);
  await assert.rejects(lem.updateTransferInstrument({ id, ...account, legalEntityId: stranger }), {
    status: 422,
  });
  const wrong = { accountIdentification: { type: 'iban', iban: 'NL92ABNA0417164300' } } as const;
  await assert.rejects(lem.updateTransferInstrument({ id, ...account, bankAccount: wrong }), { status: 422 });
});

test('an unreadable file is checked, rejected, and replaced by another', async () => {
  const { lem, clock } = await openPlatform();
  const { id } = await lem.createLegalEntity(sam);
  const owner = { id, type: 'legalEntity' };
  const card = { type: 'identityCard' as const, description: 'Card', owner };
  const [back, front] = ['back', 'front'].map((pageType) => ({ content: file(PNG), pageType }));
  const { id: document = '' } = await lem.createDocument({
    ...card,
    fileName: 'unreadable.png',
    attachments: [back!, front!],
  });
  const { documentDetails = [] } = await lem.getLegalEntity({ id });
  assert.deepEqual(
    documentDetails[0]?.pages?.map(({ type }) => type),
    ['BACK', 'FRONT'],
  );
  assert.ok((await errorsOf(lem, id)).includes('2_8702'));
  clock.now += 5 * SECOND;
  assert.ok((await errorsOf(lem, id)).includes('2_8703'));
  await lem.updateDocument({ ...card, id: document, fileName: 'sharp.png', attachments: [front!, back!] });
  assert.ok((await errorsOf(lem, id)).includes('2_8702'));
  clock.now += 5 * SECOND;
  assert.deepEqual(
    (await errorsOf(lem, id)).filter((code) => code.startsWith('2_87')),
    [],
  );
});
