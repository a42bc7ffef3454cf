import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';

import { INVENTORY_PAGE, withInventory } from '../../scripts/docs/script-inventory.mjs';
import { snippet } from '../end-to-end/readme-blocks.js';
import { read } from './files.js';

type ChangesOf = (
  approved: Readonly<Record<string, string>>,
  fetch: (address: string) => Promise<Response>,
) => Promise<string[]>;

describe('the page on scripts of the payment page', () => {
  it('lists what the build brings to a page, and the policies of both frames', async () => {
    const page = read(INVENTORY_PAGE);
    assert.equal(page, await withInventory(page), 'run node scripts/document-scripts.mjs');
  });

  it('has a program that finds a script and a policy that changed', async () => {
    const code = `data:text/javascript,${encodeURIComponent(snippet('script-watch'))}`;
    const { changesOf } = (await import(code)) as { changesOf: ChangesOf };
    const hash = `sha384-${createHash('sha384').update('pay()').digest('base64')}`;
    const approved = { '/checkout.js': hash, '/pay': "script-src 'self'" };
    const served = (script: string, policy: string) => (address: string) =>
      Promise.resolve(
        new Response(address === '/pay' ? '<p>' : script, {
          headers: { 'content-security-policy': policy },
        }),
      );
    assert.deepEqual(await changesOf(approved, served('pay()', "script-src 'self'")), []);
    assert.match(
      String(await changesOf(approved, served('steal()', "script-src 'self'"))),
      /^\/checkout\.js/,
    );
    assert.match(String(await changesOf(approved, served('pay()', 'script-src *'))), /^\/pay: script-src \*/);
  });
});
