import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { crc16 } from '../../../../src/facts/crc16.js';
import { codeOf } from '../../../../src/sandbox/checkout/codes/code-of.js';

const asked = (currency: string, value = 202170) => ({
  amount: { value, currency },
  merchant: 'Gulden & Co., of all the Netherlands',
  id: '370cf701-06a6-4bf0-aee1-7cf4271149b6',
  reference: 'PSP1234567890',
  until: Date.UTC(2030, 0, 31, 23, 59, 30),
});

/** Reads a code as a scanner does: id, length, value, one after the other. */
function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    assert.ok(at + 4 + length <= text.length, `a field is longer than its code: ${text.slice(at)}`);
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

describe('the code that a bank’s app scans', () => {
  for (const [method, currency, number, country, tag, scheme] of [
    ['pix', 'BRL', '986', 'BR', '26', 'br.gov.bcb.pix'],
    ['promptpay', 'THB', '764', 'TH', '30', 'A000000677010112'],
    ['paynow', 'SGD', '702', 'SG', '26', 'SG.PAYNOW'],
    ['duitnow', 'MYR', '458', 'MY', '26', 'A0000006150001'],
  ] as const)
    it(`of ${method} can be read field by field, and its checksum is right`, () => {
      const code = codeOf(method, asked(currency)) ?? '';
      const fields = readFields(code);
      assert.equal(fields.get('63'), crc16(code.slice(0, -4)));
      assert.deepEqual(
        ['00', '01', '53', '54', '58'].map((id) => fields.get(id)),
        ['01', '12', number, '2021.70', country],
      );
      assert.equal(readFields(fields.get(tag) ?? '').get('00'), scheme);
      assert.ok((fields.get('59') ?? '').length <= 25);
      assert.ok((fields.get('60') ?? '').length <= 15);
      assert.ok(readFields(fields.get('62') ?? '').size > 0);
    });

  it('of PayNow may not be paid with another amount, nor when its time is over', () => {
    const account = readFields(readFields(codeOf('paynow', asked('SGD')) ?? '').get('26') ?? '');
    assert.deepEqual([account.get('03'), account.get('04')], ['0', '20300131235930']);
  });
});

describe('the code that one app scans', () => {
  it('of UPI is an address with payee, amount and reference', () => {
    const { protocol, host, searchParams } = new URL(codeOf('upi_qr', asked('INR', 9900)) ?? '');
    assert.deepEqual([protocol, host], ['upi:', 'pay']);
    assert.deepEqual(
      ['pa', 'pn', 'am', 'cu', 'tr'].map((name) => searchParams.get(name)),
      ['shop@florinbank', 'Gulden & Co., of all the Netherlands', '99.00', 'INR', 'PSP1234567890'],
    );
  });

  it('of Swish is a token behind its letter; others are addresses of the app', () => {
    assert.equal(codeOf('swish', asked('SEK')), 'D370CF70106A64BF0AEE17CF4271149B6');
    for (const [method, start] of [
      ['wechatpay', 'weixin://wxpay/bizpayurl?pr='],
      ['bcmc_mobile', 'BEPGenApp://DoTx?TransId='],
      ['momo_wallet', 'momo://app?action=payWithApp&'],
    ] as const)
      assert.ok(codeOf(method, asked('EUR'))?.startsWith(start), method);
  });

  it('is nothing for a method without one', () => {
    for (const method of ['blik', 'scheme', 'constructor', ''])
      assert.equal(codeOf(method, asked('EUR')), undefined);
  });
});
