import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';

import { createClient } from '../../../src/client/client.js';
import {
  Listing,
  ListingChanges,
  ListingSearch,
  listings,
  NewListing,
  NewOrder,
  Order,
  type ListingPage,
} from '../../../src/client/listings/index.js';
import { leniently, strictly } from '../../../src/client/schema/validate.js';
import { aServerSaying, errorOf, stopServers } from '../fixtures.js';

after(stopServers);

const euros = (value: number) => ({ value, currency: 'EUR' });
const MOMENT = '2026-11-21T10:00:00+01:00';

const chair: Listing = {
  id: 'listing-1',
  revision: 3,
  title: 'Chair',
  description: 'Of oak.',
  price: euros(4900),
  images: [{ url: '/chair.jpg', alt: 'A chair', width: 800, height: 600 }],
  category: { id: 'category-1', name: 'Chairs', slug: 'chairs' },
  stock: 2,
  seller: { id: 'user-1', name: 'Ann' },
  condition: 'good',
  status: 'active',
  createdAt: MOMENT,
  updatedAt: MOMENT,
};

const faultOf = (schema: Parameters<typeof strictly>[0], given: unknown) => strictly(schema, given).fault;

describe('listings', () => {
  it('a page of the catalogue is asked for with filters and read with its facets', async () => {
    const page: ListingPage = {
      listings: [chair],
      next: 'cursor-2',
      total: 41,
      facets: [{ field: 'category', values: [{ value: 'category-1', label: 'Chairs', count: 41 }] }],
      filters: ['category', 'maxPrice', 'cursor'],
    };
    const { url, heard } = await aServerSaying(JSON.stringify(page));
    const found = await createClient({ baseUrl: url }).call(listings.listListings, {
      category: 'category-1',
      currency: 'EUR',
      maxPrice: 5000,
    });
    assert.deepEqual(found, page);
    assert.equal(heard[0]?.request.url, '/allListing?category=category-1&currency=EUR&maxPrice=5000');
  });

  it('a user is looked up by an e-mail in the query, which is written so that it arrives', async () => {
    const user = { id: 'user-1', email: 'a+b@shop.example', name: 'Ann', role: 'seller', createdAt: MOMENT };
    const { url, heard } = await aServerSaying(JSON.stringify(user));
    const client = createClient({ baseUrl: url });
    assert.deepEqual(await client.call(listings.getUserByEmail, { email: user.email }), user);
    assert.equal(heard[0]?.request.url, '/getUserByEmail?email=a%2Bb%40shop.example');
  });

  it('an order says what and how many; a price of the browser is refused before it is sent', () => {
    const line = { listingId: 'listing-1', quantity: 2 };
    assert.equal(faultOf(NewOrder(), { lines: [line] }), undefined);
    assert.equal(faultOf(NewOrder(), { lines: [{ ...line, unitPrice: euros(1) }] }), 'lines.0.unitPrice');
    assert.equal(faultOf(NewOrder(), { lines: [line], totals: { total: euros(1) } }), 'totals');
    for (const quantity of [0, -1, 1.5, 1000])
      assert.equal(faultOf(NewOrder(), { lines: [{ ...line, quantity }] }), 'lines.0.quantity');
    for (const lines of [[], Array.from({ length: 101 }, () => line)])
      assert.equal(faultOf(NewOrder(), { lines }), 'lines');
  });

  it('a change names the revision that was seen, and only what changes', () => {
    assert.equal(faultOf(ListingChanges(), { title: 'Stool' }), 'revision');
    assert.equal(faultOf(ListingChanges(), { revision: 3, compareAtPrice: null }), undefined);
    assert.equal(faultOf(ListingChanges(), { revision: 3, status: 'soldOut' }), 'status');
    assert.equal(faultOf(ListingChanges(), { revision: 3, seller: { id: 'user-2' } }), 'seller');
  });

  it('a change of a listing that another seller changed first fails with what the service calls it', async () => {
    const { url } = await aServerSaying('{"error":{"code":"revision-conflict"}}', { status: 409 });
    const call = createClient({ baseUrl: url }).call(listings.updateListing, {
      listingId: 'listing-1',
      revision: 2,
      stock: 1,
    });
    const error = await errorOf(call);
    assert.deepEqual([error.status, error.code], [409, 'revision-conflict']);
  });

  it('a listing is refused for a price without currency, less than nothing, or a fraction of a cent', () => {
    const wanted = {
      title: 'Chair',
      description: '',
      price: euros(0),
      categoryId: 'category-1',
      stock: 1,
      condition: 'new',
    };
    assert.equal(faultOf(NewListing(), wanted), undefined);
    assert.equal(faultOf(NewListing(), { ...wanted, price: { value: 1 } }), 'price.currency');
    for (const value of [-1, 0.5, '1'])
      assert.equal(faultOf(NewListing(), { ...wanted, price: { value, currency: 'EUR' } }), 'price.value');
  });

  it('a condition and a status that came later can be shown, and are not searched for', () => {
    const { value, fault } = leniently(Listing(), { ...chair, condition: 'vintage', status: 'auctioned' });
    assert.equal(fault, undefined);
    const { condition, status } = value as Listing;
    assert.deepEqual([condition, status], ['unknown:vintage', 'unknown:auctioned']);
    assert.equal(faultOf(ListingSearch(), { condition: 'good,vintage' }), 'condition');
    assert.equal(faultOf(ListingSearch(), { condition: 'good,fair' }), undefined);
  });

  it('an order is read with its lines, its steps and what it comes to', () => {
    const order: Order = {
      id: 'order-1',
      number: '1001',
      email: 'ann@shop.example',
      status: 'shipped',
      statusHistory: [
        { status: 'placed', at: MOMENT },
        { status: 'shipped', at: MOMENT, note: 'By bicycle' },
      ],
      lines: [
        {
          listingId: 'listing-1',
          title: 'Chair',
          quantity: 2,
          unitPrice: euros(4900),
          total: euros(9800),
        },
      ],
      currency: 'EUR',
      totals: { subtotal: euros(9800), shipping: euros(500), total: euros(10_300) },
      createdAt: MOMENT,
      updatedAt: MOMENT,
    };
    assert.deepEqual(leniently(Order(), { ...order, warehouse: 'north' }), {
      value: order,
      fault: undefined,
    });
  });
});
