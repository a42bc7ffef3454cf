import assert from 'node:assert/strict';
import { it } from 'node:test';

import { createProxy, memoryLedger, type Identity } from '../../../src/proxy/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { Browser, codeOf, fieldOf } from '../shop.js';

const KEY = { 'idempotency-key': 'key-1' };
const SHOP = 'http://localhost:8080';

async function openOffice(identity: Identity) {
  const sandbox = await createSandbox({ origin: 'http://127.0.0.1:8081', merchantAccount: 'Shop' });
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'Shop',
    ledger: memoryLedger(),
    inPage: false,
    resolveOrder: () => null,
    identify: () => identity,
    platform: { fetch: sandbox.fetch },
  });
  return new Browser(proxy, SHOP);
}

const OTHERS: readonly Identity[] = [
  { audience: 'shopper', shopperReference: 'shopper-1' },
  { audience: 'seller', legalEntities: ['LE1'], email: 'sam@shop.example' },
  { audience: 'approver' },
];

it('an operator answers disputes of the merchant account that the proxy knows, with large documents', async () => {
  const operator = await openOffice({ audience: 'operator' });
  const disputePspReference = 'BBBBBBBBBBBBBBBB';
  const { body } = await operator.post('/disputes/acceptDispute', { disputePspReference }, KEY);
  assert.deepEqual(body, {
    disputeServiceResult: { success: false, errorMessage: 'There is no such dispute' },
  });
  const content = Buffer.alloc(10 * 1024 * 1024).toString('base64');
  const document = { content, contentType: 'image/jpeg', defenseDocumentTypeCode: 'Invoice' };
  const supply = { disputePspReference, defenseDocuments: [document] };
  assert.equal((await operator.post('/disputes/supplyDefenseDocument', supply)).status, 200);
  const elsewhere = { disputePspReference, merchantAccountCode: 'Other' };
  assert.equal(
    fieldOf(await operator.post('/disputes/acceptDispute', elsewhere, KEY)),
    'merchantAccountCode',
  );
});

it('an operator has a shopper forgotten', async () => {
  const operator = await openOffice({ audience: 'operator' });
  const erasure = { pspReference: 'BBBBBBBBBBBBBBBB' };
  const { body } = await operator.post('/data-protection/requestSubjectErasure', erasure);
  assert.deepEqual(body, { result: 'PAYMENT_NOT_FOUND' });
  const elsewhere = { ...erasure, merchantAccount: 'Other' };
  assert.equal(
    fieldOf(await operator.post('/data-protection/requestSubjectErasure', elsewhere)),
    'merchantAccount',
  );
});

it('no other caller does either', async () => {
  for (const identity of OTHERS) {
    const browser = await openOffice(identity);
    for (const path of ['/disputes/acceptDispute', '/data-protection/requestSubjectErasure'])
      assert.equal(
        codeOf(await browser.post(path, { disputePspReference: 'B', pspReference: 'B' })),
        'not-found',
      );
  }
});
