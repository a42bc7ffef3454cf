import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { BusinessLine } from '../../../../src/client/legal-entity/business-line.js';
import {
  bodyOf,
  changesOf,
  FRESH,
  lineSections,
} from '../../../../src/components/business-lines/panel/line-form.js';
import { checkEntries, fieldAt } from '../../../../src/components/parts/form/check-entries.js';
import {
  EMPTY,
  entriesOf,
  withRows,
  withText,
  type Entries,
} from '../../../../src/components/parts/form/entries.js';

const line: BusinessLine = {
  id: 'SE1',
  legalEntityId: 'LE1',
  service: 'paymentProcessing',
  industryCode: '339E',
  salesChannels: ['eCommerce', 'marketStall'],
  webData: [{ webAddress: 'https://a.example', webAddressId: 'SE2' }],
};

const SECTIONS = lineSections(true, () => []);
const STANDS = entriesOf(line, SECTIONS);
const FUNDS = 'sourceOfFunds.adyenProcessedFunds';

const texts = (more: Readonly<Record<string, string>>, entries = STANDS): Entries =>
  Object.entries(more).reduce((made, [path, text]) => withText(made, path, text), entries);

const websites = (...addresses: string[]): Entries =>
  withRows(
    STANDS,
    'webData',
    addresses.map((webAddress) => ({ webAddress, webAddressId: '' })),
  );

const faultsOf = (entries: Entries, opened = EMPTY) =>
  checkEntries({ sections: SECTIONS, entries, opened, today: '2026-05-04', halfTyped: new Set() });

describe('a line of business in its form', () => {
  it('names all that does not fit at once', () => {
    assert.deepEqual(faultsOf(FRESH), { industryCode: 'required', salesChannels: 'no-channel' });
    const wrong = texts({ industryCode: '<b>', salesChannels: 'eCommerce', [FUNDS]: 'false' }, FRESH);
    assert.deepEqual(faultsOf(wrong), {
      industryCode: 'not-code',
      'webDataExemption.reason': 'needs-address',
      'sourceOfFunds.description': 'required',
    });
    assert.deepEqual(faultsOf(STANDS), {});
  });

  it('takes no address but a whole one over https', () => {
    for (const text of [
      'a.example',
      'http://a.example',
      'https://a@b.example',
      'javascript:alert(1)',
      'https:a',
    ])
      assert.equal(faultsOf(websites(text))['webData.0.webAddress'], 'not-secure', text);
    assert.deepEqual(faultsOf(websites(' https://a.example ')), {});
  });

  it('sends what has changed, and keeps fields that it does not know', () => {
    assert.deepEqual(changesOf(SECTIONS, STANDS, STANDS), {});
    const rows = [
      ...STANDS.rows['webData']!,
      { webAddress: 'https://b.example', webAddressId: '' },
      { webAddress: ' ', webAddressId: '' },
    ];
    const changed = withRows(texts({ industryCode: '441A' }), 'webData', rows);
    assert.deepEqual(changesOf(SECTIONS, STANDS, changed), {
      industryCode: '441A',
      webData: [
        { webAddress: 'https://a.example', webAddressId: 'SE2' },
        { webAddress: 'https://b.example' },
      ],
    });
    assert.deepEqual(bodyOf(SECTIONS, STANDS).salesChannels, ['eCommerce', 'marketStall']);
  });

  it('sends what is emptied as nothing', () => {
    assert.deepEqual(changesOf(SECTIONS, STANDS, texts({ salesChannels: '' })), { salesChannels: [] });
    assert.deepEqual(changesOf(SECTIONS, STANDS, websites('')), { webData: [] });
  });

  it('is exempt from a website only where it names none', () => {
    const exempt = { 'webDataExemption.reason': 'noOnlinePresence' };
    assert.deepEqual(bodyOf(SECTIONS, texts(exempt)).webDataExemption, {});
    assert.deepEqual(bodyOf(SECTIONS, texts(exempt, websites(''))).webDataExemption, {
      reason: 'noOnlinePresence',
    });
  });

  it('says where money comes from', () => {
    assert.equal(bodyOf(SECTIONS, FRESH).sourceOfFunds, undefined);
    const other = texts({ [FUNDS]: 'false', 'sourceOfFunds.description': ' rent ' }, FRESH);
    assert.deepEqual(bodyOf(SECTIONS, other).sourceOfFunds, {
      type: 'business',
      adyenProcessedFunds: false,
      description: 'rent',
    });
    const own = texts({ [FUNDS]: 'true', 'sourceOfFunds.description': 'rent' }, FRESH);
    assert.deepEqual(bodyOf(SECTIONS, own).sourceOfFunds, { type: 'business', adyenProcessedFunds: true });
  });

  it('knows all fields that the platform speaks of, addresses by their place among those that were sent', () => {
    const entries = websites('', 'https://a.example', 'b');
    const fieldsOf = (...paths: string[]) => paths.map((path) => fieldAt(path, '', SECTIONS, entries));
    assert.deepEqual(fieldsOf('industryCode', 'salesChannels[0]'), ['industryCode', 'salesChannels']);
    assert.deepEqual(fieldsOf('webData[0].webAddress', 'webData/1'), [
      'webData.1.webAddress',
      'webData.2.webAddress',
    ]);
    assert.deepEqual(fieldsOf('webData'), ['webData.1.webAddress']);
    const other = texts({ [FUNDS]: 'false' }, websites(''));
    const paths = ['service', 'webDataExemption', 'webData', 'sourceOfFunds.description'];
    assert.deepEqual(
      paths.map((path) => fieldAt(path, '', SECTIONS, other)),
      ['service', 'webDataExemption.reason', 'webData.0.webAddress', 'sourceOfFunds.description'],
    );
  });

  it('knows no field that is not on screen', () => {
    const sections = lineSections(false, () => []);
    for (const path of [
      'service',
      'webDataExemption',
      'sourceOfFunds.description',
      'legalEntityId',
      'toString',
      '',
    ])
      assert.equal(fieldAt(path, '', sections, STANDS), undefined, path);
  });
});
