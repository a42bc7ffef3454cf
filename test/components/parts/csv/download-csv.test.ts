import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';

import { downloadCsv } from '../../../../src/components/parts/csv/download-csv.js';

const page = globalThis as { showSaveFilePicker?: unknown; document?: unknown };
const given = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

/** A browser in which a reader can choose a file, and what is done with that and with a download. */
function browser(choose: () => unknown = () => undefined, isDriven = false) {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { webdriver: isDriven } });
  const done: unknown[] = [];
  page.document = { createElement: () => ({ click: () => done.push('downloaded') }) };
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

/** A file of one row that is known, and of one that comes later, if it comes. */
const file = (isComplete = true, signal = new AbortController().signal) =>
  downloadCsv<number>({
    name: 'payments',
    header: ['n'],
    items: [1],
    cells: (at) => [String(at)],
    signal,
    pause: async () => undefined,
    later: async (take) => {
      await take([2]);
      return isComplete;
    },
  });

describe('a file of more rows than the page holds', () => {
  // A browser needs what it downloads for a minute, and no test waits for that.
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => {
    mock.timers.reset();
    Reflect.deleteProperty(page, 'showSaveFilePicker');
    Reflect.deleteProperty(page, 'document');
    if (given) Object.defineProperty(globalThis, 'navigator', given);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });

  it('is written piece by piece where the reader chooses, and goes by the name that the reader gave it', async () => {
    const done = browser();
    assert.equal(await file(), 'chosen.csv');
    assert.deepEqual(done, [
      { suggestedName: 'payments.csv' },
      '\ufeff"n"\r\n',
      '"1"\r\n',
      '"2"\r\n',
      'closed',
    ]);
  });

  it('is let go of where rows are missing, or where it is cancelled', async () => {
    const done = browser();
    await assert.rejects(file(false), /incomplete/);
    assert.equal(done.at(-1), 'let go');
    assert.equal(await file(true, AbortSignal.abort()), undefined);
    assert.equal(done.at(-1), 'let go');
    assert.ok(!done.includes('closed'));
  });

  it('is not made where the reader leaves the dialog', async () => {
    const done = browser(refusing('AbortError'));
    assert.equal(await file(), undefined);
    assert.equal(done.length, 1);
  });

  it('is a download where no dialog may or can be shown', async () => {
    const refused = browser(refusing('SecurityError'));
    assert.equal(await file(), 'payments.csv');
    assert.equal(refused.at(-1), 'downloaded');
    const driven = browser(undefined, true);
    assert.equal(await file(), 'payments.csv');
    assert.deepEqual(driven, ['downloaded']);
  });
});
