import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { build } from 'esbuild';

import { median } from './statistics.mjs';

const COUNT = 100_000;
const QUERIES = ['oak dining table', 'wireless', 'running shoes', 'łamp', 'enamel ket', 'blue', 'steel chef'];

/** The parts of the catalogue that search in the page, and titles as the seeded marketplace has them. */
const SCRIPT = `
export { columnsOf } from './src/components/listing-catalogue/local/columns.ts';
export { SearchIndex } from './src/components/listing-catalogue/local/search-index.ts';
export { searchedWords } from './src/client/listings/fold.ts';
export { DEPARTMENTS, makeListing } from './src/listings/seed/catalogue.ts';
export { createRandom } from './src/listings/seed/random.ts';
`;

async function load(root) {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: root, sourcefile: 'filtering.js' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}

const timed = (work) => {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
};

const at = (values, share) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)];

/**
 * Types each query letter by letter; milliseconds of each. Every text typed is timed alone, a median of all rounds. What is
 * left of making an index anew is cleared away before: a page makes one, and not while a shopper types.
 */
function typeAll(search, rounds) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const times = new Map();
  for (let round = 0; round < rounds; round++)
    for (const query of QUERIES) {
      const find = search();
      collect();
      for (let end = 1; end <= query.length; end++) {
        const typed = query.slice(0, end);
        const [ms] = timed(() => find(typed));
        if (round > 0) times.set(typed, [...(times.get(typed) ?? []), ms]);
      }
    }
  return [...times.values()].map(median);
}

/** Searching in 100,000 listings as a shopper types, against lower-casing and looking through all titles each time. */
export async function compareFiltering(root, rounds = 7) {
  const { columnsOf, SearchIndex, searchedWords, DEPARTMENTS, makeListing, createRandom } = await load(root);
  const random = createRandom('bench');
  const kinds = DEPARTMENTS.flatMap((department) => department.kinds);
  const made = Array.from({ length: COUNT }, (_, number) => {
    const kind = random.pick(kinds);
    const { title, condition, price } = makeListing(random, kind);
    const category = { id: kind.slug, name: kind.name, slug: kind.slug };
    const seller = { id: `s-${number % 2000}`, name: `Seller ${number % 2000}` };
    return { title, condition, price: { value: price, currency: 'EUR' }, category, seller };
  });
  // As an answer brings them: texts that are put together from others are read more slowly.
  const listings = JSON.parse(JSON.stringify(made));
  const columns = Array.from({ length: rounds }, () => timed(() => columnsOf(listings))[0]);
  const { category, seller } = columnsOf(listings);
  const titles = listings.map(({ title }) => title);
  const builds = Array.from(
    { length: rounds },
    () => timed(() => new SearchIndex(titles, [category, seller]))[0],
  );
  const index = () => {
    const searching = new SearchIndex(titles, [category, seller]);
    return (typed) => searching.find(searchedWords(typed));
  };
  const naive = () => (typed) => titles.filter((title) => title.toLowerCase().includes(typed));
  const [ours, theirs] = [typeAll(index, rounds), typeAll(naive, Math.min(rounds, 3))];
  return {
    columns: Math.min(...columns),
    build: Math.min(...builds),
    median: median(ours),
    late: at(ours, 0.95),
    naive: { median: median(theirs), late: at(theirs, 0.95) },
  };
}
