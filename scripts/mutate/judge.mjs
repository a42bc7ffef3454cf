import { argumentsOf } from './targets.mjs';
import { runTests } from './run-tests.mjs';

/** A mutant may slow a test down; one that takes this much longer than without it does not end. */
const limitOf = (tests, measure) => 15_000 + 5 * tests.reduce((sum, test) => sum + test[measure], 0);

/** Files that are asked alone before all others are asked together: one that finds a mutant is asked first for the next. */
const ALONE = 6;

/**
 * Says for a mutant which tests find it: the file that found most mutants of the same source is asked first, then the file
 * that is named after the source, then those of the same folder, then all others that reach the mutant.
 */
export class Judge {
  #tests;
  #found = new Map();

  constructor(tests) {
    this.#tests = tests;
  }

  /** Whether any test that reaches the mutant fails while it is awake. */
  async finds({ id, file }) {
    const reaching = this.#inOrder(file).filter(({ reached }) => reached.has(id));
    const others = reaching.slice(ALONE);
    const together = others.filter(({ file: test }) => argumentsOf(test).length === 0);
    const apart = [...reaching.slice(0, ALONE), ...others.filter((test) => !together.includes(test))];
    const alone = apart.map((test) => [test]);
    for (const tests of [...alone.slice(0, ALONE), together, ...alone.slice(ALONE)])
      if (tests.length > 0 && (await this.#fails(id, file, tests))) return true;
    return false;
  }

  #inOrder(source) {
    const found = this.#found.get(source) ?? {};
    const name = source.replace(/^src/, 'test').replace(/\.ts$/, '.');
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const rank = ({ file }) =>
      (found[file] ?? 0) * 10 + (file.startsWith(name) ? 5 : file.startsWith(folder) ? 2 : 0);
    return this.#tests.toSorted((a, b) => rank(b) - rank(a) || a.duration - b.duration);
  }

  async #fails(id, source, tests) {
    const programs = tests.map(({ program }) => program);
    const { failed } = await runTests(
      programs,
      limitOf(tests, 'duration'),
      // Of the processor, which other work on the machine does not lengthen.
      { FLORIN_MUTANT: String(id), FLORIN_MUTANT_LIMIT: String(limitOf(tests, 'spent')) },
      argumentsOf(tests[0].file),
    );
    if (failed && tests.length === 1) {
      const found = this.#found.get(source) ?? {};
      this.#found.set(source, { ...found, [tests[0].file]: (found[tests[0].file] ?? 0) + 1 });
    }
    return failed;
  }
}
