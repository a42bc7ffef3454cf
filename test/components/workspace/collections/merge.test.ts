import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Collection, CollectionItem } from '../../../../src/client/workspace/index.js';
import { merge } from '../../../../src/components/workspace/collections/merge.js';
import {
  moved,
  placesOf,
  withItem,
  withNew,
  without,
} from '../../../../src/components/workspace/collections/tree.js';

const request = (id: string, url = `https://shop.example/${id}`, more: object = {}): CollectionItem => ({
  id,
  name: id,
  request: { method: 'GET', url, ...more },
});
const folder = (id: string, ...item: CollectionItem[]): CollectionItem => ({ id, name: id, item });

const BASE: Collection = {
  info: { name: 'Shop', version: 3 },
  item: [
    folder('orders', request('list'), request('pay')),
    folder('care', request('refund')),
    request('ping'),
  ],
  auth: { type: 'noauth' },
};

const address = (collection: Collection, id: string, url: string): Collection =>
  withItem(collection, id, (item) => ({ ...item, request: { ...item.request, url } }));

/** `orders list pay` and so on: the ids in their folders. */
const shapeOf = (collection: Collection): string =>
  placesOf(collection)
    .map(({ id, parent }) => (parent ? `${parent}/${id}` : id))
    .join(' ');

const urlOf = (collection: Collection, id: string): unknown =>
  placesOf(collection).find((place) => place.id === id)?.item.request?.url;

describe('two people’s changes of a collection', () => {
  it('both live: another request each, a new one, a rename, and fields that are not known', () => {
    const mine = withNew(address(BASE, 'pay', 'mine'), request('new'), 'care');
    const theirs = {
      ...withItem(BASE, 'refund', (item) => ({ ...item, name: 'Refund', extra: { one: 1 } })),
      info: { ...BASE.info, name: 'Store', version: 4 },
    };
    const { collection, conflicts, taken } = merge(BASE, mine, theirs);
    assert.deepEqual(conflicts, []);
    assert.deepEqual([...taken].toSorted(), ['', 'refund']);
    assert.equal(shapeOf(collection), 'orders orders/list orders/pay care care/refund care/new ping');
    assert.equal(urlOf(collection, 'pay'), 'mine');
    assert.deepEqual(collection.info, { name: 'Store', version: 4 });
    assert.deepEqual(collection['auth'], BASE['auth']);
    assert.deepEqual(placesOf(collection).find(({ id }) => id === 'refund')?.item['extra'], { one: 1 });
  });

  it('are asked about field by field, and either version can be taken', () => {
    const header = (value: string) => ({
      header: [
        { key: 'Accept', value },
        { key: 'Own', value },
      ],
    });
    const base = withItem(BASE, 'pay', () => request('pay', 'url', header('1')));
    const mine = withItem(base, 'pay', () => request('pay', 'mine', header('2')));
    const theirs = withItem(base, 'pay', () =>
      request('pay', 'theirs', {
        header: [{ key: 'Accept', value: '3' }, { key: 'Own', value: '1' }, { key: 'New' }],
      }),
    );
    const { conflicts, collection } = merge(base, mine, theirs);
    assert.deepEqual(
      conflicts.map(({ id, path, mine: one, theirs: two }) => [id, path.join('.'), one, two]),
      [
        ['pay', 'request.url', 'mine', 'theirs'],
        ['pay', 'request.header.Accept.value', '2', '3'],
      ],
    );
    assert.equal(urlOf(collection, 'pay'), 'mine');
    const taken = merge(base, mine, theirs, new Set([conflicts[0]!.key]));
    assert.equal(urlOf(taken.collection, 'pay'), 'theirs');
    assert.deepEqual(placesOf(taken.collection).find(({ id }) => id === 'pay')?.item.request?.header, [
      { key: 'Accept', value: '2' },
      { key: 'Own', value: '2' },
      { key: 'New' },
    ]);
  });

  it('keep what one removed and the other left as it was away, and ask where the other changed it', () => {
    const clean = merge(BASE, without(BASE, 'ping'), without(BASE, 'care'));
    assert.equal(shapeOf(clean.collection), 'orders orders/list orders/pay');
    assert.deepEqual(clean.conflicts, []);
    const both = merge(BASE, without(BASE, 'orders'), address(BASE, 'pay', 'theirs'));
    assert.deepEqual(
      both.conflicts.map(({ id, path, mine }) => [id, path.length, mine]),
      [['pay', 0, undefined]],
    );
    assert.equal(shapeOf(both.collection), 'care care/refund ping');
    // What is taken back needs its folder.
    const back = merge(
      BASE,
      without(BASE, 'orders'),
      address(BASE, 'pay', 'theirs'),
      new Set([both.conflicts[0]!.key]),
    );
    assert.equal(shapeOf(back.collection), 'orders orders/pay care care/refund ping');
    assert.equal(urlOf(back.collection, 'pay'), 'theirs');
  });

  it('keep moves and orders of both, ask where both moved one, and put no folder into itself', () => {
    const mine = moved(BASE, 'ping', 'orders', 0);
    const theirs = moved(address(BASE, 'list', 'theirs'), 'pay', 'care');
    const { collection, conflicts } = merge(BASE, mine, theirs);
    assert.deepEqual(conflicts, []);
    assert.equal(shapeOf(collection), 'orders orders/ping orders/list care care/refund care/pay');
    assert.equal(urlOf(collection, 'list'), 'theirs');
    const asked = merge(BASE, moved(BASE, 'ping', 'orders'), moved(BASE, 'ping', 'care'));
    assert.deepEqual(asked.conflicts[0]?.path, ['place']);
    const circle = merge(BASE, moved(BASE, 'orders', 'care'), moved(BASE, 'care', 'orders'));
    assert.equal(placesOf(circle.collection).length, placesOf(BASE).length);
  });

  it('of 500 requests lose none, and no field', () => {
    const items = Array.from({ length: 500 }, (_, at) => ({ ...request(`r${at}`), unknown: { at } }));
    const base = { info: { name: 'Large' }, item: [folder('all', ...items)] };
    const { collection } = merge(base, address(base, 'r7', 'mine'), address(base, 'r400', 'theirs'));
    assert.deepEqual(collection, address(address(base, 'r7', 'mine'), 'r400', 'theirs'));
  });
});
