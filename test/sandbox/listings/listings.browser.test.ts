import { expect } from '@open-wc/testing';

import { bind, createClient } from '../../../src/client/client.js';
import type { ClientError } from '../../../src/client/index.js';
import { listings } from '../../../src/client/listings/index.js';
import { openStage, type StageOptions } from '../../stage.js';

async function open(options: StageOptions) {
  const stage = await openStage(options);
  const page = bind(createClient({ baseUrl: '/florin/listings', fetch: stage.fetch }), listings);
  return { stage, page };
}

describe('a marketplace inside a page', () => {
  it('is real SQL: a shopper orders the last piece, and the next one hears that it is gone', async () => {
    const { stage, page } = await open({ as: { email: 'ann@shop.example' }, listingCount: 40 });
    const found = await page.listListings({ search: 'a', limit: 40 });
    const thing = found.listings.find(({ stock }) => stock > 0)!;
    const lines = [{ listingId: thing.id, quantity: thing.stock }];
    const order = await page.createOrder({ email: 'me', lines });
    const error = await page.createOrder({ email: 'me', lines }).catch((refused: ClientError) => refused);
    expect([(error as ClientError).code, (error as ClientError).facts]).to.deep.equal([
      'sold-out',
      { left: 0 },
    ]);
    expect((await page.listOrders({ email: 'me' })).orders).to.deep.equal([order]);
    await stage.sandbox.orders.move(order.number, 'paid');
    expect((await page.listOrders({ email: 'me' })).orders[0]!.status).to.equal('paid');
    const picture = await fetch(thing.images[0]!.url);
    expect(picture.headers.get('content-type')).to.equal('image/svg+xml');
  });

  it('belongs to its stage alone, and any caller can act as its seller', async () => {
    const [one, other] = [await open({ as: 'seller' }), await open({ as: 'seller' })];
    const { listings: own } = await one.page.listListings({ seller: 'me' });
    const { id: listingId, revision } = own[0]!;
    await one.page.updateListing({ listingId, revision, title: 'Changed' });
    expect((await other.page.getListing({ listingId })).title).not.to.equal('Changed');
  });
});
