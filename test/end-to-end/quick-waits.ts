import Module from 'node:module';

/** The part of Node's module that compiles its source; Node does not type it. */
interface Compiler {
  _compile(source: string, file: string, ...rest: unknown[]): unknown;
}

/** What Playwright waits between two looks at a page, in milliseconds, and what it waits here. */
const WAITS = [
  ['[0, 20, 100, 100, 500]', '[0, 20, 100, 100, 100]'],
  ['[20, 50, 100, 100, 500]', '[20, 50, 100, 100, 100]'],
] as const;

const inQuickly = (source: string): string =>
  WAITS.reduce((text, [slow, quick]) => {
    if (!text.includes(slow)) throw new Error(`Playwright no longer waits ${slow} milliseconds.`);
    return text.replaceAll(slow, quick);
  }, source);

// A test waits for what comes next some ten times. Playwright looks again after half a second, by which time it has been
// there for a quarter of a second on average: that is half of the time that most tests take.
const { prototype } = Module as unknown as { readonly prototype: Compiler };
const compile = prototype._compile;
prototype._compile = function (this: Compiler, source, file, ...rest) {
  const isPlaywright = /playwright-core[\\/]lib[\\/]coreBundle\.js$/.test(file);
  return compile.call(this, isPlaywright ? inQuickly(source) : source, file, ...rest);
};
