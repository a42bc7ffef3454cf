/// <reference types="vite/client" />

/** What an example tells its page: a line that it prints, or how it ended. */
export type ExampleMessage =
  { readonly line: string } | { readonly ended: true } | { readonly failed: string };

const tell = (message: ExampleMessage): void => self.postMessage(message);

/** A worker has a console of its own, so that an example prints here as it does in a terminal. */
console.log = (...words: readonly unknown[]) => tell({ line: words.join(' ') });

const programs = import.meta.glob('../examples/interfaces/*.mjs');

// The page names the worker for the example that it is to run.
const program = programs[`../examples/interfaces/${self.name}.mjs`];
if (program)
  program().then(
    () => tell({ ended: true }),
    (error: unknown) => tell({ failed: String(error) }),
  );
else tell({ failed: `There is no example “${self.name}”.` });
