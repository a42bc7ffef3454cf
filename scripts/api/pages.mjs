import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { Failure, ROOT } from '../processes.mjs';
import { optionTables } from './options.mjs';
import { referenceBlocks } from './page.mjs';

/** Every page that has a generated part, by path, as it is today and as it should be. */
export async function pagesWithReference(manifest) {
  const blocks = await referenceBlocks(manifest ? { manifest } : {});
  blocks.set('docs/proxy.md', optionTables());
  const pages = [...blocks].map(async ([path, block]) => {
    const file = join(ROOT, path);
    const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const part = /(<!-- reference -->\n)[^]*(<!-- \/reference -->)/;
    if (!part.test(page))
      throw new Failure(
        `${path} has no place for its reference, between <!-- reference --> and <!-- /reference -->`,
      );
    const text = page.replace(part, (_, open, close) => `${open}\n${block}\n\n${close}`);
    return { path, page, text: await format(text, { ...(await resolveConfig(file)), filepath: file }) };
  });
  return Promise.all(pages);
}
