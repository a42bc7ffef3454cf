import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { createProxy, memoryLedger, type Identity } from '../../../src/proxy/index.js';
import { openCardholders, PATHS, ROWS, type Purpose } from '../../secret-frame/cardholders.js';
import { pinIn, sessionKey, signedBy } from '../../secret-frame/judge.js';
import { asStranger, beforeItIsEnabled, withForeignIds } from '../attacks.js';
import { FRAMED, openMarketplace } from '../marketplace.js';

const refusedAs = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  const { code, field } = Object(body['error']) as { code?: string; field?: string };
  return [status, code, field];
};
const reaches = (asked: readonly string[]) => asked.filter((one) => /publicKey|reveal|\/pins\//.test(one));

describe('a seller’s own card', () => {
  it('shows number, code and expiry date to the frame alone', async () => {
    const { show, card, operator } = await openCardholders();
    const { reply, session } = await show('panReveal');
    assert.deepEqual(Object.keys(reply.body), ['encryptedData', 'signature']);
    const { pan, cvc, expiration } = JSON.parse(
      session.open(String(reply.body['encryptedData'])).toString(),
    ) as Record<string, string>;
    assert.match(`${pan} ${cvc}`, /^\d{16} \d{3}$/);
    assert.ok(expiration);
    const known = (await operator('GET', `/balance-platform/paymentInstruments/${card}`)).body[
      'card'
    ] as Record<string, string>;
    assert.equal(pan?.slice(-4), known['lastFour']);
  });

  it('shows its PIN, and takes another', async () => {
    const { show } = await openCardholders();
    const pinShown = async () => {
      const { reply, session } = await show('pinReveal');
      return pinIn(session, String(reply.body['encryptedPinBlock']), String(reply.body['token']));
    };
    assert.match(await pinShown(), /^\d{4}$/);
    assert.deepEqual((await show('pinChange', { pin: '2580' })).reply.body, { status: 'completed' });
    assert.equal(await pinShown(), '2580');
  });

  it('keeps the old PIN until a card of plastic has met a terminal, and has none while it is frozen', async () => {
    const { show, plastic, operator } = await openCardholders();
    const set = (status: string) =>
      operator('PATCH', `/balance-platform/paymentInstruments/${plastic}`, { status });
    await set('active');
    assert.deepEqual((await show('pinChange', { id: plastic, pin: '2580' })).reply.body, {
      status: 'pending',
    });
    await set('suspended');
    assert.deepEqual((await show('pinChange', { id: plastic, pin: '1470' })).reply.body, {
      status: 'unavailable',
    });
  });

  it('is in the journal each time, without a secret', async () => {
    const { show, operator, card } = await openCardholders();
    await show('panReveal');
    await show('pinChange', { pin: '2580' });
    const { body } = await operator('GET', '/deeds');
    const deeds = (body['deeds'] ?? body['data']) as { row: string; subject: string[]; state: string }[];
    assert.deepEqual(
      deeds.filter(({ subject }) => subject.includes(card)).map(({ row, state }) => [row, state]),
      [
        ['balance-platform.changePin', 'done'],
        ['balance-platform.revealPaymentInstrument', 'done'],
      ],
    );
  });
});

describe('what shows nothing', () => {
  it('C10-262: a page that loads the document in any way in which it could read it', async () => {
    const { as, me } = await openCardholders();
    const load = (headers: Record<string, string>) =>
      as(me)('GET', '/secret-frame/1/frame.html', undefined, headers);
    for (const dest of [
      'empty',
      'document',
      'script',
      'style',
      'image',
      'embed',
      'object',
      'frame',
      'worker',
      '',
    ])
      assert.equal((await load({ 'sec-fetch-dest': dest })).status, 403, dest);
    const { status, headers, body } = await load({ 'sec-fetch-dest': 'iframe' });
    assert.equal(status, 200);
    assert.match(headers.get('content-security-policy') ?? '', /connect-src 'none'.*sandbox allow-scripts$/);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.notEqual(body['text'], (await load({ 'sec-fetch-dest': 'iframe' })).body['text']);
  });

  it('C10-263: a session key of the page’s own', async () => {
    const { frameOf, ticketFor, sealedBy, use, asked } = await openCardholders();
    const frame = await frameOf();
    const answer = await ticketFor(frame, 'panReveal');
    const { body } = sealedBy(frame, 'panReveal', answer);
    const own = sessionKey(String(answer.body['publicKey']));
    const before = asked.length;
    for (const forged of [
      { ...body, encryptedKey: own.encryptedKey },
      {
        ...body,
        encryptedKey: own.encryptedKey,
        proof: signedBy('guessed', 'panReveal', String(body.ticket), own.encryptedKey, ''),
      },
      { ...body, proof: undefined },
    ])
      assert.deepEqual(refusedAs(await use('panReveal', forged)), [422, 'invalid-request', 'proof']);
    for (const clear of ['4111111111111111', '', 'a'.repeat(510), 'x'.repeat(512)])
      assert.deepEqual(refusedAs(await use('panReveal', { ...body, encryptedKey: clear })), [
        422,
        'invalid-request',
        'encryptedKey',
      ]);
    assert.deepEqual(reaches(asked.slice(before)), []);
    assert.equal((await use('panReveal', body)).status, 200);
  });

  it('C10-264: a document that another person’s session was served', async () => {
    const { frameOf, ticketFor, sealedBy, use, me, asked } = await openCardholders();
    for (const other of [
      { ...me, session: 'session-2' },
      { ...me, userId: 'eve' },
    ]) {
      const theirs = await frameOf(other);
      const answer = await ticketFor(theirs, 'panReveal');
      const { body, signature, signed } = sealedBy(theirs, 'panReveal', answer);
      assert.notEqual(signature, signed);
      assert.deepEqual(refusedAs(await use('panReveal', body)), [422, 'invalid-request', 'proof']);
    }
    assert.ok(!asked.some((one) => one.includes('/reveal')));
  });

  it('C10-266: a ticket that was used', async () => {
    const { frameOf, ticketFor, sealedBy, use } = await openCardholders();
    const frame = await frameOf();
    const { body } = sealedBy(frame, 'panReveal', await ticketFor(frame, 'panReveal'));
    const replies = await Promise.all([
      use('panReveal', body),
      use('panReveal', body),
      use('panReveal', body),
    ]);
    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 422, 422]);
  });

  it('C10-267: a ticket for another card, another person or another purpose', async () => {
    const { frameOf, ticketFor, sealedBy, use, plastic, me, asked } = await openCardholders();
    const frame = await frameOf();
    const answer = await ticketFor(frame, 'panReveal');
    const { body } = sealedBy(frame, 'panReveal', answer);
    const forPin = sealedBy(frame, 'pinReveal', answer).body;
    const ticket = [422, 'invalid-request', 'ticket'];
    assert.deepEqual(refusedAs(await use('panReveal', body, plastic)), ticket);
    assert.deepEqual(
      refusedAs(await use('panReveal', body, undefined, { ...me, session: 'session-2' })),
      ticket,
    );
    assert.deepEqual(refusedAs(await use('pinReveal', forPin)), ticket);
    assert.deepEqual(refusedAs(await use('panReveal', { ...body, ticket: 'x' })), ticket);
    assert.ok(!asked.some((one) => /\/reveal|\/pins/.test(one)));
  });

  it('C10-268: a ticket of more than a minute ago', async () => {
    const { frameOf, ticketFor, sealedBy, use, clock } = await openCardholders();
    const frame = await frameOf();
    const { body } = sealedBy(frame, 'panReveal', await ticketFor(frame, 'panReveal'));
    clock.now += 60_001;
    assert.deepEqual(refusedAs(await use('panReveal', body)), [422, 'invalid-request', 'ticket']);
  });

  it('C10-269: no second factor, an old one, one in the future, and an answer that is no time', async () => {
    const { frameOf, ticketFor, confirmed, clock, asked } = await openCardholders();
    const frame = await frameOf();
    for (const [at, expected] of [
      [null, [401, 'proof-required', 'confirmIdentity']],
      [undefined, [401, 'proof-required', 'confirmIdentity']],
      [clock.now - 60_001, [401, 'proof-required', 'confirmIdentity']],
      [clock.now + 5_001, [500, 'internal', 'confirmIdentity']],
      [Number.NaN, [500, 'internal', 'confirmIdentity']],
      [Number.POSITIVE_INFINITY, [500, 'internal', 'confirmIdentity']],
      [true as never, [500, 'internal', 'confirmIdentity']],
    ] as const) {
      confirmed.at = at;
      assert.deepEqual(refusedAs(await ticketFor(frame, 'panReveal')), expected, String(at));
    }
    assert.deepEqual(reaches(asked), []);
    confirmed.at = clock.now - 60_000;
    assert.equal((await ticketFor(frame, 'panReveal')).status, 200);
  });

  it('C10-269: an identity that no ticket can be bound to', async () => {
    const { as, me } = await openCardholders();
    const nameless: Identity = { audience: 'seller', accountHolders: me.accountHolders };
    const reply = await as(nameless)('GET', '/secret-frame/1/frame.html', undefined, {
      'sec-fetch-dest': 'iframe',
    });
    assert.deepEqual(refusedAs(reply), [501, 'not-configured', 'identify.session']);
    assert.deepEqual(
      refusedAs(
        await as(null)('GET', '/secret-frame/1/frame.html', undefined, { 'sec-fetch-dest': 'iframe' }),
      ),
      [401, 'unauthorised', undefined],
    );
  });

  it('C10-270: another’s card, and every other audience', async () => {
    const { frameOf, ticketFor, sealedBy, use, foreign, me, asked } = await openCardholders();
    const frame = await frameOf();
    const answer = await ticketFor(frame, 'panReveal');
    asked.length = 0;
    for (const purpose of Object.keys(PATHS) as Purpose[]) {
      const { body } = sealedBy(frame, purpose, answer, purpose === 'pinChange' ? '2580' : undefined);
      assert.deepEqual(refusedAs(await ticketFor(frame, purpose, foreign)), [404, 'not-found', undefined]);
      for (const audience of ['operator', 'approver', 'shopper'] as const) {
        const who = { ...me, audience };
        assert.equal((await ticketFor(frame, purpose, undefined, who)).status, 404);
        assert.equal((await use(purpose, body, undefined, who)).status, 404);
      }
      assert.equal((await use(purpose, body, foreign)).status, 404);
    }
    assert.deepEqual(reaches(asked), []);
  });

  it('C10-270: two sellers and every stranger, on each of the rows, as on all others', async () => {
    const sandbox = { environment: 'sandbox', confirmIdentity: () => Date.now() } as const;
    const market = openMarketplace({ ...sandbox, enable: ROWS });
    const closed = openMarketplace({ ...sandbox, enable: [] });
    assert.equal(FRAMED.length, 4);
    for (const offered of FRAMED) {
      await asStranger(market, offered);
      assert.deepEqual([...(await withForeignIds(market, offered))], []);
      await beforeItIsEnabled(closed, offered);
    }
  });

  it('C10-271: a fourth showing of a card within an hour, whichever session asks, and a fourth change of its PIN', async () => {
    const { show, clock, plastic } = await openCardholders();
    for (const purpose of ['panReveal', 'pinReveal', 'panReveal'] as const)
      assert.equal((await show(purpose)).reply.status, 200);
    const { reply } = await show('panReveal');
    assert.deepEqual(refusedAs(reply), [429, 'rate-limited', undefined]);
    assert.equal(reply.headers.get('retry-after'), '3600');
    assert.equal((await show('panReveal', { id: plastic })).reply.status, 200);
    for (const pin of ['2580', '1470', '2580'])
      assert.equal((await show('pinChange', { pin })).reply.status, 200);
    assert.equal((await show('pinChange', { pin: '1470' })).reply.status, 429);
    clock.now += 3_600_000;
    assert.equal((await show('panReveal')).reply.status, 200);
  });

  it('C10-275: neither log, events, journal nor ledger hold number, code, PIN or session key, and the platform hears of no frame', async () => {
    const { show, told, asked, ledger, proxy } = await openCardholders();
    const { reply, session } = await show('panReveal');
    const { pan = '', cvc } = JSON.parse(
      session.open(String(reply.body['encryptedData'])).toString(),
    ) as Record<string, string>;
    await show('pinChange', { pin: '2580' });
    const lines: string[] = [];
    for await (const line of proxy.exportJournal()) lines.push(line);
    const everything = [...told, ...lines, JSON.stringify(ledger), ...asked].join('\n');
    assert.ok(lines.length >= 2 && told.length >= 4);
    for (const secret of [pan, pan.slice(0, 12), `"${cvc}"`, '"2580"'])
      assert.ok(!everything.includes(secret), secret);
    const kept = [...told, ...lines].join('\n');
    assert.ok(!/encrypted|ticket|proof/.test(kept.replaceAll(/"(?:row|operation)":"[^"]*"/g, '')), kept);
    assert.ok(!asked.some((one) => /ticket|proof|frame/.test(one)));
  });

  it('C10-278: a wrapped key that was changed, from whose fate the page would learn what is in it', async () => {
    const { frameOf, ticketFor, sealedBy, use, asked } = await openCardholders();
    const frame = await frameOf();
    const { body } = sealedBy(frame, 'panReveal', await ticketFor(frame, 'panReveal'));
    const before = asked.length;
    for (const at of [0, 100, 511]) {
      const changed = `${body.encryptedKey.slice(0, at)}${body.encryptedKey[at] === '0' ? '1' : '0'}${body.encryptedKey.slice(at + 1)}`;
      assert.deepEqual(refusedAs(await use('panReveal', { ...body, encryptedKey: changed })), [
        422,
        'invalid-request',
        'proof',
      ]);
    }
    assert.deepEqual(reaches(asked.slice(before)), []);
  });

  it('starts in no environment without `confirmIdentity`', () => {
    for (const environment of ['sandbox', 'test', 'live'] as const)
      for (const row of ROWS)
        assert.throws(
          () => createProxy({ environment, resolveOrder: () => null, ledger: memoryLedger(), enable: [row] }),
          /needs .*confirmIdentity/,
        );
  });

  it('C10-281: signs what the platform answered, for this ticket and this frame', async () => {
    const { show } = await openCardholders();
    const card = await show('panReveal');
    const { ticket } = card.body;
    assert.equal(
      card.reply.body['signature'],
      signedBy(card.key, 'answer', String(ticket), String(card.reply.body['encryptedData'])),
    );
    const pin = await show('pinReveal');
    const { encryptedPinBlock, token, signature } = pin.reply.body;
    assert.equal(
      signature,
      signedBy(pin.key, 'answer', String(pin.body.ticket), String(encryptedPinBlock), String(token)),
    );
  });

  it('C10-280: the number in clear has no route', async () => {
    const { seller, operator, card, asked } = await openCardholders();
    for (const who of [seller, operator])
      assert.equal((await who('GET', `/balance-platform/paymentInstruments/${card}/reveal`)).status, 404);
    assert.deepEqual(reaches(asked), []);
  });

  it('is served by no proxy that did not open the rows', async () => {
    const { as, me } = await openCardholders({ enable: [], confirmIdentity: undefined });
    assert.equal(
      (await as(me)('GET', '/secret-frame/1/frame.html', undefined, { 'sec-fetch-dest': 'iframe' })).status,
      404,
    );
  });
});
