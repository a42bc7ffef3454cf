import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';

import { chosenFile } from '../../../../src/components/parts/csv/csv-file.js';

const page = globalThis as { showSaveFilePicker?: unknown };
const given = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

/** A browser in which a reader can choose a file, and what is done with that. */
function browser(choose: () => unknown = () => undefined, isDriven = false) {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { webdriver: isDriven } });
  const done: unknown[] = [];
  page.showSaveFilePicker = async (options: unknown) => {
    done.push(options);
    choose();
    return {
      name: 'chosen.csv',
      createWritable: async () => ({
        write: async (text: string) => done.push(text),
        close: async () => done.push('closed'),
        abort: async () => done.push('let go'),
      }),
    };
  };
  return done;
}

const refusing = (name: string) => () => {
  throw new DOMException('no', name);
};

describe('a file that the reader chooses', () => {
  afterEach(() => {
    Reflect.deleteProperty(page, 'showSaveFilePicker');
    if (given) Object.defineProperty(globalThis, 'navigator', given);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });

  it('is written piece by piece, and goes by the name that the reader gave it', async () => {
    const done = browser();
    const file = await chosenFile('payments.csv');
    assert.ok(file && file !== 'cancelled');
    await file.write('a');
    await file.write('b');
    assert.equal(await file.close(), 'chosen.csv');
    assert.deepEqual(done, [{ suggestedName: 'payments.csv' }, 'a', 'b', 'closed']);
  });

  it('is let go of where it is not finished', async () => {
    const done = browser();
    const file = await chosenFile('payments.csv');
    assert.ok(file && file !== 'cancelled');
    await file.write('a');
    await file.abort();
    assert.deepEqual(done.slice(1), ['a', 'let go']);
  });

  it('is none where the reader leaves the dialog', async () => {
    browser(refusing('AbortError'));
    assert.equal(await chosenFile('payments.csv'), 'cancelled');
  });

  it('is a download instead where no dialog may or can be shown', async () => {
    browser(refusing('SecurityError'));
    assert.equal(await chosenFile('payments.csv'), undefined);
    const done = browser(undefined, true);
    assert.equal(await chosenFile('payments.csv'), undefined);
    assert.deepEqual(done, []);
    Reflect.deleteProperty(page, 'showSaveFilePicker');
    assert.equal(await chosenFile('payments.csv'), undefined);
  });
});
