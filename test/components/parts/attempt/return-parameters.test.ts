import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import { returnParameters } from '../../../../src/components/parts/attempt/return-parameters.js';

const read = (query: string) => returnParameters(`https://shop.example/return${query}`);

describe('what a redirect brings back', () => {
  it('is read and taken out of the address', () => {
    const { found, details, address } = read('?redirectResult=abc%2B1');
    assert.equal(found, true);
    assert.deepEqual(details, { redirectResult: 'abc+1' });
    assert.equal(address, 'https://shop.example/return');
    assert.deepEqual(read('?payload=xyz').details, { payload: 'xyz' });
  });

  it('leaves everything else in the address as it was written', () => {
    const { address } = read('?b=%20x+y&redirectResult=r&a=&a=2&flag#part');
    assert.equal(address, 'https://shop.example/return?b=%20x+y&a=&a=2&flag#part');
  });

  it('is found under a disguised name too', () => {
    const { details, address } = read('?%72edirectResult=r&x=1');
    assert.deepEqual(details, { redirectResult: 'r' });
    assert.equal(address, 'https://shop.example/return?x=1');
  });

  it('C3-77: is refused where it is repeated, empty or too long, and cleaned away all the same', () => {
    for (const query of [
      '?redirectResult=a&redirectResult=b',
      '?redirectResult=a&payload=b',
      '?redirectResult=',
      '?redirectResult',
      `?redirectResult=${'x'.repeat(20_001)}`,
    ]) {
      const { found, details, address } = read(`${query}&order=7`);
      assert.equal(found, true);
      assert.equal(details, undefined);
      assert.equal(address, 'https://shop.example/return?order=7');
    }
  });

  it('C3-77: is an opaque text, whatever it says', () => {
    assert.deepEqual(read('?redirectResult=%3Cscript%3Ealert(1)%3C/script%3E').details, {
      redirectResult: '<script>alert(1)</script>',
    });
  });

  it('is absent from most addresses, which stay untouched', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const result = returnParameters(address);
        assert.equal(result.found, false);
        assert.equal(result.address, address);
      }),
    );
  });
});
