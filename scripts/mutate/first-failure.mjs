/** A reporter of node:test that ends the process at the first test that fails: the rest would tell nothing more. */
export default async function* firstFailure(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:fail' || data.todo || data.skip) continue;
    yield `${data.name}\n`;
    process.exit(1);
  }
}
