import { compareAll } from './pictures/compare-all.mjs';
import { Failure } from './processes.mjs';
import { buildStorybook } from './storybook.mjs';

export async function main(args) {
  if (process.platform !== 'linux')
    throw new Failure('pictures are taken on Linux alone: only there can fonts be pinned.');
  await buildStorybook();
  return compareAll(args);
}
