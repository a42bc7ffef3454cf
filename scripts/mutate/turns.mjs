import { availableParallelism } from 'node:os';

/** Does `work` for each item, as many at once as there are cores. */
export async function inTurns(items, work) {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
