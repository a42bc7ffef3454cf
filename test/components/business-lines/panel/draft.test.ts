import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { BusinessLine } from '../../../../src/client/legal-entity/business-line.js';
import {
  bodyOf,
  changesOf,
  draftOf,
  EMPTY,
  faultsOf,
  refusedOf,
} from '../../../../src/components/business-lines/panel/draft.js';

const line: BusinessLine = {
  id: 'SE1',
  legalEntityId: 'LE1',
  service: 'paymentProcessing',
  industryCode: '339E',
  salesChannels: ['eCommerce', 'marketStall'],
  webData: [{ webAddress: 'https://a.example', webAddressId: 'SE2' }],
};

describe('a line of business in its form', () => {
  it('names all that does not fit at once', () => {
    assert.deepEqual(faultsOf(EMPTY), { industryCode: 'required', channels: 'no-channel' });
    const wrong = { ...EMPTY, industryCode: '<b>', channels: ['eCommerce'], funds: 'other' as const };
    assert.deepEqual(faultsOf(wrong), {
      industryCode: 'not-code',
      exemption: 'needs-address',
      fundsDescription: 'required',
    });
    assert.deepEqual(faultsOf(draftOf(line)), {});
  });

  it('takes no address but a whole one over https', () => {
    for (const text of [
      'a.example',
      'http://a.example',
      'https://a@b.example',
      'javascript:alert(1)',
      'https:a',
    ])
      assert.equal(faultsOf({ ...draftOf(line), addresses: [{ text }] })['addresses.0'], 'not-secure', text);
    assert.deepEqual(faultsOf({ ...draftOf(line), addresses: [{ text: ' https://a.example ' }] }), {});
  });

  it('sends what has changed, and keeps what nobody here knows', () => {
    const draft = draftOf(line);
    assert.deepEqual(changesOf(draft, line), {});
    const addresses = [...draft.addresses, { text: 'https://b.example' }, { text: ' ' }];
    assert.deepEqual(changesOf({ ...draft, addresses, industryCode: '441A' }, line), {
      industryCode: '441A',
      webData: [
        { webAddress: 'https://a.example', webAddressId: 'SE2' },
        { webAddress: 'https://b.example' },
      ],
    });
    assert.deepEqual(bodyOf(draft).salesChannels, ['eCommerce', 'marketStall']);
  });

  it('is exempt from a web site only where it names none', () => {
    const draft = { ...draftOf(line), exemption: 'noOnlinePresence' };
    assert.deepEqual(bodyOf(draft).webDataExemption, {});
    assert.deepEqual(bodyOf({ ...draft, addresses: [] }).webDataExemption, { reason: 'noOnlinePresence' });
  });

  it('says where money comes from', () => {
    assert.equal(bodyOf(EMPTY).sourceOfFunds, undefined);
    const other = { ...EMPTY, funds: 'other' as const, fundsDescription: ' rent ' };
    assert.deepEqual(bodyOf(other).sourceOfFunds, {
      type: 'business',
      adyenProcessedFunds: false,
      description: 'rent',
    });
  });

  it('knows all fields that the platform speaks of, addresses by their place', () => {
    const draft = {
      ...draftOf(line),
      addresses: [{ text: '' }, { text: 'https://a.example' }, { text: 'b' }],
    };
    const fieldsOf = (...paths: string[]) => Object.keys(refusedOf(paths, draft).faults);
    assert.deepEqual(fieldsOf('industryCode', 'salesChannels[0]'), ['industryCode', 'channels']);
    assert.deepEqual(fieldsOf('webData[0].webAddress', 'webData/1'), ['addresses.1', 'addresses.2']);
    assert.deepEqual(fieldsOf('webData'), ['addresses.1']);
    const other = { ...EMPTY, funds: 'other' as const };
    const paths = ['service', 'webDataExemption.reason', 'webData', 'sourceOfFunds.description'];
    assert.deepEqual(refusedOf(paths, other), {
      faults: {
        service: 'refused',
        exemption: 'refused',
        'addresses.0': 'refused',
        fundsDescription: 'refused',
      },
      isWhole: false,
    });
  });

  it('says where no field on screen stands for what the platform refuses', () => {
    const draft = { ...draftOf(line), addresses: [{ text: 'https://a.example' }] };
    for (const path of ['service', 'webDataExemption', 'sourceOfFunds', 'legalEntityId', 'toString', ''])
      assert.deepEqual(refusedOf([path], { ...draft, funds: '' }), { faults: {}, isWhole: true }, path);
    assert.equal(refusedOf([], draft).isWhole, true);
    assert.deepEqual(refusedOf(['industryCode', 'legalEntityId'], draft), {
      faults: { industryCode: 'refused' },
      isWhole: true,
    });
  });
});
