import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { createClient } from '../../../../src/client/index.js';
import { askListings, checkLine } from '../../../../src/components/parts/cart/cart-check.js';
import { EUR, line, listed, seen } from './carts.js';

const problemOf = (...given: Parameters<typeof checkLine>) => {
  const { problem, quantity } = checkLine(...given);
  return [problem, quantity];
};

describe('what became of a thing in the cart', () => {
  it('is what was seen until the server has been asked', () => {
    assert.deepEqual(problemOf(line('lamp', { quantity: 9 }), undefined), [undefined, 9]);
  });

  it('is told apart: gone, sold out, fewer left than wanted', () => {
    const wanted = line('lamp', { quantity: 3 });
    assert.deepEqual(problemOf(wanted, listed()), [undefined, 3]);
    assert.deepEqual(problemOf(wanted, listed({ stock: 2 })), ['fewer', 2]);
    assert.deepEqual(problemOf(wanted, listed({ stock: 0, status: 'soldOut' })), ['sold-out', 0]);
    assert.deepEqual(problemOf(wanted, listed({ stock: 0 })), ['sold-out', 0]);
    assert.deepEqual(problemOf(wanted, 'gone'), ['gone', 0]);
  });

  it('is gone where the status is a draft’s, an archived one’s, or none that is known', () => {
    for (const status of ['draft', 'archived', 'unknown:paused'] as const)
      assert.deepEqual(problemOf(line('lamp'), listed({ status })), ['gone', 0]);
  });

  it('C3-66: is not for sale in a currency that the page cannot format', () => {
    assert.deepEqual(problemOf(line('lamp'), listed({ price: { value: 1, currency: 'XXX' } })), [
      'unpriced',
      0,
    ]);
  });

  it('says what a piece cost before, in another currency too', () => {
    const { oldPrice, thing } = checkLine(line('lamp'), listed({ price: EUR(5200) }));
    assert.deepEqual([oldPrice, thing?.price], [EUR(4900), EUR(5200)]);
    const dollars = checkLine(line('lamp'), listed({ price: { value: 4900, currency: 'USD' } }));
    assert.deepEqual(dollars.oldPrice, EUR(4900));
    assert.equal(checkLine(line('lamp', { seen: seen() }), listed()).oldPrice, undefined);
    assert.equal(checkLine(line('lamp', { seen: undefined }), listed()).oldPrice, undefined);
  });
});

describe('asking about what is in the cart', () => {
  const clientOf = (answer: (path: string) => Response, asked: string[] = []) =>
    createClient({
      baseUrl: 'https://shop.example/florin',
      fetch: async (url) => {
        asked.push(new URL(url).pathname);
        return answer(new URL(url).pathname);
      },
    });
  const notFound = () => Response.json({ error: { code: 'not-found' } }, { status: 404 });

  it('finds things that are there and things that are gone', async () => {
    const client = clientOf((path) => (path.endsWith('/lamp') ? Response.json(listed()) : notFound()));
    const found = await askListings(client, ['lamp', 'chair'], {});
    assert.deepEqual([...found.keys()].sort(), ['chair', 'lamp']);
    assert.equal(found.get('chair'), 'gone');
    assert.equal(Object(found.get('lamp')).title, 'Brass lamp');
  });

  it('takes no other answer for “gone”: a page in the proxy’s place is an error', async () => {
    for (const response of [
      () => new Response('<h1>404</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
      () => Response.json({ error: { code: 'internal' } }, { status: 500 }),
    ])
      await assert.rejects(askListings(clientOf(response), ['lamp'], {}));
  });

  it('C3-67: an id leads to no other place, whatever it is made of', async () => {
    const asked: string[] = [];
    const ids = ['../addUser', 'a?b=c', 'a#b', 'a%2fb', '..', '.', '', 'ünï'];
    await askListings(clientOf(notFound, asked), ids, {});
    assert.deepEqual(asked.sort(), [
      '/florin/listings/listing/%C3%BCn%C3%AF',
      '/florin/listings/listing/..%2FaddUser',
      '/florin/listings/listing/a%23b',
      '/florin/listings/listing/a%252fb',
      '/florin/listings/listing/a%3Fb%3Dc',
    ]);
  });
});
