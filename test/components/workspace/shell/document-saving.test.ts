import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Client } from '../../../../src/client/index.js';
import { DocumentSaving } from '../../../../src/components/workspace/shell/document-saving.js';
import { MOST_BYTES } from '../../../../src/components/workspace/shell/writing.js';
import type { RoomHost } from '../../../../src/components/workspace/shell/room.js';
import type { Writing } from '../../../../src/components/workspace/shell/writing.js';

/** Saves a document of so many bytes; what was sent, and why not. */
async function save(bytes: number) {
  const sent: object[] = [];
  const body = { text: 'x'.repeat(bytes - '{"text":""}'.length) };
  const record = {
    say: (): void => undefined,
    focus: (): void => undefined,
    update: (): void => undefined,
    refresh: () => Promise.resolve(true),
  };
  const writing = {
    problem: '',
    isDoubtful: false,
    prepare: (read: (client: Client) => unknown) => read({} as Client),
    save: async (_: object, call: (client: Client) => Promise<unknown>) => {
      await call({} as Client);
      return { ending: 'received' };
    },
  };
  const saving = new DocumentSaving({ record } as unknown as RoomHost, {
    words: { text: (word) => word },
    thing: 'environment',
    editing: {
      isDirty: true,
      clash: undefined,
      takeIn: () => [],
      settle: () => undefined,
      discard: () => undefined,
    },
    writing: writing as unknown as Writing,
    isBusy: () => false,
    read: () => Promise.resolve({}),
    showFault: () => false,
    prepared: () => ({ body, send: async () => void sent.push(body), saved: () => undefined }),
    savedText: () => 'saved',
    isSavedAs: () => false,
  });
  await saving.save();
  return { sent: sent.length, problem: writing.problem, news: saving.news };
}

test('a document of 4 MB is sent, and one byte more is not: the proxy would refuse it', async () => {
  assert.deepEqual(await save(MOST_BYTES), { sent: 1, problem: '', news: 'saved' });
  assert.deepEqual(await save(MOST_BYTES + 1), { sent: 0, problem: 'save-too-large', news: '' });
});
