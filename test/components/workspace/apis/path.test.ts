import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { itemOf, pathOf } from '../../../../src/components/workspace/apis/path.js';

describe('the place of something of an API, in the address', () => {
  it('comes back as it went in', () => {
    const [apiId, apiVersionId] = ['api', 'version'];
    for (const path of [
      { apiId },
      { apiId, apiVersionId },
      { apiId, apiVersionId, open: 'links' as const },
      { apiId, apiVersionId, open: 'schema' as const, id: 'one' },
      { apiId, apiVersionId, open: 'release' as const, id: 'one' },
    ])
      assert.deepEqual(pathOf(itemOf(path)), path);
  });

  it('is nothing where the address says something else', () => {
    for (const item of [
      '',
      ':',
      ':b',
      'a:',
      'a::l',
      'a:b:',
      'a:b:x',
      'a:b:s',
      'a:b:s:',
      'a:b:l:c',
      'a:b:s:c:d',
    ])
      assert.equal(pathOf(item), undefined, item);
  });
});
