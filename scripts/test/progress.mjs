/** What marks a line of a reporter's output as progress. */
const MARK = '@progress ';

/** Milliseconds between two lines of a log: it is read later, but has to show that work goes on. */
const QUIET = 15_000;

/** A reporter's line that says how many tests of a file have ended, and how many of them failed. */
export const progressLine = (file, ended, failed) => `${MARK}${JSON.stringify({ file, ended, failed })}\n`;

/** What a runner wrote, without the lines that say how far it is. */
export const withoutProgress = (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith(MARK))
    .join('\n');

const number = new Intl.NumberFormat('en').format;

/**
 * Shows how far a runner is: on a terminal one line that moves, in a log a line every 15 seconds. `total` is how many
 * tests there were last time.
 *
 * @param {string} runner
 * @param {number} total
 * @param {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} stream
 */
export function showProgress(runner, total, stream = process.stderr, now = () => performance.now()) {
  let [ended, failed, rest, said] = [0, 0, '', now()];
  const text = (file) => {
    const failures = failed > 0 ? `, ${number(failed)} failed` : '';
    return `florin: ${runner} ${number(ended)} of ${number(Math.max(total, ended))}${failures} · ${file}`;
  };
  const show = (file) => {
    if (stream.isTTY) return stream.write(`\r\u001b[K${text(file).slice(0, (stream.columns ?? 80) - 1)}`);
    if (now() - said < QUIET) return false;
    said = now();
    return stream.write(`${text(file)}\n`);
  };
  return {
    /** Takes what the runner wrote, in pieces of any length. */
    hear(chunk) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((each) => each.startsWith(MARK))) {
        const told = JSON.parse(line.slice(MARK.length));
        ended += told.ended;
        failed += told.failed;
        show(told.file);
      }
    },
    /** Clears the line for what is said next. */
    end() {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}
