import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Operation } from '../../../src/client/operation.js';
import { leniently } from '../../../src/client/schema/validate.js';
import { config } from '../../../src/client/shopper/config.js';
import { shopper } from '../../../src/client/shopper/index.js';
import { exampleOf } from '../../proxy/marketplace-platform.js';

/** A value with a field that no row of today knows, in each of its objects. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withMore(field)]);
  return { ...Object.fromEntries(fields), ofTheNextVersion: { value: [1] } };
}

describe('a page in front of the proxy of the next version', () => {
  const rows: Record<string, Operation> = { ...shopper, config };
  for (const [name, { output }] of Object.entries(rows)) {
    if (!output) continue;
    it(`reads the answer of ${name}, whatever fields are new in it`, () => {
      const answer = exampleOf(output(), { isFull: true });
      const { value, fault } = leniently(output(), withMore(answer));
      assert.equal(fault, undefined);
      assert.deepEqual(value, leniently(output(), answer).value);
    });
  }
});
