import { expect } from '@open-wc/testing';

import { frameAddress, frameElement } from '../../../../src/components/parts/card-frame/frame-address.js';

const BASE = 'https://shop.example/cart/';

describe('the address of the card frame', () => {
  it('is at the proxy, by the number of the protocol', () => {
    expect(frameAddress('/florin', '', BASE)).to.equal('https://shop.example/florin/card-frame/1/frame.html');
    expect(frameAddress('https://pay.example/f', '', BASE)).to.equal(
      'https://pay.example/f/card-frame/1/frame.html',
    );
  });

  it('is the merchant’s own where one is given', () => {
    expect(frameAddress('/florin', 'card.html', BASE)).to.equal('https://shop.example/cart/card.html');
  });

  it('is none where it is no web address, carries a password or is not encrypted', () => {
    for (const address of [
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'blob:https://shop.example/x',
      'https://user@shop.example/',
      'https://',
      'http://shop.example/',
    ])
      expect(frameAddress('', address, BASE), address).to.equal(undefined);
  });

  it('the frame has its sandbox before it has an address, and asks for nothing the browser does not know', () => {
    const frame = frameElement('https://shop.example/frame.html');
    expect(frame.getAttributeNames().indexOf('sandbox')).to.be.below(
      frame.getAttributeNames().indexOf('src'),
    );
    const known = (document as { featurePolicy?: { features(): string[] } }).featurePolicy?.features() ?? [];
    expect(frame.allow).to.equal(known.includes('autofill') ? 'autofill' : '');
  });
});
