import assert from 'node:assert/strict';
import { it } from 'node:test';

import { EUR, readAll, refusalOf, unique, type Marketplace } from './marketplace.js';

const titles = (found: readonly { title: string }[]): string[] => found.map(({ title }) => title);

/** Listings, categories and users, whichever database keeps them. Each test has a stall of its own. */
export function listingsContract(open: () => Marketplace): void {
  it('puts a thing up for sale, shows it to every visitor, and a draft to its seller alone', async () => {
    const market = open();
    const { offer, seller, category, caller } = await market.stall();
    const active = await offer({ compareAtPrice: EUR(5900) });
    const draft = await offer({ title: 'Unfinished', status: 'draft' });
    const guest = market.as({ role: 'guest' });
    assert.deepEqual(await guest.getListing({ listingId: active.id }), active);
    assert.deepEqual(
      [active.revision, active.status, active.seller, active.category],
      [1, 'active', { id: seller.id, name: seller.name }, category],
    );
    for (const other of [guest, market.as({ role: 'shopper' }), market.as({ role: 'seller', userId: 'x' })])
      assert.equal(await refusalOf(other.getListing({ listingId: draft.id })), '404 not-found');
    assert.equal((await market.as(caller).getListing({ listingId: draft.id })).title, 'Unfinished');
    const search = { seller: seller.id, sort: 'title' } as const;
    assert.deepEqual(titles((await guest.listListings(search)).listings), ['Brass lamp']);
    assert.deepEqual(titles((await market.as(caller).listListings(search)).listings), [
      'Brass lamp',
      'Unfinished',
    ]);
  });

  it('creates one listing for each key of a seller, however often it is sent', async () => {
    const market = open();
    const { seller, category } = await market.stall();
    const lamp = {
      userId: seller.id,
      title: 'Brass lamp',
      description: 'Gives light.',
      price: EUR(4900),
      categoryId: category.id,
      stock: 5,
      condition: 'new',
    } as const;
    const send = (changes: object, idempotencyKey: string) =>
      market.server.createListing({ ...lamp, ...changes }, { idempotencyKey });
    const key = unique('key-');
    const [first, ...again] = await Promise.all([send({}, key), send({}, key), send({}, key)]);
    assert.deepEqual(again, [first, first]);
    assert.equal(await refusalOf(send({ stock: 6 }, key)), '422 key-reused Idempotency-Key');
    const other = await market.stall();
    const theirs = await send({ userId: other.seller.id }, key);
    const next = await send({}, unique('key-'));
    assert.equal(new Set([first.id, theirs.id, next.id]).size, 3);
    assert.equal((await market.server.listListings({ seller: seller.id })).total, 2);
    const path = `/addListing/${seller.id}`;
    const { userId: _, ...body } = lamp;
    const { status } = await market.send('POST', path, body, { 'idempotency-key': 'not a key' });
    assert.equal(status, 422);
  });

  it('changes what is said and leaves the rest, and counts the revision up', async () => {
    const market = open();
    const { offer } = await market.stall();
    const listing = await offer({
      compareAtPrice: EUR(5900),
      images: [{ url: 'https://img.example/1.png', alt: 'A', width: 4, height: 3 }],
    });
    const changed = await market.server.updateListing({
      listingId: listing.id,
      revision: 1,
      price: EUR(4500),
    });
    assert.deepEqual(changed, { ...listing, price: EUR(4500), revision: 2, updatedAt: changed.updatedAt });
    const { compareAtPrice, ...rest } = await market.server.updateListing({
      listingId: listing.id,
      revision: 2,
      compareAtPrice: null,
      stock: 0,
      title: 'Dark lamp',
    });
    assert.deepEqual(
      [compareAtPrice, rest.status, rest.title, rest.revision],
      [undefined, 'soldOut', 'Dark lamp', 3],
    );
    const found = await market.server.listListings({ search: 'dark', seller: listing.seller.id });
    assert.deepEqual(titles(found.listings), ['Dark lamp']);
    const restocked = await market.server.updateListing({ listingId: listing.id, revision: 3, stock: 2 });
    assert.equal(restocked.status, 'active');
    assert.equal(
      (await market.server.updateListing({ listingId: listing.id, revision: 4, status: 'archived' })).status,
      'archived',
    );
  });

  it('lets one of two who edit at once win, and shows the other both versions', async () => {
    const market = open();
    const { offer } = await market.stall();
    const { id } = await offer();
    const edit = (title: string) => market.send('PUT', `/editListing/${id}`, { revision: 1, title });
    const both = await Promise.all(['First', 'Second', 'Third'].map(edit));
    const won = both.filter(({ status }) => status === 200);
    assert.equal(won.length, 1);
    for (const { status, body } of both.filter((answer) => answer !== won[0])) {
      assert.deepEqual([status, body.error], [409, { code: 'revision-conflict', field: 'revision' }]);
      assert.deepEqual(body.current, won[0]?.body);
      assert.notEqual(body.given.title, body.current.title);
    }
  });

  it('C5-102: a seller changes and adds what is theirs, and to all others it is not there', async () => {
    const market = open();
    const [mine, theirs] = [await market.stall(), await market.stall()];
    const { id } = await theirs.offer();
    const me = market.as(mine.caller);
    assert.equal(
      await refusalOf(me.updateListing({ listingId: id, revision: 1, stock: 0 })),
      '404 not-found',
    );
    const fields = {
      title: 'T',
      description: '',
      price: EUR(1),
      categoryId: mine.category.id,
      stock: 1,
      condition: 'new',
    } as const;
    assert.equal(await refusalOf(me.createListing({ userId: theirs.seller.id, ...fields })), '404 not-found');
    assert.equal((await me.createListing({ userId: mine.seller.id, ...fields })).status, 'draft');
    for (const role of ['guest', 'shopper'] as const) {
      const other = market.as({ role, userId: theirs.seller.id });
      assert.equal(
        await refusalOf(other.updateListing({ listingId: id, revision: 1, stock: 0 })),
        '404 not-found',
      );
      assert.equal(await refusalOf(other.createCategory({ name: 'Mine' })), '404 not-found');
    }
    assert.equal((await theirs.offer()).stock, 5);
    const forged = await market.send('PUT', `/editListing/${id}`, { revision: 1, seller: mine.seller.id });
    assert.deepEqual([forged.status, forged.body.error.field], [422, 'seller']);
  });

  it('C3-65: names the field that it does not take, and takes no picture outside its own folder', async () => {
    const market = open();
    const { seller, category } = await market.stall();
    const good = {
      title: 'Lamp',
      description: '',
      price: EUR(100),
      categoryId: category.id,
      stock: 1,
      condition: 'new',
    };
    const image = { url: 'https://img.example/a.png', alt: '', width: 1, height: 1 };
    const bad: [object, string, string][] = [
      [{ title: '' }, 'invalid-request', 'title'],
      [{ title: '   ' }, 'invalid-request', 'title'],
      [{ title: 'a\0b' }, 'invalid-request', 'title'],
      [{ price: { value: 1.5, currency: 'EUR' } }, 'invalid-request', 'price.value'],
      [{ price: { value: -1, currency: 'EUR' } }, 'invalid-request', 'price.value'],
      [{ price: { value: 1, currency: 'XXZ' } }, 'unknown-currency', 'price.currency'],
      [{ compareAtPrice: { value: 200, currency: 'USD' } }, 'other-currency', 'compareAtPrice.currency'],
      [{ compareAtPrice: EUR(100) }, 'invalid-request', 'compareAtPrice.value'],
      [{ stock: -1 }, 'invalid-request', 'stock'],
      [{ condition: 'broken' }, 'invalid-request', 'condition'],
      [{ categoryId: 'none' }, 'unknown-category', 'categoryId'],
      [{ images: [image, { ...image, url: 'javascript:alert(1)' }] }, 'invalid-request', 'images.1.url'],
      [{ images: [{ ...image, url: 'http://img.example/a.png' }] }, 'invalid-request', 'images.0.url'],
      ...[
        '/market/images/../account/delete',
        '/market/images/x/../../account',
        '/market/images/%2e%2e/account',
        '/market/images/..%2faccount',
        '/market/images//../../account',
        '//evil.example/images/1.svg',
        '/market/images',
        '/market/images/',
        '/market/images\\\\..\\\\account',
        '/market/imagesX/1.svg',
        'images/1.svg/../../account',
      ].map((url): [object, string, string] => [
        { images: [{ ...image, url }] },
        'invalid-request',
        'images.0.url',
      ]),
      [{ revision: 1 }, 'invalid-request', 'revision'],
    ];
    for (const [changes, code, field] of bad) {
      const { status, body } = await market.send('POST', `/addListing/${seller.id}`, { ...good, ...changes });
      assert.deepEqual([status, body], [422, { error: { code, field } }], JSON.stringify(changes));
    }
    assert.equal((await market.send('POST', `/addListing/${seller.id}`, good)).status, 201);
    assert.equal((await market.send('POST', `/addListing/unknown`, good)).status, 404);
    const shopper = await market.server.createUser({ email: `${unique('s')}@shop.example`, name: 'S' });
    const { body } = await market.send('POST', `/addListing/${shopper.id}`, good);
    assert.deepEqual(body, { error: { code: 'not-a-seller', field: 'userId' } });
  });

  it('keeps a user to each e-mail, whatever its letters’ case, and shows a user to themselves alone', async () => {
    const market = open();
    const email = `${unique('ann')}@shop.example`;
    const ann = await market.as({ role: 'shopper', email }).createUser({ email, name: 'Ann' });
    assert.equal(ann.role, 'shopper');
    assert.equal(
      await refusalOf(market.server.createUser({ email: email.toUpperCase(), name: 'B' })),
      '409 email-taken email',
    );
    assert.equal(
      await refusalOf(market.server.createUser({ email: 'no address', name: 'B' })),
      '422 invalid-request email',
    );
    assert.deepEqual(await market.as({ role: 'shopper', email }).getUserByEmail({ email }), ann);
    assert.deepEqual(await market.server.getUserByEmail({ email: email.toUpperCase() }), ann);
    const bob = market.as({ role: 'shopper', email: 'bob@shop.example' });
    assert.equal(await refusalOf(bob.getUserByEmail({ email })), '404 not-found');
    assert.equal(await refusalOf(bob.createUser({ email: 'carl@shop.example', name: 'C' })), '404 not-found');
    assert.equal(
      await refusalOf(market.server.getUserByEmail({ email: 'unknown@shop.example' })),
      '404 not-found',
    );
  });

  it('makes categories with parents and slugs, and finds a category with all below it', async () => {
    const market = open();
    const { offer } = await market.stall();
    const word = unique('ecrans');
    const parent = await market.server.createCategory({ name: `É${word.slice(1)} & Sons` });
    assert.equal(parent.slug, `${word}-sons`);
    const child = await market.server.createCategory({
      name: 'Child',
      slug: unique('child'),
      parentId: parent.id,
    });
    const grandchild = await market.server.createCategory({
      name: 'Grandchild',
      slug: unique('grand'),
      parentId: child.id,
    });
    assert.equal(
      await refusalOf(market.server.createCategory({ name: 'X', slug: child.slug })),
      '409 slug-taken slug',
    );
    assert.equal(
      await refusalOf(market.server.createCategory({ name: 'X', slug: 'a b' })),
      '422 invalid-request slug',
    );
    assert.equal(
      await refusalOf(market.server.createCategory({ name: 'X', parentId: 'none' })),
      '422 unknown-category parentId',
    );
    const { id } = await offer({ categoryId: grandchild.id });
    for (const category of [parent.id, child.id, grandchild.id]) {
      const { listings, facets } = await market.server.listListings({ category });
      assert.deepEqual(
        listings.map((listing) => listing.id),
        [id],
      );
      const [{ values } = { values: [] }] = facets ?? [];
      assert.deepEqual(
        values.find(({ value }) => value === parent.id),
        { value: parent.id, label: parent.name, count: 1 },
      );
      assert.equal(values.find(({ value }) => value === child.id)?.parent, parent.id);
    }
    assert.equal((await market.server.getListing({ listingId: id })).category.parentId, child.id);
    const other = await offer({});
    const any = await market.server.listListings({ category: `${parent.id},${other.category.id}` });
    assert.deepEqual(any.listings.map((listing) => listing.id).sort(), [id, other.id].sort());
  });

  it('finds without marks and case, by the beginnings of words, and the best first', async () => {
    const market = open();
    const { offer, category } = await market.stall();
    for (const title of [
      'Große Łampka, żółta',
      'Crème brûlée set',
      'Set for tea',
      '<b>50% off_</b> \\ "quoted" ’til',
    ])
      await offer({ title });
    const find = async (search: string) =>
      titles((await market.server.listListings({ search, category: category.id })).listings);
    assert.deepEqual(await find('lampka ZOLTA'), ['Große Łampka, żółta']);
    assert.deepEqual(await find('grosse'), ['Große Łampka, żółta']);
    assert.deepEqual(await find('bru cre'), ['Crème brûlée set']);
    assert.deepEqual(await find('rulee'), []);
    assert.deepEqual(await find('set'), ['Set for tea', 'Crème brûlée set']);
    assert.deepEqual(await find("50% off_ \\ ' & | ! :* ("), ['<b>50% off_</b> \\ "quoted" ’til']);
    assert.equal((await find('…')).length, 4);
    assert.equal((await find(category.name)).length, 4);
  });

  it('filters, sorts and counts what each choice would leave', async () => {
    const market = open();
    const { offer, category, seller } = await market.stall();
    await offer({ title: 'b', price: EUR(300) });
    await offer({ title: 'Á', price: EUR(100), condition: 'good', stock: 0 });
    await offer({ title: 'c', price: EUR(200), condition: 'good' });
    await offer({ title: 'd', price: { value: 1, currency: 'USD' } });
    const list = (search: object) => market.server.listListings({ category: category.id, ...search });
    const sorted = async (search: object) => titles((await list(search)).listings);
    assert.deepEqual(await sorted({ sort: 'title' }), ['Á', 'b', 'c', 'd']);
    assert.deepEqual(await sorted({ sort: 'newest' }), await sorted({}));
    assert.deepEqual(await sorted({ sort: 'priceAscending', currency: 'EUR' }), ['Á', 'c', 'b']);
    assert.deepEqual(await sorted({ sort: 'priceDescending', currency: 'EUR' }), ['b', 'c', 'Á']);
    assert.deepEqual(await sorted({ minPrice: 100, maxPrice: 200, currency: 'EUR', sort: 'title' }), [
      'Á',
      'c',
    ]);
    assert.equal(await refusalOf(list({ minPrice: 1 })), '422 invalid-request currency');
    const { total, facets = [], listings, filters } = await list({ condition: 'good', sort: 'title' });
    assert.deepEqual([titles(listings), listings[0]?.status, total], [['Á', 'c'], 'soldOut', 2]);
    const facet = (field: string) => facets.find((each) => each.field === field)?.values ?? [];
    assert.deepEqual(facet('condition'), [
      { value: 'good', count: 2 },
      { value: 'new', count: 2 },
    ]);
    assert.deepEqual(facet('seller'), [{ value: seller.id, label: seller.name, count: 2 }]);
    assert.equal(facet('category').find(({ value }) => value === category.id)?.count, 2);
    const both = await list({ condition: 'good,new', seller: `${seller.id},unknown` });
    assert.deepEqual([both.total, both.listings.length], [4, 4]);
    assert.equal((await list({ seller: 'unknown' })).total, 0);
    const unknown = await market.send('GET', '/allListing?condition=good,broken');
    assert.deepEqual([unknown.status, unknown.body.error.field], [422, 'condition']);
    assert.ok(filters?.includes('search') && filters.includes('cursor'));
  });

  it('pages through everything once, in every order, and takes no cursor but its own', async () => {
    const market = open();
    const { offer, category } = await market.stall();
    for (let at = 0; at < 11; at += 1) await offer({ title: `lamp ${at % 4}`, price: EUR(100 + (at % 3)) });
    for (const sort of ['newest', 'title', 'priceAscending', 'priceDescending', 'relevance'] as const) {
      const search = { category: category.id, sort, limit: 3, search: 'lamp' };
      const all = await readAll(market.server, search);
      assert.equal(new Set(all.map(({ id }) => id)).size, 11, sort);
      assert.equal(all.length, 11, sort);
      const whole = await market.server.listListings({ ...search, limit: 100 });
      assert.deepEqual(whole.listings, all, sort);
    }
    const { next = '' } = await market.server.listListings({ sort: 'title', limit: 1 });
    for (const [sort, cursor] of [
      ['newest', next],
      ['title', 'x'],
      ['title', btoa('["title",1,2]')],
      ['title', btoa('["title","\\u0000","a"]')],
    ] as const)
      assert.equal(
        await refusalOf(market.server.listListings({ sort, cursor })),
        '422 invalid-request cursor',
      );
  });

  it('refuses what is no request of its', async () => {
    const market = open();
    const { id } = await (await market.stall()).offer();
    const cases: [string, string, unknown, number][] = [
      ['GET', '/nothing', undefined, 404],
      ['DELETE', `/listing/${id}`, undefined, 405],
      ['GET', '/listing/%00', undefined, 404],
      ['GET', '/listing/%e0%a4', undefined, 404],
      ['GET', '/allListing?limit=0', undefined, 422],
      ['GET', '/allListing?limit=1&limit=2', undefined, 422],
      ['GET', '/allListing?page=2', undefined, 422],
      ['POST', '/addcategory', '{', 422],
      ['POST', '/addcategory', { name: 'x'.repeat(200_000) }, 413],
    ];
    for (const [method, path, body, status] of cases)
      assert.equal((await market.send(method, path, body)).status, status, `${method} ${path}`);
    const strange = market.send('GET', `/listing/${id}`, undefined, { 'x-florin-caller': 'role=king' });
    assert.equal((await strange).status, 200);
  });
}
