import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DEBITS } from '../../../../src/client/shopper/debits.js';
import { INVOICES } from '../../../../src/client/shopper/invoices.js';
import { ISSUER_LISTS } from '../../../../src/client/shopper/issuers.js';
import { REDIRECT_METHODS } from '../../../../src/client/shopper/payment-methods.js';
import { SHORT_FORMS } from '../../../../src/client/shopper/short-forms.js';
import { drawingOf } from '../../../../src/components/parts/marks/mark-names.js';

const FAMILIES = [DEBITS, INVOICES, ISSUER_LISTS, SHORT_FORMS];
const TYPES = [...REDIRECT_METHODS, ...FAMILIES.flatMap((family) => Object.keys(family))];
const typesOf = (drawing: string) => TYPES.filter((type) => drawingOf(type) === drawing);

describe('the mark of a method', () => {
  it('is its brand’s where there is one', () => {
    for (const [type, drawing] of [
      ['visa', 'visa'],
      ['mc', 'mastercard'],
      ['amex', 'american-express'],
      ['maestrouk', 'maestro'],
      ['paypal', 'paypal'],
      ['klarna_account', 'klarna'],
      ['clearpay', 'afterpay'],
      ['alipay_hk_web', 'alipay'],
      ['wechatpayQR', 'wechat'],
      ['sepadirectdebit', 'sepa'],
      ['googlepay', 'google-pay'],
      ['applepay', 'apple-pay'],
    ])
      assert.equal(drawingOf(type ?? ''), drawing);
  });

  it('is a glyph of how it is paid where there is none', () => {
    assert.deepEqual(typesOf('debit'), ['ach', 'eft_directdebit_CA', 'directdebit_GB']);
    assert.deepEqual(typesOf('gift'), ['karenmillen', 'oasis', 'warehouse', 'ancv']);
    assert.deepEqual(typesOf('transfer'), ['kcp_banktransfer', 'bankTransfer_IBAN']);
    for (const type of ['ideal', 'eps', 'molpay_fpx', 'onlineBanking_PL', 'ebanking_FI', 'paybybank'])
      assert.equal(drawingOf(type), 'bank', type);
    for (const type of ['blik', 'mbway', 'swish', 'twint', 'bcmc_mobile', 'upi_collect'])
      assert.equal(drawingOf(type), 'phone', type);
    for (const type of ['affirm', 'facilypay_3x', 'klarna_b2b', 'afterpay_default', 'scalapay'])
      assert.equal(drawingOf(type), 'later', type);
    for (const type of ['multibanco', 'paysafecard', 'oxxo', 'boletobancario', 'konbini', 'doku_alfamart'])
      assert.equal(drawingOf(type), 'voucher', type);
    for (const type of ['knet', 'scheme', 'unionpay']) assert.equal(drawingOf(type), 'card', type);
    for (const type of ['promptpay', 'upi_qr']) assert.equal(drawingOf(type), 'code', type);
  });

  it('is a wallet for wallets, and for what is not known', () => {
    assert.equal(drawingOf('new_method'), 'wallet');
    assert.deepEqual(typesOf('wallet'), [
      'kcp_payco',
      'molpay_boost',
      'touchngo',
      'maybank2u_mae',
      'paytm',
      'gcash',
      'dana',
      'truemoney',
      'paymaya_wallet',
      'grabpay_SG',
      'grabpay_MY',
      'grabpay_TH',
      'grabpay_ID',
      'grabpay_VN',
      'grabpay_PH',
      'neteller',
      'moneybookers',
      'wallet_IN',
      'billdesk_wallet',
      'cellulant',
      'momo_wallet',
      'momo_wallet_app',
      'doku_wallet',
      'doku_ovo',
    ]);
  });
});
