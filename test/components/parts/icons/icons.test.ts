import assert from 'node:assert/strict';
import { it } from 'node:test';

import { iconModule, MODULES, pathOf } from '../../../../scripts/icons.mjs';
import { read } from '../../../house/files.js';

for (const module of Object.keys(MODULES) as (keyof typeof MODULES)[])
  it(`the ${module} of the elements are as Lucide draws them, and say whose they are`, async () => {
    const code = read(pathOf(module));
    assert.equal(code, await iconModule(module), 'node scripts/icons.mjs writes them anew');
    assert.match(code, /Lucide, https:\/\/lucide\.dev, ISC License/);
  });
