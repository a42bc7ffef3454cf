import assert from 'node:assert/strict';
import { test } from 'node:test';

import { answerPicture } from '../../../src/listings/index.js';
import { drawnImage } from '../../../src/listings/images/address.js';
import { SHAPES } from '../../../src/listings/images/shapes.js';
import { DEPARTMENTS } from '../../../src/listings/seed/catalogue.js';

const ask = async (path: string): Promise<string | undefined> =>
  answerPicture(new Request(new URL(path, 'https://shop.example')))?.text();

test('a picture is where its listing says, as wide as it is asked for, and the same each time', async () => {
  const { url, width, height } = drawnImage('/images', 'mug-1', 2, 'A mug');
  const drawn = await ask(url);
  assert.ok(drawn?.includes(`width="${width}" height="${height}"`));
  assert.equal(await ask(url), drawn);
  assert.ok((await ask('/images/mug-1/2.svg?w=400'))?.includes('width="400" height="300"'));
  const others = await Promise.all(
    ['/images/mug-1/1.svg', '/images/mug-2/2.svg', '/images/lamp-1/2.svg'].map(ask),
  );
  assert.equal(new Set([...others, drawn]).size, 4);
});

test('an absurd width is brought to the nearest sensible one', async () => {
  for (const [asked, drawn] of [
    ['0', 16],
    ['-5', 16],
    ['99999', 2400],
    ['x', 1200],
    ['', 16],
  ] as const)
    assert.ok((await ask(`/images/mug-1/1.svg?w=${asked}`))?.includes(`width="${drawn}"`), asked);
});

test('every kind of goods has a drawing of its own, and whatever else is sold comes in a parcel', async () => {
  for (const { picture } of DEPARTMENTS.flatMap(({ kinds }) => kinds))
    assert.ok(Object.hasOwn(SHAPES, picture), picture);
  for (const id of ['constructor', '__proto__', 'x', 'toString-1'])
    assert.match((await ask(`/i/${id}/1.svg`)) ?? '', /<\/svg>/);
});

test('nothing of an address gets into a picture, and nothing in a picture runs', async () => {
  const drawn = (await ask('/images/mug-canary/1.svg?w=300&x=canary')) ?? '';
  assert.ok(!drawn.includes('canary'));
  assert.doesNotMatch(drawn, /<script|\son\w+=|href|url\((?!#)/i);
  assert.doesNotMatch(drawn, /NaN|undefined/);
  const response = answerPicture(new Request('https://shop.example/images/mug-1/1.svg'));
  assert.equal(response?.headers.get('content-security-policy'), "default-src 'none'; sandbox");
  assert.equal(response?.headers.get('content-type'), 'image/svg+xml');
});

test('what is no picture is not answered', async () => {
  for (const path of ['/images/mug-1/0.svg', '/images/mug-1/100.svg', '/images/m%2fg/1.svg', '/allListing'])
    assert.equal(await ask(path), undefined, path);
});
