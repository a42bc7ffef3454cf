import { writeSync } from 'node:fs';

/** A reporter of node:test that ends the process at the first test that fails: the rest would tell nothing more. */
export default async function* firstFailure(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:fail' || data.todo || data.skip) continue;
    // What is yielded would not be written before the process ends.
    writeSync(process.stdout.fd, `${data.name}\n${data.details?.error?.cause?.stack ?? ''}\n`);
    process.exit(1);
  }
  yield '';
}
