import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { ListingPage } from '../dist/client/listings/index.js';
import { leniently } from '../dist/client/schema/validate.js';
import { median, pairedRatio } from './statistics.mjs';

const CATEGORY = { id: 'c-7', name: 'Kitchen', slug: 'kitchen', parent: 'c-1' };

const listing = (number) => ({
  id: `l-${number}`,
  revision: 1 + (number % 9),
  title: `Enamel kettle no. ${number}, blue`,
  description: 'Holds a litre and a half, fits every stove, and whistles when it is done. '.repeat(3),
  price: { value: 1999 + number, currency: 'EUR' },
  images: [
    { url: `https://shop.example/images/l-${number}/1.svg`, alt: 'A kettle', width: 800, height: 600 },
  ],
  category: CATEGORY,
  stock: number % 40,
  seller: { id: `s-${number % 50}`, name: 'Kettles and more' },
  condition: 'new',
  status: 'active',
  createdAt: '2026-11-21T09:30:00Z',
  updatedAt: '2026-11-21T09:30:00.123+01:00',
});

const pageOf = (count) =>
  JSON.stringify({ listings: Array.from({ length: count }, (_, number) => listing(number)) });

const timed = (work) => {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
};

/** Validation of so many listings, against parsing their JSON. Side by side, because either alone says little. */
export function compareReading(count, rounds) {
  const text = pageOf(count);
  const [parsing, validating] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const [parsed, value] = timed(() => JSON.parse(text));
    const [read, { fault }] = timed(() => leniently(ListingPage(), value));
    if (fault) throw new Error(`the listings are no page: ${fault}`);
    // The first rounds run code that is not compiled yet.
    if (round < rounds / 5) continue;
    parsing.push(parsed);
    validating.push(read);
  }
  return { ratio: pairedRatio(validating, parsing), ms: median(validating) };
}

/** Bytes that 10,000 listings take once they are read, against what parsing alone leaves. */
export function compareMemory(count = 10_000) {
  const text = pageOf(count);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const kept = [];
  const weigh = (work) => {
    collect();
    const before = process.memoryUsage().heapUsed;
    kept.push(work());
    collect();
    return process.memoryUsage().heapUsed - before;
  };
  const parsed = weigh(() => JSON.parse(text));
  const read = weigh(() => leniently(ListingPage(), JSON.parse(text)).value);
  return { ratio: read / parsed, bytes: read };
}
