import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { narrowAction } from '../../../src/proxy/platform/narrow-action.js';

const LINES = { entity: '11854', reference: '123 456 789' };
const paid = (changes: object, allowLocalHttp = false): unknown =>
  narrowAction({ type: 'voucher', paymentMethodType: 'multibanco', ...LINES, ...changes }, allowLocalHttp);
const shown = (paper: object) => ({ type: 'voucher', subtype: 'multibanco', paper: { ...LINES, ...paper } });

describe('what a shopper pays by elsewhere, narrowed', () => {
  it('C8-122: is handed on line by line, and who pays is not', () => {
    const expiresAt = '2030-01-31T10:15:00Z';
    const person = {
      shopperName: 'Ana Lima',
      shopperEmail: 'ana@shop.example',
      maskedTelephoneNumber: '**12',
    };
    const kept = paid({ expiresAt, ...person, paymentData: 'x', passCreationToken: 'y', merchantName: 'M' });
    assert.deepEqual(kept, { ...shown({}), expiresAt });
    const totalAmount = { value: 1999, currency: 'EUR' };
    assert.deepEqual(paid({ totalAmount }), shown({ totalAmount }));
    assert.deepEqual(paid({ totalAmount: { value: '1999', currency: 'EUR' } }), shown({}));
  });

  it('of a transfer has the codes of bank and branch, which some countries tell an account by', () => {
    const lines = { beneficiary: 'Shop', bankCode: '0005', branchCode: '123', accountNumber: '1234567' };
    const action = { type: 'bankTransfer', paymentMethodType: 'bankTransfer_IBAN', ...lines };
    assert.deepEqual(narrowAction(action, false), {
      type: 'bankTransfer',
      subtype: 'bankTransfer_IBAN',
      paper: lines,
    });
  });

  it('C9-160: is not shown where a line has markup, hidden characters or no end', () => {
    for (const line of [
      '<img src=x onerror=alert(1)>',
      'a\u0000',
      'a\nb',
      '12\u202e34',
      '1\u2028',
      '9'.repeat(141),
      7,
      {},
    ]) {
      assert.equal(paid({ reference: line }), undefined, JSON.stringify(line));
      assert.equal(paid({ entity: line }), undefined, JSON.stringify(line));
    }
    assert.equal(paid({ reference: undefined, entity: '' }), undefined);
  });

  it('is the file of an instruction alone, where there is nothing to pay by', () => {
    const url = 'https://files.example/instruction.pdf';
    const debit = (changes: object) =>
      narrowAction({ type: 'voucher', paymentMethodType: 'directdebit_GB', ...changes }, false);
    assert.deepEqual(debit({ url }), {
      type: 'voucher',
      subtype: 'directdebit_GB',
      paper: { downloadUrl: url },
    });
    assert.equal(debit({ url: 'javascript:alert(1)' }), undefined);
    assert.deepEqual(paid({ url }), shown({}));
  });

  it('leads to the page of a transfer, where the platform has one', () => {
    const url = 'https://bank.example/transfer';
    const transfer = { type: 'bankTransfer', paymentMethodType: 'bankTransfer_IBAN', url };
    const shownTransfer = { type: 'bankTransfer', subtype: 'bankTransfer_IBAN' };
    assert.deepEqual(paid(transfer), { ...shownTransfer, paper: { ...LINES, instructionsUrl: url } });
    assert.deepEqual(paid({ ...transfer, url: 'javascript:alert(1)' }), { ...shownTransfer, paper: LINES });
  });

  it('C2-33, C9-161: leads to an https address or to none', () => {
    for (const url of ['https://files.example/1.pdf', 'https://till.example/pay?x=1'])
      assert.deepEqual(
        paid({ downloadUrl: url, instructionsUrl: url }),
        shown({ downloadUrl: url, instructionsUrl: url }),
      );
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://files.example/1.pdf',
      'https://shop.example@evil.example/',
      '//evil.example',
      'blob:https://shop.example/1',
      9,
    ])
      assert.deepEqual(paid({ downloadUrl: url, instructionsUrl: url }), shown({}), String(url));
    const local = 'http://127.0.0.1:8081/bank/till';
    assert.deepEqual(paid({ instructionsUrl: local }, true), shown({ instructionsUrl: local }));
  });
});
