import assert from 'node:assert/strict';

import { bind, createClient } from '../../../src/client/client.js';
import { ClientError } from '../../../src/client/wire/errors.js';
import { workspace, type Collection } from '../../../src/client/workspace/index.js';
import type { SandboxOptions } from '../../../src/sandbox/index.js';
import { answersByFacts } from '../answers-by-facts.js';
import { startSandbox } from '../shop.js';

/** A workspace with a clock to turn, and its rows. */
export async function openWorkspace(options: Partial<SandboxOptions> = {}) {
  const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
  const sandbox = await startSandbox({ now: () => clock.now, ...options });
  const fetch = answersByFacts(sandbox, 'workspace');
  const client = createClient({
    baseUrl: 'https://workspace.example',
    fetch,
    headers: { 'x-api-key': 'key' },
  });
  return { clock, sandbox, ws: bind(client, workspace) };
}

export type Rows = Awaited<ReturnType<typeof openWorkspace>>['ws'];

/** Status, word and field of what a call is refused with. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => assert.fail('was not refused'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ClientError, String(error));
  return [error.status, error.code].filter(Boolean).join(' ');
}

export const GONE = '404 instanceNotFoundError';

/** The uid or id that an answer must have. */
export function sure(value: string | undefined): string {
  assert.ok(value);
  return value;
}

export const request = (method: string, url: string, response: unknown[] = []) => ({
  name: `${method} ${url}`,
  request: { method, url },
  response,
});

export const collectionOf = (name: string, item: Collection['item'] = []) => ({
  collection: { info: { name }, item },
});

/** Makes a collection and says its uid. */
export const addCollection = async (ws: Rows, name: string, item?: Collection['item']): Promise<string> =>
  sure((await ws.createCollection(collectionOf(name, item))).collection?.uid);

export const SCIM = { Authorization: 'Bearer directory' };
