import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import {
  protocolOf,
  readFrameMessage,
  readHello,
  readInit,
  readPageMessage,
} from '../../src/frame/messages.js';
import { settings } from './settings.js';

const NONCE = '0123456789abcdef';
const INIT = { florin: 1, type: 'init', nonce: NONCE, serverTime: 1.8e12, settings: settings() };
const READERS = { readHello, readInit, readPageMessage, readFrameMessage };
const JWE = 'a.b.c.d.e';

describe('messages between page and frame', () => {
  it('each kind reads as itself', () => {
    for (const message of [
      {
        type: 'settings',
        settings: settings({
          tokens: { radius: '4px' },
          brand: 'visa',
          isUnsupported: true,
          isGiftCard: true,
        }),
      },
      { type: 'seal', id: 'a-1' },
      { type: 'focus', field: 'first-invalid' },
      { type: 'focus', field: 'expiry' },
      { type: 'focus', field: 'first' },
      { type: 'settings', settings: settings({ direction: 'rtl', colorScheme: 'dark' }) },
      { type: 'clear', only: 'securityCode' },
      { type: 'clear', only: 'all' },
    ])
      assert.deepEqual(tidy(readPageMessage(message)), tidy(message));
    for (const message of [
      { type: 'ready', nonce: NONCE, brands: ['visa', 'mc'] },
      {
        type: 'state',
        state: { fields: { number: 'valid' }, complete: false, brand: 'visa', lastFour: '1111' },
      },
      { type: 'state', state: { fields: {}, complete: true } },
      {
        type: 'state',
        state: { fields: {}, complete: true, brand: 'visa', brands: ['visa', 'cartebancaire'] },
      },
      { type: 'height', height: 0 },
      { type: 'intent', intent: 'dismiss' },
      { type: 'intent', intent: 'submit' },
      {
        type: 'sealed',
        id: 'a',
        envelopes: { encryptedCardNumber: JWE },
        brands: ['mc'],
        holderName: 'J. Doe',
      },
      { type: 'unsealed', id: 'a', reason: 'encryption' },
      { type: 'unsealed', id: 'a', reason: 'untouched' },
      { type: 'closed', reason: 'key-weak' },
    ])
      assert.deepEqual(tidy(readFrameMessage(message)), tidy(message));
    assert.deepEqual(tidy(readInit(INIT)), tidy(INIT));
    const hello = { florin: 1, type: 'hello', build: 'abc123' };
    assert.deepEqual(tidy(readHello(hello)), hello);
    assert.equal(readHello({ ...hello, closed: 'not-isolated' })?.closed, 'not-isolated');
    assert.equal(readHello({ ...hello, closed: 'whatever' }), undefined);
  });

  it('C1-8: a message of another protocol reads as nothing, and says which it speaks', () => {
    assert.equal(readInit({ ...INIT, florin: 2 }), undefined);
    assert.equal(readHello({ florin: 2, type: 'hello', build: 'abc123' }), undefined);
    assert.equal(protocolOf({ florin: 2 }), 2);
    for (const other of [undefined, null, 'florin', {}, { florin: '1' }])
      assert.equal(protocolOf(other), undefined);
  });

  it('C1-9: a getter is never run, and what a prototype carries does not count', () => {
    let runs = 0;
    const trap = (target: object, name: string) =>
      Object.defineProperty({ ...target }, name, { enumerable: true, get: () => ++runs && 'seal' });
    assert.equal(readPageMessage(trap({ id: 'a' }, 'type')), undefined);
    assert.equal(readPageMessage(trap({ type: 'seal' }, 'id')), undefined);
    assert.equal(readInit({ ...INIT, settings: trap(settings(), 'locale') }), undefined);
    assert.equal(runs, 0);
    assert.equal(readPageMessage(Object.create({ type: 'seal', id: 'a' })), undefined);
    assert.equal(readPageMessage(JSON.parse('{"__proto__":{"type":"seal","id":"a"}}')), undefined);
  });

  it('C1-9: what comes back is new and carries nothing that was not asked for', () => {
    const message = JSON.parse(
      `{"type":"state","state":{"fields":{"number":"valid","__proto__":{"x":1},"constructor":"valid","pan":"4111"},
        "complete":true,"number":"4111111111111111","__proto__":{"polluted":1}},"extra":1}`,
    ) as { state: object };
    const read = readFrameMessage(message);
    assert.deepEqual(tidy(read), { type: 'state', state: { fields: { number: 'valid' }, complete: true } });
    assert.ok(read?.type === 'state' && read.state !== message.state);
    assert.equal(Reflect.get({}, 'polluted'), undefined);
  });

  it('C1-9: a message type that every object has as a member is no type', () => {
    for (const type of ['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])
      for (const read of Object.values(READERS)) assert.equal(read({ type, id: 'a', florin: 1 }), undefined);
  });

  it('C1-9: megabytes, buffers and deep nesting are done with at once', () => {
    const huge = 'a'.repeat(1e7);
    const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown;
    const hostile = [
      huge,
      new ArrayBuffer(1e7),
      new Uint8Array(1e6),
      deep,
      Object.fromEntries([[huge, 1]]),
      new Date(),
      new Map(),
    ];
    const start = performance.now();
    for (const one of hostile)
      for (const read of Object.values(READERS)) {
        assert.equal(read(one), undefined);
        assert.equal(read({ type: one, florin: 1 }), undefined);
        assert.equal(read({ type: 'seal', id: one }), undefined);
        assert.equal(read({ type: 'settings', settings: one }), undefined);
        assert.equal(read({ type: 'sealed', id: 'a', envelopes: { encryptedCardNumber: one } }), undefined);
        assert.equal(read({ ...INIT, settings: { ...settings(), fields: one } }), undefined);
        assert.equal(read({ ...INIT, settings: { ...settings(), isUnsupported: one } }), undefined);
        assert.equal(read({ ...INIT, nonce: one }), undefined);
      }
    assert.ok(performance.now() - start < 5000);
  });

  it('words and token values are cut to 200 characters, and only texts are taken', () => {
    const words = { ...settings().words, number: 'a'.repeat(1e6), expiry: 7 };
    const tokens = { 'color-text': ['red'], radius: 'b'.repeat(300) };
    const read = readInit({ ...INIT, settings: { ...settings(), words, tokens } });
    assert.equal(read?.settings.words.number.length, 200);
    assert.equal(read?.settings.words.expiry, '');
    assert.deepEqual(read?.settings.tokens, { 'color-text': '', radius: 'b'.repeat(200) });
  });

  for (const [why, bad] of [
    ['an unknown field', { fields: ['pan'] }],
    ['too many fields', { fields: ['number', 'number', 'number', 'number', 'number'] }],
    ['a brand that is no name', { brand: 'visa;mc' }],
    ['another direction', { direction: 'up' }],
    ['another colour scheme', { colorScheme: 'sepia' }],
    ['a number for a truth', { isUnsupported: 1 }],
    ['a word for a gift card', { isGiftCard: 'yes' }],
    ['a locale with markup', { locale: 'en"><script>' }],
  ] as const)
    it(`settings with ${why} are no settings at all`, () => {
      assert.equal(readInit({ ...INIT, settings: { ...settings(), ...bad } }), undefined);
    });

  it('a brand that is no name is no state at all, nor a sealed card, nor a list of brands', () => {
    for (const bad of ['visa,mc', ['visa'], 403550, '', 'a'.repeat(41)])
      for (const named of [{ brand: bad }, { brands: [bad] }, { brands: ['visa', bad] }]) {
        const state = { fields: {}, complete: true, ...named };
        assert.equal(readFrameMessage({ type: 'state', state }), undefined);
        if (named.brands)
          assert.equal(readFrameMessage({ type: 'sealed', id: 'a', envelopes: {}, ...named }), undefined);
      }
    for (const brands of [undefined, 'visa', [7], Array.from({ length: 101 }, () => 'visa')])
      assert.equal(readFrameMessage({ type: 'ready', nonce: NONCE, brands }), undefined);
  });

  it('numbers out of range, short nonces and envelopes that are no JWE are refused', () => {
    for (const height of [-1, 2001, NaN, Infinity, '100', null])
      assert.equal(readFrameMessage({ type: 'height', height }), undefined);
    for (const serverTime of [-1, NaN, 1e14, '1'])
      assert.equal(readPageMessage({ type: 'time', serverTime }), undefined);
    assert.equal(readInit({ ...INIT, nonce: 'short' }), undefined);
    for (const envelope of ['4111111111111111', 'a.b.c.d', 'a.b.c.d.e.f', 'a.b.c.d.é', 5])
      assert.equal(
        readFrameMessage({ type: 'sealed', id: 'a', envelopes: { encryptedCardNumber: envelope } })?.type ===
          'sealed' && envelope === 'a.b.c.d.e',
        false,
      );
  });

  it('C1-9: whatever arrives, reading it never throws and never gives anything but a message', () => {
    const shape = fc.record(
      {
        florin: fc.constantFrom(1, 2),
        type: fc.anything(),
        settings: fc.anything(),
        state: fc.anything(),
        id: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
          shape,
        ),
        (data) => {
          for (const read of Object.values(READERS)) {
            const message = read(data);
            assert.ok(message === undefined || typeof message.type === 'string');
          }
        },
      ),
    );
  });
});

/** Without members that are there and `undefined`. */
const tidy = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));
