import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { pictureAddress, pictureSizes } from '../../../../src/components/parts/listing/picture.js';

const PAGE = 'https://shop.example/listings/?q=lamp';

describe('the address of a picture', () => {
  it('is by https, or of the page’s own origin', () => {
    assert.equal(
      pictureAddress('https://pictures.example/1.jpg', PAGE)?.href,
      'https://pictures.example/1.jpg',
    );
    assert.equal(
      pictureAddress('/images/1.svg?w=1200', PAGE)?.href,
      'https://shop.example/images/1.svg?w=1200',
    );
    assert.equal(
      pictureAddress('http://localhost:8080/1.svg', 'http://localhost:8080/')?.href,
      'http://localhost:8080/1.svg',
    );
  });

  it('C3-65: is not what runs, what is told over plain http, or what is no address', () => {
    const wrong = [
      'javascript:alert(1)',
      'JaVa\tScript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'data:image/svg+xml,<svg onload="alert(1)"/>',
      'blob:https://shop.example/1',
      'file:///etc/passwd',
      'http://tracker.example/1.gif',
      'https://user:secret@pictures.example/1.jpg',
      '//user@pictures.example/1.jpg',
      'https:\\\\pictures.example\\1.jpg',
      'https://',
      `https://pictures.example/${'a'.repeat(9000)}`,
      'http://shop.example/1.jpg',
    ];
    for (const url of wrong) assert.equal(pictureAddress(url, PAGE), undefined, url);
  });

  it('C3-65: whatever is given, only https comes out', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl(), fc.webUrl({ validSchemes: ['http', 'ftp', 'ws'] })),
        (url) => {
          const address = pictureAddress(url, PAGE);
          return address === undefined || address.protocol === 'https:';
        },
      ),
    );
  });

  it('asks for smaller ones where the address says how wide it is', () => {
    const sizes = pictureSizes(new URL('https://shop.example/1.svg?w=600'), 600);
    assert.match(sizes ?? '', /1\.svg\?w=320 320w, .*w=480 480w, .*w=600 600w$/);
    assert.equal(pictureSizes(new URL('https://shop.example/1.svg?w=1200'), 600), undefined);
    assert.equal(pictureSizes(new URL('https://shop.example/1.svg'), 600), undefined);
    // A comma ends an address in a list of them.
    assert.doesNotMatch(pictureSizes(new URL('https://x.example/a,b?w=160&c=,'), 160) ?? '', /a,b/);
  });
});
