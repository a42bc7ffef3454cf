import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { writeRecord } from '../../../../src/client/pay-once/record.js';
import { lastOrder } from '../../../../src/components/parts/attempt/last-order.js';

/** Its entries are its own properties, as those of a browser's storage are. */
const storageOf = (entries: Record<string, string>): Storage =>
  Object.assign(
    Object.create({
      setItem(this: Record<string, string>, name: string, value: string) {
        this[name] = value;
      },
    }),
    entries,
  );

describe('the order a return page does not name', () => {
  it('is the one this tab last tried to pay', () => {
    const storage = storageOf({ other: 'x' });
    writeRecord(storage, { key: 'k1', order: 'A-1', phase: 'sending', createdAt: 100 });
    writeRecord(storage, { key: 'k2', order: 'A-2', phase: 'sending', createdAt: 200 });
    assert.equal(
      lastOrder(() => storage),
      'A-2',
    );
  });

  it('survives records that cannot be read', () => {
    const storage = storageOf({ 'florin-attempt:B': '{', 'florin-attempt:C': 'null' });
    writeRecord(storage, { key: 'k', order: 'A', phase: 'sending', createdAt: 1 });
    assert.equal(
      lastOrder(() => storage),
      'A',
    );
  });

  it('is unknown where nothing is stored or storage is blocked', () => {
    assert.equal(
      lastOrder(() => storageOf({})),
      '',
    );
    assert.equal(
      lastOrder(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
      '',
    );
  });
});
