import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkUrl } from '../../src/client/url.js';

test('C2-33: addresses that are no web pages are refused, however they are dressed up', () => {
  const hostile = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:https://a.example/1',
    'vbscript:x',
    'file:///etc/passwd',
    'intent://x',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    ' https://a.example',
    'https://a.example\n',
    'https://a.example/\u0000',
    'https://a.example/\ttab',
    '&#106;avascript:alert(1)',
    '',
    'https://',
    'about:blank',
    'ws://a.example',
    'https://a.example/ space',
    'https://*.example',
    'https://%2A.example',
  ];
  for (const value of hostile) assert.equal(checkUrl(value), undefined, JSON.stringify(value));
  for (const value of [
    undefined,
    null,
    7,
    {},
    [],
    ['https://a.example'],
    new URL('https://a.example'),
    { toString: () => 'https://a.example' },
  ])
    assert.equal(checkUrl(value), undefined);
});

test('C2-34: an address is judged by the origin that a browser would go to', () => {
  const origins = ['https://good.example'];
  const hostile = [
    '//evil.example',
    'https:evil.example',
    '\\\\evil.example',
    'https:\\\\good.example',
    'https://good.example@evil.example',
    'https://good.example:x@evil.example/',
    'https://good.example.evil.example',
    'https://good.example:444',
    'https://gооd.example',
    'https://good.example\\@evil.example',
    'https:///good.example',
    'https://evil.example/https://good.example',
    'https://evil.example#good.example',
  ];
  for (const value of hostile) assert.notEqual(checkUrl(value, { origins })?.hostname, 'evil.example', value);
  for (const value of hostile.filter((value) => value !== 'https:///good.example'))
    assert.equal(checkUrl(value, { origins }), undefined, value);
  assert.equal(checkUrl('https://good.example/a?b#c', { origins })?.href, 'https://good.example/a?b#c');
  assert.equal(checkUrl('https://GOOD.example:443/', { origins })?.origin, 'https://good.example');
});

test('C2-35: an address without encryption is refused, but for this machine where that is allowed', () => {
  for (const value of ['http://bank.example', 'http://127.0.0.1:8081/', 'http://localhost/'])
    assert.equal(checkUrl(value), undefined, value);
  const local = { allowLocalHttp: true };
  for (const value of [
    'http://127.0.0.1:8081/x',
    'http://localhost:1',
    'http://[::1]:2',
    'http://bank.localhost:3',
  ])
    assert.ok(checkUrl(value, local), value);
  for (const value of [
    'http://bank.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://10.0.0.1',
  ])
    assert.equal(checkUrl(value, local), undefined, value);
});

test('C2-34: an address with a name before its host is refused even where any origin may be visited', () => {
  for (const value of [
    'https://good.example@evil.example',
    'https://a:b@evil.example/',
    'https://:b@evil.example',
  ])
    assert.equal(checkUrl(value), undefined, value);
});

test('an address of 8 kB is too long', () => {
  assert.equal(checkUrl(`https://a.example/${'x'.repeat(8192)}`), undefined);
});
