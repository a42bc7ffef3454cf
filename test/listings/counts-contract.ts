import assert from 'node:assert/strict';
import { it } from 'node:test';

import fc from 'fast-check';

import { createListings, type SqlConnection } from '../../src/listings/index.js';
import { EUR, unique, type Answer, type Marketplace } from './marketplace.js';

/** Totals and facets that are kept, over the database that a marketplace is in. */
export function countsContract(open: () => Marketplace, connection: SqlConnection): void {
  const ask = async (service: ReturnType<typeof createListings>, search: string): Promise<Answer['body']> => {
    const answer = await service(new Request(`https://listings.example/allListing?limit=1&${search}`));
    const { total, facets } = (await answer.json()) as Answer['body'];
    return { total, facets };
  };

  it('totals and facets are right after every change, in every process, whatever was counted before', async () => {
    const market = open();
    const { offer, category, seller } = await market.stall();
    const other = await market.server.createCategory({ name: unique('Others ') });
    const known = [await offer(), await offer({ title: 'Mug', condition: 'good' })];
    const processes = [createListings({ connection }), createListings({ connection })];
    const searches = [
      `category=${category.id}`,
      `category=${other.id}`,
      `seller=${seller.id}&condition=new`,
      `seller=${seller.id}&search=mug`,
      `seller=${seller.id}&currency=EUR&maxPrice=5000`,
      '',
    ];
    const change = fc.record({
      kind: fc.constantFrom('offer', 'category', 'condition', 'price', 'status', 'title', 'stock', 'shelf'),
      at: fc.nat(5),
      to: fc.nat(1),
    });
    const happen = async ({ kind, at, to }: { kind: string; at: number; to: number }): Promise<void> => {
      if (kind === 'offer') return void known.push(await offer({ title: to ? 'Mug' : 'Lamp' }));
      if (kind === 'shelf')
        return void (await market.server.createCategory({ name: unique('Shelf '), parentId: category.id }));
      const { id: listingId } = known[at % known.length] ?? assert.fail();
      const { revision } = await market.server.getListing({ listingId });
      const changes = {
        category: { categoryId: to ? other.id : category.id },
        condition: { condition: to ? ('good' as const) : ('new' as const) },
        price: { price: EUR(to ? 4000 : 6000) },
        status: { status: to ? ('archived' as const) : ('active' as const) },
        title: { title: to ? 'Mug' : 'Lamp' },
        stock: { stock: to },
      }[kind];
      await market.server.updateListing({ listingId, revision, ...changes });
    };
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        for (const each of changes) {
          await happen(each);
          const fresh = createListings({ connection });
          for (const search of searches) {
            const counted = await ask(fresh, search);
            for (const service of processes) assert.deepEqual(await ask(service, search), counted, search);
          }
        }
      }),
      { numRuns: 8 },
    );
  });

  it('counts once for many who ask the same, and not again while only stock changes', async () => {
    const market = open();
    const { offer, category } = await market.stall();
    const { id } = await offer();
    let counted = 0;
    const query: SqlConnection['query'] = (sql, parameters) => {
      if (sql.includes('count(*)')) counted++;
      return connection.query(sql, parameters);
    };
    const service = createListings({ connection: { query } });
    const search = `category=${category.id}`;
    const many = await Promise.all(Array.from({ length: 20 }, () => ask(service, search)));
    assert.deepEqual([counted, many[0].total], [1, 1]);
    const email = `${unique('shopper')}@shop.example`;
    await market.server.createOrder({ email, lines: [{ listingId: id, quantity: 1 }] });
    await ask(service, search);
    assert.equal(counted, 1);
    await offer();
    assert.deepEqual([(await ask(service, search)).total, counted], [2, 2]);
  });

  it('a count that failed is counted again', async () => {
    let isBroken = true;
    const query: SqlConnection['query'] = (sql, parameters) => {
      const fails = isBroken && sql.includes('count(*)');
      return fails ? Promise.reject(new Error('lost')) : connection.query(sql, parameters);
    };
    const service = createListings({ connection: { query }, onError: () => undefined });
    const request = () => service(new Request('https://listings.example/allListing'));
    assert.equal((await request()).status, 500);
    isBroken = false;
    assert.equal((await request()).status, 200);
  });
}
