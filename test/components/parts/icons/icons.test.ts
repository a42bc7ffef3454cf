import assert from 'node:assert/strict';
import { it } from 'node:test';

import { iconModule } from '../../../../scripts/icons.mjs';
import { read } from '../../../house/files.js';

it('the icons of the elements are as Lucide draws them, and say whose they are', async () => {
  const code = read('src/components/parts/icons/icons.ts');
  assert.equal(code, await iconModule(), 'node scripts/icons.mjs writes them anew');
  assert.match(code, /Lucide, https:\/\/lucide\.dev, ISC License/);
});
