import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { bind, createClient } from '../../../src/client/client.js';
import { disputes } from '../../../src/client/disputes/index.js';
import { disputesOf, type Dispute } from '../../../src/sandbox/disputes/book.js';
import { createEnvelopes } from '../../../src/sandbox/envelopes.js';
import { State } from '../../../src/sandbox/state.js';
import { answersByFacts } from '../answers-by-facts.js';
import { ACCOUNT, startSandbox } from '../shop.js';

const DAY = 86_400_000;
const START = Date.parse('2026-05-04T10:00:00Z');
const unused = await createEnvelopes({ lifetime: 1, now: Date.now, onDecrypted: undefined });

/** Disputes reach a merchant by notification; here their references come from the same seed. */
const noticesOf = (seed: number): Dispute[] => {
  const made = new State({ base: '', merchantAccount: ACCOUNT, seed, now: () => START, envelopes: unused });
  return [...disputesOf(made).values()];
};

async function aMerchant(seed = 1) {
  const clock = { now: START };
  const sandbox = await startSandbox({ seed, now: () => clock.now });
  const baseUrl = 'https://disputes.example/ca/services/DisputeService/v30';
  const calls = bind(
    createClient({ baseUrl, fetch: answersByFacts(sandbox, 'disputes'), headers: { 'x-api-key': 'key' } }),
    disputes,
  );
  // Opens the book before the clock is turned.
  await calls.listDefenseReasons({ merchantAccountCode: ACCOUNT, disputePspReference: 'none' });
  return { clock, calls, notices: noticesOf(seed) };
}

const named = (dispute: Dispute | undefined) => ({
  merchantAccountCode: ACCOUNT,
  disputePspReference: dispute?.pspReference ?? assert.fail('no such dispute'),
});

const paper = (defenseDocumentTypeCode: string, start = '%PDF-1.7', size = 2048) => ({
  defenseDocumentTypeCode,
  contentType: 'application/pdf',
  content: Buffer.from(start.padEnd(size)).toString('base64'),
});

type Calls = Awaited<ReturnType<typeof aMerchant>>['calls'];

async function availableOf(calls: Calls, dispute: Dispute | undefined): Promise<string[]> {
  const { defenseReasons = [] } = await calls.listDefenseReasons(named(dispute));
  const types = defenseReasons.flatMap(({ defenseDocumentTypes = [] }) => defenseDocumentTypes);
  return types.filter(({ available }) => available).map((type) => type.defenseDocumentTypeCode);
}

const wordOf = ({
  disputeServiceResult: result,
}: {
  disputeServiceResult: { success: boolean; errorMessage?: string | undefined };
}) => result.success || result.errorMessage;

test('a dispute is defended only once all documents are there, and only once', async () => {
  const { calls, notices } = await aMerchant();
  const lost = notices.find(({ reason }) => reason.code === '13.1');
  const defend = () => calls.defendDispute({ ...named(lost), defenseReasonCode: 'MerchandiseReceived' });
  assert.equal(wordOf(await defend()), 'Documents that this reason needs are missing');
  await calls.supplyDefenseDocuments({ ...named(lost), defenseDocuments: [paper('ProofOfDelivery')] });
  assert.equal(wordOf(await defend()), 'Documents that this reason needs are missing');
  const two = [paper('SignedDeliveryNote'), paper('Invoice')];
  assert.equal(wordOf(await calls.supplyDefenseDocuments({ ...named(lost), defenseDocuments: two })), true);
  assert.deepEqual(await availableOf(calls, lost), ['ProofOfDelivery', 'SignedDeliveryNote', 'Invoice']);
  const { defenseReasons } = await calls.listDefenseReasons(named(lost));
  assert.deepEqual(
    defenseReasons?.map(({ satisfied }) => satisfied),
    [true, false],
  );
  assert.equal(
    wordOf(await calls.defendDispute({ ...named(lost), defenseReasonCode: 'Other' })),
    'The dispute cannot be defended by this reason',
  );
  assert.equal(wordOf(await defend()), true);
  assert.equal(wordOf(await defend()), 'The dispute has been defended');
  assert.equal(wordOf(await calls.acceptDispute(named(lost))), 'The dispute has been defended');
});

test('a document that is taken back is missing again', async () => {
  const { calls, notices } = await aMerchant();
  const [fraud] = notices;
  await calls.supplyDefenseDocuments({ ...named(fraud), defenseDocuments: [paper('DeclarationOfMerchant')] });
  assert.equal((await calls.listDefenseReasons(named(fraud))).defenseReasons?.[0]?.satisfied, true);
  const remove = () =>
    calls.deleteDefenseDocument({ ...named(fraud), defenseDocumentType: 'DeclarationOfMerchant' });
  assert.equal(wordOf(await remove()), true);
  assert.equal(wordOf(await remove()), 'There is no document of this type');
  assert.deepEqual(await availableOf(calls, fraud), []);
  const defend = { ...named(fraud), defenseReasonCode: 'ShopperRecognised' };
  assert.equal(wordOf(await calls.defendDispute(defend)), 'Documents that this reason needs are missing');
});

test('of several documents all are taken or none', async () => {
  const { calls, notices } = await aMerchant();
  const [fraud] = notices;
  const supply = async (...defenseDocuments: ReturnType<typeof paper>[]) =>
    wordOf(await calls.supplyDefenseDocuments({ ...named(fraud), defenseDocuments }));
  const good = paper('PriorOrders');
  assert.equal(await supply(good, paper('Poem')), 'No reason of this dispute needs a document of this type');
  assert.equal(await supply(good, paper('ProofOfRefund', '<html>')), 'The file must be a PDF, JPEG or PNG');
  assert.equal(
    await supply(good, paper('ProofOfRefund', '%PDF-', 1000)),
    'The file must have between 1 kB and 4 MB',
  );
  assert.equal(await supply(), 'There is no document');
  assert.deepEqual(await availableOf(calls, fraud), []);
});

test('an accepted dispute is over', async () => {
  const { calls, notices } = await aMerchant();
  const [fraud, other] = notices;
  assert.equal(wordOf(await calls.acceptDispute(named(fraud))), true);
  assert.equal(wordOf(await calls.listDefenseReasons(named(fraud))), 'The dispute has been accepted');
  assert.equal(wordOf(await calls.listDefenseReasons(named(other))), true);
});

test('after the deadline nothing can be said', async () => {
  const { calls, notices, clock } = await aMerchant();
  const [newest] = notices;
  const oldest = notices.at(-1);
  const over = 'The time to answer the dispute is over';
  assert.equal(wordOf(await calls.acceptDispute(named(oldest))), over);
  clock.now += 18 * DAY - 1;
  assert.equal(wordOf(await calls.listDefenseReasons(named(newest))), true);
  clock.now += 1;
  assert.equal(wordOf(await calls.listDefenseReasons(named(newest))), over);
  assert.equal(
    wordOf(
      await calls.supplyDefenseDocuments({ ...named(newest), defenseDocuments: [paper('PriorOrders')] }),
    ),
    over,
  );
});

test('a dispute of another seed is unknown, and another account is refused', async () => {
  const { calls, notices } = await aMerchant(1);
  const [strange] = noticesOf(2);
  assert.equal(wordOf(await calls.acceptDispute(named(strange))), 'There is no such dispute');
  const elsewhere = { ...named(notices[0]), merchantAccountCode: 'Other' };
  await assert.rejects(calls.acceptDispute(elsewhere), { status: 403, code: '901' });
});

test('whatever is done in whatever order, a dispute ends once', async () => {
  const step = fc.constantFrom('accept', 'defend', 'supply', 'delete');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { calls, notices } = await aMerchant();
      const dispute = named(notices[4]);
      let ended = 0;
      for (const each of steps) {
        const kind = 'FirstInvoice';
        const answer = {
          accept: () => calls.acceptDispute(dispute),
          defend: () => calls.defendDispute({ ...dispute, defenseReasonCode: 'SeparatePurchases' }),
          supply: () =>
            calls.supplyDefenseDocuments({
              ...dispute,
              defenseDocuments: [paper(kind), paper('SecondInvoice')],
            }),
          delete: () => calls.deleteDefenseDocument({ ...dispute, defenseDocumentType: kind }),
        }[each];
        const { defenseReasons } = await calls.listDefenseReasons(dispute);
        const { success } = (await answer()).disputeServiceResult;
        if (success && each === 'defend') assert.equal(defenseReasons?.[0]?.satisfied, true);
        if (ended > 0) assert.equal(success, false);
        ended += Number(success && (each === 'accept' || each === 'defend'));
      }
      assert.ok(ended <= 1);
    }),
    { numRuns: 25 },
  );
});
