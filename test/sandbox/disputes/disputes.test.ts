import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { bind, createClient, type Client } from '../../../src/client/client.js';
import { disputes } from '../../../src/client/disputes/index.js';
import { checkout } from '../../../src/client/checkout/index.js';
import { DAY } from '../../../src/facts/instant.js';
import type { DisputeEntry } from '../../../src/sandbox/index.js';
import { answersByFacts } from '../answers-by-facts.js';
import { EUR, HOUR, refusal } from '../checkout/till.js';
import { withKeys } from '../../client/with-keys.js';
import { openReceiver } from '../notifications/receiver.js';
import { ACCOUNT, startSandbox } from '../shop.js';

const START = Date.parse('2026-05-04T10:00:00Z');

const answering = (client: Client) => withKeys(bind(client, disputes), 'acceptDispute', 'defendDispute');

async function aMerchant(seed = 1) {
  const clock = { now: START };
  const sandbox = await startSandbox({ seed, now: () => clock.now });
  const baseUrl = 'https://disputes.example/ca/services/DisputeService/v30';
  const calls = answering(
    createClient({ baseUrl, fetch: answersByFacts(sandbox, 'disputes'), headers: { 'x-api-key': 'key' } }),
  );
  return { sandbox, clock, calls, notices: sandbox.disputes().toReversed() };
}

const named = (dispute: DisputeEntry | undefined) => ({
  merchantAccountCode: ACCOUNT,
  disputePspReference: dispute?.pspReference ?? assert.fail('no such dispute'),
});

const paper = (defenseDocumentTypeCode: string, start = '%PDF-1.7', size = 2048) => ({
  defenseDocumentTypeCode,
  contentType: 'application/pdf',
  content: Buffer.from(start.padEnd(size)).toString('base64'),
});

type Calls = Awaited<ReturnType<typeof aMerchant>>['calls'];

async function availableOf(calls: Calls, dispute: DisputeEntry | undefined): Promise<string[]> {
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
  const lost = notices.find(({ reasonCode }) => reasonCode === '13.1');
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
  assert.equal(
    await supply(good, paper('ProofOfRefund', '<html>')),
    'The scheme does not take files of this type',
  );
  assert.equal(
    await supply(good, paper('ProofOfRefund', '%PDF-', 2 * 1024 * 1024 + 1)),
    'The file is larger than the scheme takes',
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
  const [strange] = (await aMerchant(2)).notices;
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

/** A payment with a card that is for it, captured and then disputed, at a merchant who hears of it. */
async function aDisputedPayment(card: 'disputed' | 'disputed-goods', refunded = 0) {
  const { till, received, wait } = await openReceiver();
  const psp = await till.pay({}, card);
  const ask = (row: 'capturePayment' | 'refundPayment', value: number) =>
    till.client.call(
      checkout[row],
      { merchantAccount: ACCOUNT, paymentPspReference: psp, amount: EUR(value) },
      till.key(),
    );
  await ask('capturePayment', 1500);
  await wait(5000);
  if (refunded) await ask('refundPayment', refunded);
  await wait(2 * HOUR, 60_000);
  const client = createClient({
    baseUrl: 'https://disputes.example/ca/services/DisputeService/v30',
    fetch: answersByFacts(till.sandbox, 'disputes'),
    headers: { 'x-api-key': 'key' },
  });
  const notice = received.find(({ eventCode }) => eventCode === 'CHARGEBACK');
  const named = { merchantAccountCode: ACCOUNT, disputePspReference: notice?.pspReference ?? 'none' };
  return { till, received, wait, psp, ask, notice, named, calls: answering(client) };
}

test('a shopper disputes a captured payment: the merchant hears of it, and the money is gone', async () => {
  const { till, received, psp, notice, ask, named, calls } = await aDisputedPayment('disputed');
  assert.equal(notice?.originalReference, psp);
  assert.equal(notice.amount.value, 1500);
  assert.equal(notice.additionalData?.['chargebackReasonCode'], '10.4');
  assert.deepEqual(received.map(({ eventCode }) => eventCode).toSorted(), [
    'AUTHORISATION',
    'CAPTURE',
    'CHARGEBACK',
    'NOTIFICATION_OF_CHARGEBACK',
  ]);
  const { captured, refunded, chargedBack, charged } = till.book(psp);
  assert.deepEqual([captured, refunded, chargedBack, charged], [1500, 0, 1500, false]);
  assert.equal(await refusal(ask('refundPayment', 1)), '137');
  assert.equal((await calls.listDefenseReasons(named)).disputeServiceResult.success, true);
  const [own] = till.sandbox.disputes().filter(({ paymentPspReference }) => paymentPspReference === psp);
  assert.deepEqual([own?.pspReference, own?.reasonCode, own?.status], [notice.pspReference, '10.4', 'open']);
});

test('a dispute that is defended with its documents is won: the money comes back', async () => {
  const { till, received, wait, psp, named, calls } = await aDisputedPayment('disputed-goods');
  const papers = [paper('ProofOfDelivery'), paper('SignedDeliveryNote')];
  await calls.supplyDefenseDocuments({ ...named, defenseDocuments: papers });
  received.length = 0;
  await calls.defendDispute({ ...named, defenseReasonCode: 'MerchandiseReceived' });
  await wait(HOUR, 60_000);
  assert.deepEqual(
    received.map(({ eventCode, originalReference }) => [eventCode, originalReference]),
    [
      ['INFORMATION_SUPPLIED', psp],
      ['CHARGEBACK_REVERSED', psp],
    ],
  );
  const { chargedBack, charged, history } = till.book(psp);
  assert.deepEqual([chargedBack, charged], [0, true]);
  assert.deepEqual(
    history.map(({ kind }) => kind),
    ['capture', 'chargeback', 'chargebackReversal'],
  );
});

test('each scheme takes its own kinds, sizes and pages', async () => {
  const { calls, notices } = await aMerchant();
  const MB = 1024 * 1024;
  const supply = async (reason: string, kind: string, start: string, size: number, contentType: string) => {
    const dispute = notices.find(({ reasonCode }) => reasonCode === reason);
    const content = Buffer.from(start.padEnd(size), 'latin1').toString('base64');
    const document = { defenseDocumentTypeCode: kind, contentType, content };
    return wordOf(await calls.supplyDefenseDocuments({ ...named(dispute), defenseDocuments: [document] }));
  };
  const jpeg = (reason: string, size: number) =>
    supply(reason, 'ProofOfRefund', '\xff\xd8\xff', size, 'image/jpeg');
  const tooLarge = 'The file is larger than the scheme takes';
  assert.deepEqual([await jpeg('10.4', 10 * MB), await jpeg('10.4', 10 * MB + 1)], [true, tooLarge]);
  assert.deepEqual([await jpeg('UA02', 3 * MB), await jpeg('UA02', 3 * MB + 1)], [true, tooLarge]);
  assert.equal(await jpeg('return', 2048), 'The scheme does not take files of this type');
  assert.equal(await supply('10.4', 'ProofOfRefund', 'II*\0', 2048, 'image/tiff'), true);
  const pages = (count: number) => `%PDF-1.4 ${'<< /Type /Page >>'.repeat(count)}`;
  const pdf = (reason: string, count: number) =>
    supply(reason, 'ProofOfRefund', pages(count), 2048, 'application/pdf');
  const tooMany = 'The file has more pages than the scheme takes';
  assert.deepEqual(
    [await pdf('4853', 19), await pdf('4853', 20), await pdf('10.4', 20)],
    [true, tooMany, true],
  );
});

test('a bank that has nothing but the merchant’s own word keeps the money', async () => {
  const { till, received, wait, psp, named, calls } = await aDisputedPayment('disputed');
  const defenseDocuments = [paper('DeclarationOfMerchant')];
  await calls.supplyDefenseDocuments({ ...named, defenseDocuments });
  await calls.defendDispute({ ...named, defenseReasonCode: 'ShopperRecognised' });
  await wait(HOUR, 60_000);
  assert.equal(received.at(-1)?.eventCode, 'PREARBITRATION_LOST');
  assert.equal(till.book(psp).chargedBack, 1500);
  assert.equal(wordOf(await calls.acceptDispute(named)), 'The dispute has been lost');
});

test('the merchant hears that the time to answer is over, also of a dispute that was accepted', async () => {
  for (const status of ['Expired', 'Accepted']) {
    const { received, wait, notice, named, calls } = await aDisputedPayment('disputed');
    const deadline = String(notice?.additionalData?.['defensePeriodEndsAt']);
    assert.match(deadline, /^20\d\d-\d\d-\d\dT/);
    if (status === 'Accepted') await calls.acceptDispute(named);
    await wait(18 * DAY, DAY);
    const told = received.filter(({ eventCode }) => eventCode === 'DISPUTE_DEFENSE_PERIOD_ENDED');
    assert.deepEqual(
      told.map(({ pspReference, additionalData }) => [pspReference, additionalData?.['disputeStatus']]),
      [[named.disputePspReference, status]],
    );
  }
});

test('a refund that is claimed and was never made is found out; one that was made leaves less to dispute', async () => {
  const claimed = await aDisputedPayment('disputed');
  await claimed.calls.supplyDefenseDocuments({
    ...claimed.named,
    defenseDocuments: [paper('ProofOfRefund')],
  });
  await claimed.calls.defendDispute({ ...claimed.named, defenseReasonCode: 'CreditOrReversalProcessed' });
  await claimed.wait(HOUR, 60_000);
  assert.equal(claimed.received.at(-1)?.eventCode, 'SECOND_CHARGEBACK');
  assert.equal(claimed.till.book(claimed.psp).chargedBack, 1500);
  assert.equal(wordOf(await claimed.calls.acceptDispute(claimed.named)), 'The dispute has been lost');
  const refunded = await aDisputedPayment('disputed', 500);
  assert.equal(refunded.notice?.amount.value, 1000);
  const whole = await aDisputedPayment('disputed', 1500);
  assert.equal(whole.notice, undefined);
});

test('what was disputed before the sandbox started has its payments among the books', async () => {
  const { sandbox, notices } = await aMerchant();
  for (const { paymentPspReference, amount, openedAt } of notices) {
    const payment = sandbox.books().find(({ pspReference }) => pspReference === paymentPspReference);
    assert.ok(payment && payment.at < openedAt);
    assert.deepEqual([payment.amount, payment.chargedBack], [amount, amount.value]);
  }
});
