import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';

import { openMarketplace } from './marketplace.js';
import { newDatabase } from '../new-database.js';

/** NUL, and half of a character: text that PostgreSQL does not keep. */
const TEXTS = ['a\0b', 'a\uD800b'];

describe('text that no database keeps', () => {
  const market = openMarketplace(newDatabase());
  after(() => market.service.close());

  it('is refused with its field in every body and every query, and is never an error inside', async () => {
    const { offer, seller, category } = await market.stall();
    const thing = await offer();
    const listing = {
      title: 'Lamp',
      description: 'Gives light.',
      price: { value: 1, currency: 'EUR' },
      categoryId: category.id,
      stock: 1,
      condition: 'new',
    };
    const picture = { url: 'https://pictures.example/a.png', width: 10, height: 10 };
    const bodies: [string, string, (text: string) => object][] = [
      ['POST', `/addListing/${seller.id}`, (title) => ({ ...listing, title })],
      ['POST', `/addListing/${seller.id}`, (description) => ({ ...listing, description })],
      ['POST', `/addListing/${seller.id}`, (categoryId) => ({ ...listing, categoryId })],
      ['POST', `/addListing/${seller.id}`, (alt) => ({ ...listing, images: [{ ...picture, alt }] })],
      ['PUT', `/editListing/${thing.id}`, (title) => ({ revision: 1, title })],
      ['POST', '/addcategory', (name) => ({ name })],
      ['POST', '/addcategory', (parentId) => ({ name: 'Lamps', parentId })],
      ['POST', '/addcategory', (slug) => ({ name: 'Lamps', slug })],
      ['POST', '/addUser', (name) => ({ email: 'a@b.example', name })],
      ['POST', '/addUser', (text) => ({ email: `${text}@b.example`, name: 'Ann' })],
      ['POST', '/addOrder/a@b.example', (listingId) => ({ lines: [{ listingId, quantity: 1 }] })],
    ];
    for (const [method, path, body] of bodies)
      for (const text of TEXTS) {
        const { status, body: answer } = await market.send(method, path, body(text));
        assert.deepEqual(
          [status, answer.error?.code],
          [422, 'invalid-request'],
          `${path} ${JSON.stringify(body('…'))}`,
        );
      }
    for (const field of ['search', 'category', 'seller', 'condition', 'currency', 'sort', 'cursor'])
      assert.equal((await market.send('GET', `/allListing?${field}=a%00b`)).status, 422, field);
    assert.equal((await market.send('GET', '/getUserByEmail?email=a%00b@c.example')).status, 422);
  });

  it('names nothing: not in a path, not of a caller, not of an order', async () => {
    for (const path of ['/listing/a%00b', '/getOrders/a%00@b.example', '/listing/%ED%A0%80'])
      assert.equal((await market.send('GET', path)).status, 404, path);
    const headers = { 'x-florin-caller': 'role=shopper&email=a@b.example&session=a%00b' };
    const { id } = await (await market.stall()).offer();
    const lines = [{ listingId: id, quantity: 1 }];
    assert.equal((await market.send('POST', '/addOrder/a@b.example', { lines }, headers)).status, 404);
    const { findOrder, holdOrder, moveOrder } = market.service;
    assert.equal(await findOrder('a\0b'), undefined);
    assert.equal(await holdOrder('a\0b'), false);
    assert.equal(await moveOrder('a\0b', 'paid'), undefined);
  });
});
