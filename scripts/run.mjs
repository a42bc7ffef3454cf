// The commands of package.json. Only what comes with Node may be imported here: on a fresh clone there is nothing else.
import { Failure, say } from './processes.mjs';
import { setUp } from './setup.mjs';

const COMMANDS = {
  start: 'the example shop with its proxy and the sandbox',
  test: 'all tests; `test node`, `test browser`, `test end-to-end` or part of a path run some of them',
  build: 'dist/: modules, types, frames, manifest, CDN files',
  api: 'api.md and the reference in docs/: what elements and entries of the package offer, from the build',
  docs: 'docs-static/: the documentation as a site; `docs serve` shows it too',
  check: 'types, lint, format, dead code, house rules, package',
  words: 'what src/words/*.json says, checked and compiled; every other command compiles too',
  size: 'what a page loads, against the goals; `size parts checkout` lists its modules',
  bench: 'how fast it is, against the goals',
  storybook: 'the stories, live; `storybook build` makes them static, `storybook sweep` visits every one',
  pictures:
    'forty stories in five variants, compared with approved pictures; `pictures checkout` some, `pictures --update` approves',
  faults:
    'paying once under faults; `faults --runs 20000 --seed 7`, `faults --seed 7 --only 123` plays one again; `--office` plays the dangerous writes of the office',
  fuzz: 'malformed or forbidden requests; `fuzz --runs 20000 --seed 7`, `fuzz --seed 7 --only 123` plays one again',
  mutate:
    'small mistakes put into the sources one at a time, to see a test fail; `mutate --sample 30` tries a few',
  lighthouse:
    'the demo’s shop and the documentation on a phone: accessible, and nothing jumps; `lighthouse --runs 5` for performance, beside a page without elements',
  peers: 'pictures of our checkout and catalogue beside those of other libraries, into docs/images',
  load: 'pages and payments under load, against the goals; in PostgreSQL too where FLORIN_POSTGRES names one',
  matrix:
    'every framework and bundler, newest versions: built and paid through, into docs/matrix; `matrix vue` runs a few',
  skew: 'payments in shops whose page, proxy, card frame and ledger are of two versions; `skew v1.4.0` names the one before, `skew --only frame` pays in some',
  engines: 'element tests and main flows in Firefox and WebKit',
};

const [command, ...args] = process.argv.slice(2);

try {
  if (!Object.hasOwn(COMMANDS, command ?? '')) {
    const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
    for (const [name, what] of Object.entries(COMMANDS)) console.log(`${name.padEnd(width)}  ${what}`);
    process.exit(command === undefined ? 0 : 2);
  }
  await setUp();
  const { compileWords } = await import('./words.mjs');
  compileWords();
  const { main } = await import(`./${command}.mjs`);
  process.exitCode = await main(args);
} catch (error) {
  say(error instanceof Failure ? error.message : error.stack);
  if (command === 'test') console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
