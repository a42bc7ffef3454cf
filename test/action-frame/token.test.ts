import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import { challengeRequest, fingerprintRequest } from '../../src/action-frame/token.js';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');
const decode = (value: string): unknown => JSON.parse(Buffer.from(value, 'base64url').toString());

const FINGERPRINT = {
  threeDSMethodNotificationURL: 'https://platform.example/3ds/method-done',
  threeDSMethodUrl: 'https://bank.example/method',
  threeDSServerTransID: 'd461f105-1792-407f-95ff-9a496fd918a9',
};
const CHALLENGE = {
  acsTransID: 'dbda4e80-8e54-4e3b-bdf0-9f7bbd3a6a0b',
  acsURL: 'https://bank.example/challenge',
  messageVersion: '2.2.0',
  threeDSNotificationURL: 'https://platform.example/3ds/challenge-done',
  threeDSServerTransID: 'd461f105-1792-407f-95ff-9a496fd918a9',
};

const fingerprint = (changes: object = {}, rules = {}) =>
  fingerprintRequest(encode({ ...FINGERPRINT, ...changes }), rules);
const challenge = (changes: object = {}, rules = {}) =>
  challengeRequest(encode({ ...CHALLENGE, ...changes }), '02', rules);

const HOSTILE_URLS = [
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' \tjavascript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,x',
  'blob:https://bank.example/1',
  'vbscript:x',
  'file:///etc/passwd',
  'intent://x#Intent;end',
  '//evil.example/a',
  '\\\\evil.example',
  'https:evil.example',
  'https://bank.example@evil.example/',
  'http://bank.example/',
  'about:blank',
  '',
  7,
  null,
  {},
  undefined,
];

describe('a 3D Secure token', () => {
  it('of a fingerprint becomes what the bank’s method page takes', () => {
    const request = fingerprint();
    assert.ok(typeof request === 'object');
    assert.equal(request.url?.href, 'https://bank.example/method');
    assert.equal(request.field, 'threeDSMethodData');
    assert.deepEqual(decode(request.value), {
      threeDSServerTransID: FINGERPRINT.threeDSServerTransID,
      threeDSMethodNotificationURL: FINGERPRINT.threeDSMethodNotificationURL,
    });
  });

  it('of a fingerprint without a method page has nothing to visit', () => {
    for (const threeDSMethodUrl of [undefined, '']) {
      const request = fingerprint({ threeDSMethodUrl });
      assert.ok(typeof request === 'object');
      assert.equal(request.url, undefined);
    }
  });

  it('of a challenge becomes a challenge request with the window’s size', () => {
    const request = challenge();
    assert.ok(typeof request === 'object');
    assert.equal(request.url?.href, CHALLENGE.acsURL);
    assert.equal(request.field, 'creq');
    assert.deepEqual(decode(request.value), {
      acsTransID: CHALLENGE.acsTransID,
      messageVersion: '2.2.0',
      threeDSServerTransID: CHALLENGE.threeDSServerTransID,
      messageType: 'CReq',
      challengeWindowSize: '02',
    });
    assert.doesNotMatch(request.value, /[+/=]/);
  });

  it('takes the answer from the notification’s origin alone', () => {
    for (const request of [fingerprint(), challenge()]) {
      assert.ok(typeof request === 'object');
      assert.equal(request.answerOrigin, 'https://platform.example');
    }
  });

  it('is read in either base64 alphabet', () => {
    const urlSafe = Buffer.from(JSON.stringify({ ...FINGERPRINT, text: 'ÿ?>~' })).toString('base64url');
    assert.ok(typeof fingerprintRequest(urlSafe, {}) === 'object');
  });

  it('C2-33: with an address that is no plain web address opens nothing', () => {
    for (const url of HOSTILE_URLS) {
      if (url !== '' && url !== undefined)
        assert.equal(fingerprint({ threeDSMethodUrl: url }), 'url', String(url));
      assert.equal(fingerprint({ threeDSMethodNotificationURL: url }), 'url', String(url));
      assert.equal(challenge({ acsURL: url }), 'url', String(url));
      assert.equal(challenge({ threeDSNotificationURL: url }), 'url', String(url));
    }
  });

  it('C2-35: may lead to plain HTTP on this machine where the sandbox’s frame allows it, and nowhere else', () => {
    const local = {
      acsURL: 'http://localhost:8081/acs',
      threeDSNotificationURL: 'http://127.0.0.1:8081/done',
    };
    assert.equal(typeof challenge(local, { allowLocalHttp: true }), 'object');
    assert.equal(challenge(local), 'url');
    assert.equal(challenge({ acsURL: 'http://bank.example/' }, { allowLocalHttp: true }), 'url');
    assert.equal(challenge({ acsURL: 'http://localhost.evil.example/' }, { allowLocalHttp: true }), 'url');
  });

  it('with identifiers that are missing, long or strange is refused', () => {
    for (const id of [undefined, '', 7, {}, 'a b', '"', 'x'.repeat(65), ['a']]) {
      assert.equal(fingerprint({ threeDSServerTransID: id }), 'token');
      assert.equal(challenge({ acsTransID: id }), 'token');
      assert.equal(challenge({ messageVersion: id }), 'token');
      assert.equal(challenge({ threeDSServerTransID: id }), 'token');
    }
  });

  it('that is anything else is refused and never throws', () => {
    for (const value of [null, 7, [], '', true, { __proto__: CHALLENGE }])
      assert.equal(challengeRequest(encode(value), '01', {}), 'token');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.json().map((json) => btoa(encodeURI(json))),
        ),
        (text) => {
          assert.equal(challengeRequest(text, '05', {}), 'token');
          assert.equal(fingerprintRequest(text, {}), 'token');
        },
      ),
    );
  });
});
