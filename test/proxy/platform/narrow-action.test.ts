import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { narrowAction } from '../../../src/proxy/platform/narrow-action.js';

const CODE = '00020101021226…6304C9E7';
const scanned = (changes: object): unknown =>
  narrowAction({ type: 'qrCode', paymentMethodType: 'swish', qrCodeData: CODE, ...changes }, false);
const shown = { type: 'qrCode', subtype: 'swish', qrCodeData: CODE };

describe('a code that the shopper’s app scans, narrowed', () => {
  it('is handed on with its method, its text and when it is over, and nothing else', () => {
    const expiresAt = '2030-01-31T10:15:00.000Z';
    assert.deepEqual(
      scanned({ expiresAt, paymentData: 'of the server', token: 'x', data: { a: '1' }, method: 'GET' }),
      { ...shown, expiresAt },
    );
    assert.deepEqual(scanned({ expiresAt: 'tomorrow' }), shown);
    assert.deepEqual(scanned({ expiresAt: 1_700_000_000_000 }), shown);
  });

  it('C9-130: is dropped where it is longer than a code, or has characters that are not seen', () => {
    assert.deepEqual(scanned({ qrCodeData: 'x'.repeat(2000) }), { ...shown, qrCodeData: 'x'.repeat(2000) });
    for (const qrCodeData of [
      'x'.repeat(2001),
      'a\u0000b',
      'a\nb',
      'a\u202eb',
      'a\ud800',
      '',
      7,
      null,
      [CODE],
    ])
      assert.equal(scanned({ qrCodeData }), undefined, JSON.stringify(qrCodeData));
  });

  it('C2-33, C9-131: opens its method’s own app or a page, and no other address', () => {
    for (const url of ['swish://paymentrequest?token=A1', 'SWISH://x', 'https://app.swish.example/1'])
      assert.deepEqual(scanned({ url }), { ...shown, url });
    for (const url of [
      'javascript:alert(1)',
      'javascript://swish/%0aalert(1)',
      'data:text/html,x',
      'intent://pay#Intent;scheme=swish;end',
      'upi://pay?pa=x',
      'swish:paymentrequest',
      'swish://a b',
      'swish://a\n',
      'http://app.swish.example/1',
      `swish://${'x'.repeat(8192)}`,
    ])
      assert.deepEqual(scanned({ url }), shown, url);
  });

  it('leaves nothing to do where there is neither a code nor an address', () => {
    assert.equal(scanned({ qrCodeData: undefined }), undefined);
    assert.equal(scanned({ qrCodeData: undefined, url: 'javascript:alert(1)' }), undefined);
    const url = 'swish://paymentrequest?token=A1';
    assert.deepEqual(scanned({ qrCodeData: undefined, url }), { type: 'qrCode', subtype: 'swish', url });
  });

  it('is awaited without a code where the app asks by itself', () => {
    const awaited = (changes: object) =>
      narrowAction({ type: 'await', paymentMethodType: 'mbway', qrCodeData: CODE, ...changes }, false);
    assert.deepEqual(awaited({ url: 'javascript:alert(1)' }), { type: 'await', subtype: 'mbway' });
  });
});

describe('an action that is made for apps or for an owner’s script, narrowed', () => {
  const MADE_FOR_OTHERS = ['nativeRedirect', 'sdk', 'wechatpaySDK', 'delegatedAuthentication'];
  const url = 'https://bank.example/approve?id=1';

  it('leads to its address as a redirect does, with the form that it has', () => {
    for (const type of MADE_FOR_OTHERS) {
      assert.deepEqual(narrowAction({ type, url, sdkData: { a: '1' }, nativeRedirectData: 'x' }, false), {
        type: 'redirect',
        url,
      });
    }
    assert.deepEqual(
      narrowAction({ type: 'nativeRedirect', url, method: 'POST', data: { MD: '1' } }, false),
      {
        type: 'redirect',
        url,
        method: 'POST',
        fields: [{ name: 'MD', value: '1' }],
      },
    );
  });

  it('C10-282: leads to no address that is not safe, and keeps its type where it has none', () => {
    for (const type of MADE_FOR_OTHERS) {
      for (const unsafe of ['javascript:alert(1)', 'app://pay', 'http://bank.example', 'data:text/html,x'])
        assert.equal(narrowAction({ type, url: unsafe }, false), undefined, `${type} ${unsafe}`);
      assert.deepEqual(narrowAction({ type }, false), { type });
    }
  });
});
