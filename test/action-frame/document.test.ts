import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, describe, it } from 'node:test';

import { compileFrames } from '../../scripts/compile-frames.mjs';
import type { ActionFrameDocument, ActionFrameOptions } from '../../src/action-frame/document.js';

let make: (options: ActionFrameOptions) => Promise<ActionFrameDocument>;

before(async () => {
  await compileFrames();
  ({ actionFrameDocument: make } = await import('../../src/action-frame/document.js'));
});

const SHOP = ["'self'", 'https://shop.example'];
const policyOf = (document: ActionFrameDocument): string => document.headers['content-security-policy'] ?? '';
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inside = (html: string, tag: string): string =>
  html.slice(html.lastIndexOf(`<${tag}>`) + tag.length + 2, html.lastIndexOf(`</${tag}>`));

describe('the action frame’s document', () => {
  it('names its own script and style by hash and lets nothing else run', async () => {
    const document = await make({ frameAncestors: SHOP });
    const policy = policyOf(document);
    assert.ok(policy.includes(`script-src ${hash(inside(document.html, 'script'))};`));
    assert.ok(policy.includes(`style-src ${hash(inside(document.html, 'style'))};`));
    for (const directive of [
      "default-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
      assert.ok(policy.includes(directive), directive);
    assert.doesNotMatch(policy, /unsafe|sandbox|\*/);
  });

  it('lets banks be any secure host, and this machine only in the sandbox', async () => {
    const live = policyOf(await make({ frameAncestors: SHOP }));
    assert.ok(live.includes('frame-src https:; form-action https:;'));
    const local = policyOf(await make({ frameAncestors: SHOP, allowLocalHttp: true }));
    assert.ok(local.includes("frame-src https: 'self' http://localhost:* http://127.0.0.1:*;"));
  });

  it('is embedded by the listed pages alone, and by no page where none is listed', async () => {
    assert.ok(
      policyOf(await make({ frameAncestors: SHOP })).includes("frame-ancestors 'self' https://shop.example;"),
    );
    assert.ok(policyOf(await make({ frameAncestors: [] })).includes("frame-ancestors 'none';"));
  });

  it('cannot be broken out of by an origin', async () => {
    const { html } = await make({ origins: ['</script><script>alert(1)</script>'], frameAncestors: SHOP });
    assert.equal(html.match(/<\/script>/g)?.length, 2);
  });

  it('has a tag that changes with what it says and with its policy', async () => {
    const tags = await Promise.all(
      [
        { frameAncestors: SHOP },
        { frameAncestors: ["'self'"] },
        { frameAncestors: SHOP, origins: ['https://shop.example'] },
        { frameAncestors: SHOP, allowLocalHttp: true },
      ].map(async (options) => (await make(options)).etag),
    );
    assert.equal(new Set(tags).size, 4);
    assert.equal((await make({ frameAncestors: SHOP })).etag, tags[0]);
    assert.match(tags[0] ?? '', /^"[\w-]+"$/);
  });
});
