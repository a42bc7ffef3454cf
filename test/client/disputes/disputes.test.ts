import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { browserRow } from '../../../src/client/schema/browser-row.js';
import { bind, createClient } from '../../../src/client/client.js';
import { disputes } from '../../../src/client/disputes/index.js';
import { strictly } from '../../../src/client/schema/validate.js';
import { aServerSaying, errorOf, stopServers } from '../fixtures.js';

after(stopServers);

async function aPlatform(answer: unknown) {
  const { url, heard } = await aServerSaying(JSON.stringify(answer));
  return { heard, calls: bind(createClient({ baseUrl: url }), disputes) };
}

const dispute = { disputePspReference: 'DZ4DPSHB4WD2WN82', merchantAccountCode: 'Shop' };

test('a refusal comes with status 200 and says so itself', async () => {
  const disputeServiceResult = { success: false, errorMessage: 'Too late' };
  const { calls } = await aPlatform({ disputeServiceResult });
  const answer = await calls.acceptDispute(dispute, { idempotencyKey: 'key-1' });
  assert.equal(answer.disputeServiceResult.success, false);
});

test('an answer that does not say whether it was done is no answer', async () => {
  const { calls } = await aPlatform({ disputeServiceResult: {} });
  const defense = { ...dispute, defenseReasonCode: 'GoodsDelivered' };
  const error = await errorOf(calls.defendDispute(defense, { idempotencyKey: 'key-1' }));
  assert.deepEqual([error.kind, error.field], ['contract', 'disputeServiceResult.success']);
});

test('reasons are listed with the documents that each needs', async () => {
  const type = { available: false, defenseDocumentTypeCode: 'Invoice', requirementLevel: 'OneOrMore' };
  const reason = { defenseReasonCode: 'GoodsDelivered', satisfied: false, defenseDocumentTypes: [type] };
  const { calls } = await aPlatform({ defenseReasons: [reason], disputeServiceResult: { success: true } });
  assert.deepEqual((await calls.listDefenseReasons(dispute)).defenseReasons, [reason]);
});

test('a document is handed in whole or not at all', async () => {
  const { calls, heard } = await aPlatform({ disputeServiceResult: { success: true } });
  const invoice = { contentType: 'application/pdf', defenseDocumentTypeCode: 'Invoice', content: 'JVBERg==' };
  await calls.supplyDefenseDocuments({ ...dispute, defenseDocuments: [invoice] });
  assert.deepEqual(JSON.parse(heard[0]?.body ?? ''), { ...dispute, defenseDocuments: [invoice] });
  const defenseDocuments = [{ ...invoice, content: 'data:application/pdf;base64,JVBERg==' }];
  const error = await errorOf(calls.supplyDefenseDocuments({ ...dispute, defenseDocuments }));
  assert.equal(error.field, 'defenseDocuments.0.content');
  assert.equal(heard.length, 1);
});

test('no browser says whose dispute it is', () => {
  for (const row of Object.values(disputes)) {
    const { input } = browserRow(row);
    assert.ok(input);
    assert.ok(strictly(input(), dispute).fault, row.path);
  }
  const { input } = browserRow(disputes.acceptDispute);
  assert.equal(input && strictly(input(), dispute).fault, 'merchantAccountCode');
});
