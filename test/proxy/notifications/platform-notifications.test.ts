import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { platformNotifications } from '../../../src/proxy/index.js';
import { event, HMAC_KEY, signed } from './reporting.js';

const REQUEST = new Request('https://shop.example/florin/notifications', { method: 'POST' });
const OTHER_KEY = HMAC_KEY.replaceAll('0', 'A');
const batch = async (items: readonly ReturnType<typeof event>[], { live = 'false', key = HMAC_KEY } = {}) =>
  JSON.stringify({ live, notificationItems: await Promise.all(items.map((item) => signed(item, key))) });
const read = async (changes: object, live = 'false') => {
  const text = await batch([event(changes as Record<string, unknown>)], { live });
  return (await platformNotifications({ hmacKeys: [HMAC_KEY] }).read(text, REQUEST))?.[0];
};

/** What each event of the platform is about. */
const KINDS = {
  AUTHORISATION: 'authorisation',
  CAPTURE: 'capture',
  CAPTURE_FAILED: 'capture',
  REFUND: 'refund',
  REFUND_FAILED: 'refund',
  CANCELLATION: 'cancel',
  TECHNICAL_CANCEL: 'cancel',
  CANCEL_OR_REFUND: 'reversal',
  AUTHORISATION_ADJUSTMENT: 'amount-update',
  CHARGEBACK: 'dispute',
  PREARBITRATION_LOST: 'dispute',
  REPORT_AVAILABLE: 'other',
};

describe('what a notification of the platform says', () => {
  for (const [eventCode, kind] of Object.entries(KINDS))
    it(`${eventCode} is about ${kind}`, async () => assert.equal((await read({ eventCode }))?.kind, kind));

  it('is all that its signature covers', async () => {
    assert.deepEqual(await read({ originalReference: 'PSP0000000000000' }), {
      id: 'AUTHORISATION:PSP0000000000001:true',
      kind: 'authorisation',
      success: true,
      reference: 'ORDER-1',
      merchantAccount: 'ShopAccount',
      pspReference: 'PSP0000000000001',
      originalReference: 'PSP0000000000000',
      amount: { value: 1999, currency: 'EUR' },
      isLive: false,
    });
  });

  it('names no other payment where it names none', async () => {
    assert.equal((await read({}))?.originalReference, undefined);
    assert.equal((await read({ originalReference: '' }))?.originalReference, undefined);
  });

  it('is a failure where it says so, and where something is undone', async () => {
    const success = async (changes: object) => (await read(changes))?.success;
    assert.equal(await success({ success: 'false' }), false);
    assert.equal(await success({ eventCode: 'CAPTURE_FAILED' }), false);
    assert.equal(await success({ eventCode: 'REFUND_FAILED' }), false);
    assert.equal(await success({ eventCode: 'REFUND' }), true);
  });

  it('is of real money only where it says so', async () => {
    assert.equal((await read({}, 'true'))?.isLive, true);
    assert.equal((await read({}, 'false'))?.isLive, false);
  });
});

describe('a notification', () => {
  it('is read where any key has signed it, and each item of it', async () => {
    const { read: readBatch } = platformNotifications({ hmacKeys: [OTHER_KEY, HMAC_KEY] });
    assert.equal((await readBatch(await batch([event(), event()]), REQUEST))?.length, 2);
    assert.equal((await readBatch(await batch([event()], { key: OTHER_KEY }), REQUEST))?.length, 1);
  });

  it('is refused whole where one item is not signed, or where it cannot be read', async () => {
    const { read: readBatch } = platformNotifications({ hmacKeys: [HMAC_KEY] });
    const own = await signed(event());
    const foreign = await signed(event(), OTHER_KEY);
    assert.equal(
      await readBatch(JSON.stringify({ live: 'false', notificationItems: [own, foreign] }), REQUEST),
      undefined,
    );
    for (const text of ['', '{', '[]', '{"live":"false"}', 'null'])
      assert.equal(await readBatch(text, REQUEST), undefined, text);
  });

  it('is answered with the word that the platform waits for', async () => {
    const { accepted } = platformNotifications({ hmacKeys: [HMAC_KEY] });
    const response = accepted();
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain/);
    assert.equal(await response.text(), '[accepted]');
  });

  it('needs a key, and a key that is one, before anything is read', async () => {
    assert.throws(() => platformNotifications({ hmacKeys: [] }), /needs at least one of hmacKeys/);
    await assert.rejects(async () => platformNotifications({ hmacKeys: ['no hex'] }).read('{}', REQUEST));
    assert.equal(platformNotifications({ hmacKeys: [HMAC_KEY, 'AA'.repeat(32)] }).hasWeakKey, true);
  });
});
