import { expect } from '@open-wc/testing';

import { define } from '../../../src/components/base/define.js';
import { VERSION } from '../../../src/components/base/version.js';

describe('the definition of an element', () => {
  it('keeps the first of two copies and names both versions once', () => {
    class First extends HTMLElement {
      static readonly version = '0.0.9';
    }
    class Second extends HTMLElement {}
    const warned: string[] = [];
    const { warn } = console;
    console.warn = (text: string) => warned.push(text);
    define('test-defined', First);
    define('test-defined', First);
    define('test-defined', Second);
    define('test-defined', Second);
    console.warn = warn;
    expect(customElements.get('test-defined')).to.equal(First);
    expect(warned).to.have.length(1);
    expect(warned[0]).to.include('0.0.9').and.to.include(VERSION);
  });
});
