import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { answer, authorised, serviceError, type Answering, type Got } from '../fake-platform.js';
import { arrive, codeOf, EUR, openShop } from '../shop.js';

/** Pays once against a platform that does this, and tells what the shopper saw and what was sent. */
async function payAgainst(
  network: (got: Got, execute: () => Response) => Response | Promise<Response>,
  platformOptions = {},
) {
  const { proxy, platform, events } = openShop({ platform: platformOptions });
  const shopper = await arrive(proxy);
  platform.network = network;
  const reply = await shopper.pay('key-1');
  return { ...reply, platform, events, shopper };
}

const raw = (body: BodyInit | null, type = 'application/json', status = 200): Answering => {
  const headers = type ? { 'content-type': type } : undefined;
  return () => new Response(body, { status, ...(headers && { headers }) });
};

async function isUnknown(network: Answering, name: string): Promise<void> {
  const { status, body, shopper } = await payAgainst(network);
  assert.deepEqual([status, body['outcome'], body['settled']], [200, 'unknown', true], name);
  assert.equal(codeOf(await shopper.pay('key-2')), 'attempt-open', name);
}

describe('a platform whose answer cannot be trusted', () => {
  it('C2-38: says unknown where Authorised comes with an action', async () => {
    await isUnknown(
      (got) => answer(200, { ...authorised(got), action: { type: 'redirect', url: 'https://bank.example' } }),
      'both',
    );
  });

  it('C2-39, C2-40: says unknown where the result is missing, strange or new', async () => {
    for (const resultCode of [undefined, 'authorised', '__proto__', 'constructor', 'Sparkling', 'Success'])
      await isUnknown((got) => answer(200, { ...authorised(got), resultCode }), String(resultCode));
  });

  it("C2-41, C2-42: says unknown where reference or amount are missing or another's", async () => {
    const changes = [
      { pspReference: undefined },
      { pspReference: '' },
      { merchantReference: undefined },
      { merchantReference: 'OTHER' },
      { amount: undefined },
      { amount: EUR(1) },
      { amount: { value: 1999, currency: 'USD' } },
    ];
    for (const change of changes)
      await isUnknown((got) => answer(200, { ...authorised(got), ...change }), JSON.stringify(change));
    const { events } = await payAgainst((got) => answer(200, { ...authorised(got), amount: EUR(1) }));
    assert.ok(events.some(({ notes }) => notes.includes('answer-mismatch')));
  });

  it('C2-33, C2-35, C2-36: hands no action on that could hurt, and calls it unknown', async () => {
    const redirect = { type: 'redirect', method: 'GET', url: 'https://bank.example' };
    const many = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`k${index}`, 'v']));
    const actions = [
      ...[
        'javascript:alert(1)',
        'data:text/html,x',
        'java\nscript:x',
        'http://bank.example',
        '//evil.example',
        'https://good@evil.example',
      ].map((url) => ({ ...redirect, url })),
      { ...redirect, method: 'PUT' },
      { ...redirect, data: many },
      { ...redirect, data: { k: 'x'.repeat(40_000) } },
    ];
    for (const action of actions) {
      const { body } = await payAgainst(() => answer(200, { resultCode: 'RedirectShopper', action }));
      assert.deepEqual(
        [body['outcome'], body['action']],
        ['unknown', undefined],
        JSON.stringify(action).slice(0, 80),
      );
    }
  });

  it('C2-44: shows nothing of additional data but brand and last four, and those only if they are that', async () => {
    const additionalData = {
      cardSummary: '<b>1</b>',
      paymentMethod: '<img>',
      'recurring.recurringDetailReference': 'TOKEN',
    };
    const { body } = await payAgainst((got) => answer(200, { ...authorised(got), additionalData }));
    assert.deepEqual([body['outcome'], body['brand'], body['lastFour']], ['paid', undefined, undefined]);
    assert.ok(!JSON.stringify(body).includes('TOKEN'));
  });

  it('C2-47: says unknown for a body that is no answer', async () => {
    const good = JSON.stringify({ resultCode: 'Authorised', pspReference: 'P' });
    const bodies = [
      good.slice(0, -1),
      `${good}x`,
      `\uFEFF${good}`,
      '',
      'null',
      '[]',
      '"x"',
      Buffer.from(good, 'utf16le'),
      new Uint8Array([0x7b, 0xff]),
    ];
    for (const [at, body] of bodies.entries()) await isUnknown(raw(body), `body ${at}`);
    await isUnknown(raw(null), 'no body');
  });

  it('C2-48: says unknown for a login page, whatever its status', async () => {
    const page = '<html><form action="/login"></form></html>';
    for (const status of [200, 401, 403, 422, 511])
      await isUnknown(raw(page, 'text/html', status), String(status));
    await isUnknown(raw('{"resultCode":"Authorised","pspReference":"P"}', ''), 'no type');
  });

  it('C2-49: reads JSON by any of its types', async () => {
    const { body } = await payAgainst(
      (got) =>
        new Response(JSON.stringify(authorised(got)), {
          headers: { 'content-type': 'application/json; charset=utf-8' },
        }),
    );
    assert.equal(body['outcome'], 'paid');
    const problem = JSON.stringify({ status: 422, errorCode: '101' });
    const refused = await payAgainst(
      () => new Response(problem, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
    );
    assert.equal(codeOf(refused), 'platform-refused');
  });

  it('C2-51, C5-108: gives up on an answer that never ends, and says unknown', async () => {
    const trickle = ({ init }: Got): Response => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) =>
          init.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
        pull: () => new Promise(() => undefined),
      });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    };
    const { status, body } = await payAgainst(trickle, { timeout: 30, budget: 40 });
    assert.deepEqual([status, body['outcome']], [200, 'unknown']);
    const silent = ({ init }: Got) =>
      new Promise<Response>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    assert.equal((await payAgainst(silent, { timeout: 30, budget: 40 })).body['outcome'], 'unknown');
  });

  it('C2-53: takes no amount that is not a whole number of minor units', async () => {
    for (const value of ['1999', 1999.5, 1e21])
      await isUnknown(
        (got) => answer(200, { ...authorised(got), amount: { value, currency: 'EUR' } }),
        String(value),
      );
    const lost =
      '{"resultCode":"Authorised","pspReference":"P","amount":{"currency":"EUR","value":9007199254740993}}';
    await isUnknown(raw(lost), 'past 2^53');
  });

  it('C2-57: reads a doubled name as its last, for shopper and merchant alike', async () => {
    const { body } = await payAgainst(
      raw('{"resultCode":"Authorised","resultCode":"Refused","pspReference":"P"}'),
    );
    assert.equal(body['outcome'], 'refused');
  });

  it('C2-58: says unknown for a status that is no answer to a payment', async () => {
    for (const status of [204, 304]) await isUnknown(raw(null, '', status), String(status));
    for (const status of [201, 418, 500, 502, 503, 504])
      await isUnknown(() => answer(status, {}), String(status));
  });

  it('C2-59, C5-107: follows no redirect, and takes no key to another host', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const { body, platform } = await payAgainst(
        () => new Response(null, { status, headers: { location: 'https://evil.example/' } }),
      );
      assert.equal(body['outcome'], 'unknown');
      for (const { url, init } of platform.paid)
        assert.deepEqual([new URL(url).host, init.redirect], ['checkout-test.adyen.com', 'manual']);
    }
  });

  it('C2-60: waits between one and sixty seconds, whatever it is told', async () => {
    for (const wait of ['0', '-5', 'NaN', '99999999', 'Thu, 01 Jan 1970 00:00:00 GMT']) {
      const { status, platform } = await payAgainst(
        () => new Response('', { status: 429, headers: { 'retry-after': wait } }),
      );
      assert.deepEqual([status, platform.paid.length], [503, 1], wait);
    }
  });

  it('C2-61: tries a 503 again with the same key only, and then says unknown', async () => {
    const { body, platform } = await payAgainst(() => answer(503, {}), { budget: 1500 });
    assert.equal(body['outcome'], 'unknown');
    assert.ok(platform.paid.length > 1);
    assert.equal(new Set(platform.paid.map(({ key }) => key)).size, 1);
  });

  it('C2-62: keeps an attempt known where the platform no longer knows the key', async () => {
    const { status, shopper } = await payAgainst(() => serviceError(401, '000'));
    assert.equal(status, 502);
    assert.equal((await shopper.attempt('key-1')).body['outcome'], 'refused');
  });

  it('C2-63: tells an attempt under way from a paid order and from a key that was used', async () => {
    const { shopper } = await payAgainst((_, execute) => execute());
    assert.deepEqual(
      [codeOf(await shopper.pay('key-2')), codeOf(await shopper.pay('key-1', { order: 'ORDER-2' }))],
      ['order-paid', 'key-reused'],
    );
    const { shopper: other } = await payAgainst(() => answer(503, {}));
    assert.equal(codeOf(await other.pay('key-2')), 'attempt-open');
  });

  it("C5-100: lets nothing of the platform's errors or of our keys reach a browser or a log", async () => {
    const secrets = [
      'CANARY-API-KEY',
      'said by the platform',
      'db.internal',
      'stack',
      'ShopAccount',
      'AUTHCODE',
    ];
    const faults: Answering[] = [
      () =>
        answer(500, { message: 'at db.internal', stack: 'stack', errorCode: 'db.internal CANARY-API-KEY' }),
      () => serviceError(422, '101'),
      () => serviceError(403, '901'),
      () => {
        throw new Error('connect to db.internal with CANARY-API-KEY');
      },
      (got) =>
        answer(200, { ...authorised(got), additionalData: { authCode: 'AUTHCODE' }, refusalReason: 'stack' }),
    ];
    for (const fault of faults) {
      const { body, headers, events, shopper } = await payAgainst(fault);
      const seen = JSON.stringify([body, [...headers], events, (await shopper.attempt('key-1')).body]);
      for (const secret of secrets) assert.ok(!seen.includes(secret), secret);
    }
  });
});
