import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { memoryLedger, pgliteLedger } from '../../../src/proxy/index.js';
import { approver, openOffice, operator, startPlatform, submission } from './office.js';

const scratch = mkdtempSync(join(tmpdir(), 'florin-second-person-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

test('a restart still knows who submitted, and a new secret lets no operator pass for another', async () => {
  const sandbox = await startPlatform();
  const ledger = pgliteLedger(join(scratch, 'ledger'));
  const submitted = await openOffice(sandbox, { ledger })(
    operator,
    '/payout/storeDetailAndSubmitThirdParty',
    submission,
  );
  const originalReference = submitted.body['pspReference'];
  await ledger.close();
  const reopened = pgliteLedger(join(scratch, 'ledger'));
  const restarted = openOffice(sandbox, { ledger: reopened });
  const otherSecret = openOffice(sandbox, { ledger: reopened, secret: 'another secret of thirty-two chars' });
  const confirm = '/payout/confirmThirdParty';
  const sameAsApprover = { ...operator, audience: 'approver' } as const;
  assert.equal((await restarted(sameAsApprover, confirm, { originalReference })).status, 404);
  assert.equal((await otherSecret(sameAsApprover, confirm, { originalReference })).status, 404);
  assert.equal((await restarted(approver, confirm, { originalReference })).status, 200);
  await reopened.close();
});

test('the ledger keeps no name in clear', async () => {
  const ledger = memoryLedger();
  const { remember } = ledger;
  const kept: string[] = [];
  ledger.remember = async (...fact) => {
    kept.push(...fact);
    return remember.apply(ledger, fact);
  };
  const send = openOffice(await startPlatform(), { ledger });
  const { body } = await send(operator, '/payout/storeDetailAndSubmitThirdParty', submission);
  assert.equal(kept.length, 3);
  for (const secret of ['olga', String(body['pspReference'])]) assert.ok(!kept.join().includes(secret));
});
