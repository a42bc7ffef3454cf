import { sourceOf } from './places.mjs';
import { progressLine } from './progress.mjs';

/** Reporter for `node --test`: a line of progress for each test that has ended. */
export default async function* reporter(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite' || data.skip !== undefined) continue;
    yield progressLine(sourceOf(data), 1, type === 'test:fail' ? 1 : 0);
  }
}
