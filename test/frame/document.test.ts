import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';

import { compileFrames } from '../../scripts/compile-frames.mjs';
import type { FrameDocumentOptions } from '../../src/frame/document.js';

const KEY = `10001|${'B7'.repeat(256)}`;
const HERE = { frameAncestors: ["'self'", 'https://shop.example'] };

describe('the frame’s document', () => {
  let make: typeof import('../../src/frame/document.js');
  before(async () => {
    await compileFrames();
    make = await import('../../src/frame/document.js');
  });

  const policyOf = (options: FrameDocumentOptions) => {
    const policy = make.frameDocument(options).headers['Content-Security-Policy'] ?? '';
    return new Map(policy.split('; ').map((directive) => directive.split(/ (.*)/) as [string, string]));
  };
  const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('allows its own script and style by hash and nothing else whatever', () => {
    const { html } = make.frameDocument(HERE);
    const policy = policyOf(HERE);
    assert.equal(
      policy.get('script-src'),
      hashOf(/<script type=module>([\s\S]*?)<\/script>/.exec(html)?.[1]),
    );
    assert.equal(policy.get('style-src'), hashOf(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1]));
    assert.equal(policy.get('frame-ancestors'), "'self' https://shop.example");
    assert.equal(policy.get('sandbox'), 'allow-scripts');
    assert.equal(policy.get('require-trusted-types-for'), "'script'");
    const rest = [...policy].filter(
      ([name]) => !/^(script|style)-src$|^frame-ancestors$|^sandbox$|^require-trusted/.test(name),
    );
    assert.ok(rest.length >= 11 && rest.every(([, value]) => value === "'none'"), JSON.stringify(rest));
    assert.ok(
      !/unsafe|https?:|\*/.test([...policy].filter(([name]) => name !== 'frame-ancestors').join()),
      'too wide',
    );
  });

  it('no page may embed it where none is listed', () => {
    assert.equal(policyOf({ frameAncestors: [] }).get('frame-ancestors'), "'none'");
  });

  it('is revalidated each time, by a tag over build and everything compiled in', () => {
    const tag = (options: Partial<FrameDocumentOptions>) => make.frameDocument({ ...HERE, ...options });
    const plain = tag({});
    assert.equal(plain.headers['Cache-Control'], 'no-cache');
    assert.equal(plain.headers['ETag'], plain.etag);
    assert.match(plain.etag, /^"[\w-]+"$/);
    const others = [
      { publicKey: KEY },
      { allowPageKey: true },
      { frameAncestors: [] },
      { origin: 'https://f.example' },
    ];
    const tags = [{}, ...others].map((options) => tag(options).etag);
    assert.equal(new Set(tags).size, 5);
    assert.equal(tag({}).etag, plain.etag);
  });

  it('switches powerful features off, names its type and sends no referrer', () => {
    const { headers } = make.frameDocument(HERE);
    assert.match(
      headers['Permissions-Policy'] ?? '',
      /camera=\(\).*payment=\(\).*publickey-credentials-get=\(\)/,
    );
    assert.ok(!/=\([^)]/.test(headers['Permissions-Policy'] ?? ''), 'a feature is on');
    assert.equal(headers['Content-Type'], 'text/html; charset=utf-8');
    assert.equal(headers['Referrer-Policy'], 'no-referrer');
    assert.equal(headers['X-Content-Type-Options'], 'nosniff');
    assert.equal(headers['Cross-Origin-Resource-Policy'], 'cross-origin');
    assert.equal(headers['Cross-Origin-Embedder-Policy'], 'require-corp');
  });

  it('the script’s bytes are the same for all merchants; key and pages stand in an inert block that nothing can end', () => {
    const block = (options: FrameDocumentOptions) => {
      const [, text = ''] =
        /<script type=application\/json>(.*?)<\/script>$/.exec(make.frameDocument(options).html) ?? [];
      return JSON.parse(text) as Record<string, unknown>;
    };
    assert.deepEqual(Object.keys(block(HERE)), ['build']);
    assert.equal(block({ ...HERE, publicKey: ` ${KEY}\n` })['key'], KEY);
    assert.deepEqual(block({ frameAncestors: ['https://a.example'] })['parents'], ['https://a.example']);
    assert.equal(block({ frameAncestors: ['https://*.a.example'] })['parents'], undefined);
    const hostile = '</script><script>alert(1)</script>';
    assert.equal(block({ ...HERE, publicKey: hostile })['key'], hostile.replace(/\s/g, ''));
    const script = (options: FrameDocumentOptions) => policyOf(options).get('script-src');
    assert.equal(script({ ...HERE, publicKey: KEY }), script({ frameAncestors: [], allowPageKey: true }));
  });

  it('a static file has the policy in its head, before anything it rules', () => {
    const { html, headers } = make.staticFrameDocument({
      publicKey: KEY,
      frameAncestors: ['https://shop.example'],
    });
    assert.ok(html.indexOf('Content-Security-Policy') < html.indexOf('<style>'), 'the policy comes too late');
    assert.ok(!/<meta[^>]*(frame-ancestors|sandbox)/.test(html), 'a meta element cannot carry these');
    assert.match(headers['Content-Security-Policy'] ?? '', /sandbox allow-scripts/);
  });

  it('makes no request of its own and weighs at most 6.5 kB compressed', () => {
    const { html } = make.frameDocument(HERE);
    assert.ok(
      !/src=|href=|url\(|@import/.test(html.replace(/<script[\s\S]*?<\/script>/g, '')),
      'it loads something',
    );
    assert.ok(brotliCompressSync(html).length <= 6500, `${brotliCompressSync(html).length} bytes`);
  });
});
