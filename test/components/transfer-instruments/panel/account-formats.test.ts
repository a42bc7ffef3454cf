import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { BankAccountIdentification } from '../../../../src/client/legal-entity/index.js';
import { strictly } from '../../../../src/client/schema/validate.js';
import {
  bare,
  faultOf,
  FORMATS,
  formatsFor,
  type Field,
  type FieldName,
  type FormatName,
} from '../../../../src/components/transfer-instruments/panel/account-formats.js';

const field = (format: FormatName, name: FieldName): Field =>
  FORMATS[format].find((each) => each.name === name) ?? assert.fail(`${format} has no ${name}`);

/** Numbers that banks and standards print as examples. */
const GOOD: Readonly<Record<FormatName, Readonly<Partial<Record<FieldName, string>>>>> = {
  iban: { iban: 'NL91 ABNA 0417 1643 00' },
  auLocal: { bsbCode: '062-000', accountNumber: '12345678' },
  caLocal: {
    institutionNumber: '001',
    transitNumber: '12345',
    accountNumber: '1234567',
    accountType: 'checking',
  },
  czLocal: { accountNumber: '19-2000145399', bankCode: '0800' },
  dkLocal: { bankCode: '0040', accountNumber: '0440116243' },
  hkLocal: { clearingCode: '004', accountNumber: '123 456789 012' },
  huLocal: { accountNumber: '11773016-11111018-00000000' },
  noLocal: { accountNumber: '8601 11 17947' },
  nzLocal: { accountNumber: '12-3140-0123456-00' },
  plLocal: { accountNumber: '61 1090 1014 0000 0712 1981 2874' },
  seLocal: { clearingNumber: '5000', accountNumber: '0583988' },
  sgLocal: { bic: 'DBSSSGSG', accountNumber: '0123456789' },
  ukLocal: { sortCode: '60-16-13', accountNumber: '31926819' },
  usLocal: { routingNumber: '011000015', accountNumber: '120001', accountType: 'savings' },
  numberAndBic: { bic: 'HDFCINBB', accountNumber: '50100123456789' },
};

describe('how bank accounts are named', () => {
  for (const [format, values] of Object.entries(GOOD) as [FormatName, Record<string, string>][])
    it(`${format}: what banks print is taken, and is what the specification asks for`, () => {
      const country = format === 'iban' ? 'NL' : 'ZZ';
      for (const each of FORMATS[format])
        assert.equal(faultOf(each, values[each.name] ?? '', country), undefined, each.name);
      const parts = FORMATS[format].map((each) => [each.name, bare(each, values[each.name] ?? '')] as const);
      const { fault } = strictly(BankAccountIdentification(), { type: format, ...Object.fromEntries(parts) });
      assert.equal(fault, undefined);
    });

  it('each part of a number may be as long as the specification says, and no longer or shorter', () => {
    const takes = (format: FormatName, part: Field, length: number): boolean => {
      const parts = FORMATS[format].map(({ name, least }) => [
        name,
        name === 'accountType' ? 'checking' : '1'.repeat(name === part.name ? length : least),
      ]);
      return !strictly(BankAccountIdentification(), { type: format, ...Object.fromEntries(parts) }).fault;
    };
    // The specification has no length for an IBAN, and no least for a number that comes with a BIC.
    const isBounded = ({ name }: Field): boolean => name !== 'iban' && name !== 'accountType';
    for (const format of Object.keys(FORMATS) as FormatName[])
      for (const part of (FORMATS[format] as readonly Field[]).filter(isBounded)) {
        const named = `${format} ${part.name}`;
        assert.ok(takes(format, part, part.least) && takes(format, part, part.most), named);
        assert.ok(!takes(format, part, part.most + 1), named);
        if (part.least > 1) assert.ok(!takes(format, part, part.least - 1), named);
      }
  });

  it('a Czech account keeps the hyphen after its prefix: without it the number is another one', () => {
    const account = field('czLocal', 'accountNumber');
    assert.equal(bare(account, ' 19-2000145399 '), '19-2000145399');
    assert.equal(faultOf(account, '2000145399', 'CZ'), undefined);
    assert.equal(faultOf(account, '192000145399', 'CZ'), 'wrong-digits');
    assert.equal(faultOf(account, '19-2000-145399', 'CZ'), 'digits-only');
    assert.equal(bare(field('ukLocal', 'sortCode'), '60-16-13'), '601613');
  });

  it('a wrong check digit is found, wherever there is one', () => {
    const wrong = [
      ['iban', 'iban', 'NL92ABNA0417164300'],
      ['noLocal', 'accountNumber', '86011117948'],
      ['huLocal', 'accountNumber', '117730171111101800000000'],
      ['czLocal', 'accountNumber', '19-2000145398'],
      ['plLocal', 'accountNumber', '62109010140000071219812874'],
      ['usLocal', 'routingNumber', '011000016'],
    ] as const;
    for (const [format, name, value] of wrong)
      assert.equal(
        faultOf(field(format, name), value, format === 'iban' ? 'NL' : 'ZZ'),
        'wrong-digits',
        format,
      );
  });

  it('each thing that can be wrong has a word of its own', () => {
    const iban = field('iban', 'iban');
    assert.equal(faultOf(iban, ' ', 'NL'), 'required');
    assert.equal(faultOf(iban, 'DE89370400440532013000', 'NL'), 'other-country');
    assert.equal(faultOf(iban, 'NL91', 'NL'), 'wrong-length');
    assert.equal(faultOf(field('ukLocal', 'sortCode'), '60-16-1', 'GB'), 'wrong-length');
    assert.equal(faultOf(field('ukLocal', 'sortCode'), '60-16-1O', 'GB'), 'digits-only');
    assert.equal(faultOf(field('numberAndBic', 'bic'), 'HDFCIN', 'IN'), 'wrong-length');
    assert.equal(faultOf(field('numberAndBic', 'bic'), 'HDFC1NBB', 'IN'), 'wrong-digits');
  });

  it('every country has a way, and those with a national one have it at hand', () => {
    assert.deepEqual(formatsFor('NL'), ['iban']);
    assert.deepEqual(formatsFor('GB'), ['ukLocal', 'iban']);
    assert.deepEqual(formatsFor('SE'), ['iban', 'seLocal']);
    assert.deepEqual(formatsFor('US'), ['usLocal']);
    assert.deepEqual(formatsFor('IN'), ['numberAndBic', 'iban']);
    const reached = new Set(
      ['NL', 'AU', 'CA', 'CZ', 'DK', 'GB', 'HK', 'HU', 'NO', 'NZ', 'PL', 'SE', 'SG', 'US', 'IN'].flatMap(
        formatsFor,
      ),
    );
    assert.deepEqual([...reached].toSorted(), Object.keys(FORMATS).toSorted());
  });
});
