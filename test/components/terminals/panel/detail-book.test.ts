import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { createClient, type Fetch } from '../../../../src/client/index.js';
import { DetailBook } from '../../../../src/components/terminals/panel/detail-book.js';

const ids = (count: number, from = 0): string[] => Array.from({ length: count }, (_, at) => `V-${from + at}`);

/** Answers when it is told to, and writes down what was asked for. */
function server(answer: (id: string) => Response | undefined = () => undefined) {
  const asked: string[] = [];
  const open: (() => void)[] = [];
  const fetch: Fetch = async (_, { body }) => {
    const { terminal } = JSON.parse(String(body)) as { terminal: string };
    asked.push(terminal);
    await new Promise<void>((resolve) => open.push(resolve));
    return answer(terminal) ?? Response.json({ companyAccount: 'Gulden', terminal });
  };
  const client = createClient({ baseUrl: 'https://shop.example/florin', fetch });
  const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
  return {
    client,
    asked,
    open,
    turn,
    async next(count = 1): Promise<void> {
      await turn();
      for (const go of open.splice(0, count)) go();
      await turn();
    },
  };
}

const bookOf = ({ client }: ReturnType<typeof server>) =>
  new DetailBook({ client: () => client, onChange: () => undefined });

describe('details of terminals', () => {
  it('are asked for four at a time, and of those on screen alone', async () => {
    const platform = server();
    const book = bookOf(platform);
    book.see(ids(6));
    await platform.turn();
    assert.deepEqual(platform.asked, ids(4));
    book.see(ids(2, 10));
    await platform.next();
    assert.deepEqual(platform.asked, [...ids(4), 'V-10']);
    await platform.next(9);
    await platform.next(9);
    assert.deepEqual(platform.asked, [...ids(4), 'V-10', 'V-11']);
    assert.equal(book.size, 6);
  });

  it('of all of them are there for a file, and those on screen come first', async () => {
    const platform = server();
    const book = bookOf(platform);
    const all = ids(20);
    let told = 0;
    const whole = book.all(all, {}, () => told++);
    book.see(['V-19']);
    await platform.next();
    assert.equal(platform.asked[4], 'V-19');
    while (book.isSeeking) await platform.next(4);
    assert.equal(await whole, true);
    assert.deepEqual([book.size, new Set(platform.asked).size, told > 5], [20, 20, true]);
  });

  it('are given up with the file', async () => {
    const platform = server();
    const book = bookOf(platform);
    const stop = new AbortController();
    const stopped = book.all(ids(9), { signal: stop.signal }, () => undefined);
    stop.abort();
    assert.equal(await stopped, false);
    await platform.next(9);
    assert.equal(platform.asked.length, 4);
  });

  it('are given up where the session may not see them', async () => {
    const platform = server(() => Response.json({ error: { code: 'not-found' } }, { status: 404 }));
    const book = bookOf(platform);
    const whole = book.all(ids(50), {}, () => undefined);
    await platform.next(4);
    assert.equal(await whole, false);
    await platform.next(9);
    assert.ok(platform.asked.length < 9);
    assert.equal(book.isSeeking, false);
  });

  it('that are refused are counted, stop nothing, and are asked for again', async () => {
    const refused = () => Response.json({ error: { code: 'platform-refused' } }, { status: 422 });
    let isBroken = true;
    const platform = server((id) => (id === 'V-1' && isBroken ? refused() : undefined));
    const book = bookOf(platform);
    const whole = book.all(ids(6), {}, () => undefined);
    while (book.isSeeking) await platform.next(4);
    assert.equal(await whole, true);
    assert.deepEqual([book.failed, book.hasFailed('V-1'), book.size], [['V-1'], true, 5]);
    isBroken = false;
    book.see(['V-1']);
    book.forget(['V-1']);
    await platform.next();
    assert.deepEqual([book.failed, book.of('V-1')?.terminal], [[], 'V-1']);
  });
});
