import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { pagePolicy } from '../../../src/command/doctor/page-policy.js';
import { tagsIn } from '../../../src/command/doctor/site.js';
import { read } from '../../house/files.js';

interface Given {
  readonly policies: readonly string[];
  readonly headers?: Record<string, string>;
  readonly proxy?: string;
  readonly html?: string;
  readonly page?: string;
}

const found = ({
  policies,
  headers = {},
  proxy = '/florin',
  html = '',
  page = 'https://shop.example/',
}: Given) => {
  const url = new URL(page);
  const tags = tagsIn(html);
  const site = {
    page: url,
    headers: new Headers({ 'content-security-policy': "frame-ancestors 'none'", ...headers }),
    html,
    policies,
    elements: tags,
    scripts: [],
    proxy: new URL(proxy, url),
  };
  return [...pagePolicy(site)]
    .filter(({ kind }) => kind !== 'fine')
    .map(({ kind, text }) => `${kind}: ${text}`);
};

const [, DOCUMENTED = ''] = /```\n(default-src[^`]*)```/.exec(read('docs/page-policy.md')) ?? [];
const FRAMES = "script-src 'self'; require-trusted-types-for 'script'; connect-src 'self'; frame-src";

describe('the Content Security Policy of a page', () => {
  it('that is the documented one is fine', () => {
    assert.notEqual(DOCUMENTED, '');
    assert.deepEqual(found({ policies: [DOCUMENTED.replaceAll('\n', ' ')] }), []);
  });

  it('that is missing is a problem', () => {
    assert.match(found({ policies: [] })[0]!, /^problem: The page has no Content Security Policy/);
  });

  for (const [sources, weakness] of [
    ["'self' 'unsafe-inline'", "'unsafe-inline'"],
    ["'self' 'unsafe-eval'", "'unsafe-eval'"],
    ['https:', 'https:'],
    ['*', '*'],
    ["'self' data:", 'data:'],
  ] as const)
    it(`that lets scripts in by ${weakness} is a problem`, () => {
      const policies = [DOCUMENTED.replace("script-src 'self'", `script-src ${sources}`)];
      assert.deepEqual(found({ policies }), [`problem: script-src allows scripts from ${weakness}.`]);
    });

  it('is not weak where a nonce, or another policy, takes the weakness away', () => {
    const nonce = DOCUMENTED.replace("script-src 'self'", "script-src 'nonce-abc' 'unsafe-inline'");
    const strict = DOCUMENTED.replace("script-src 'self'", "script-src 'nonce-abc' 'strict-dynamic' https:");
    const weak = DOCUMENTED.replace("script-src 'self'", 'script-src *');
    for (const policies of [[nonce], [strict], [weak, DOCUMENTED]]) assert.deepEqual(found({ policies }), []);
  });

  it('that only says what else may load says nothing of scripts', () => {
    assert.match(found({ policies: ["img-src 'self'"] })[0]!, /does not say which scripts may run/);
  });

  it('has to let the page reach the proxy and show its frames', () => {
    const proxy = 'https://pay.example/florin';
    assert.deepEqual(found({ policies: [DOCUMENTED], proxy }), [
      'problem: connect-src does not allow https://pay.example: the page cannot reach the proxy.',
      'problem: frame-src does not allow https://pay.example: no card can be typed.',
    ]);
    const html = '<florin-checkout frame-url="https://cards.example/frame.html"></florin-checkout>';
    assert.deepEqual(found({ policies: [DOCUMENTED], html }), [
      'problem: frame-src does not allow https://cards.example: no card can be typed.',
    ]);
  });

  for (const [source, isAllowed] of [
    ['https://pay.example', true],
    ['pay.example', true],
    ['http://pay.example', true],
    ['https://*.example', true],
    ['https:', true],
    ['*', true],
    ['https://pay.example:443/florin/', true],
    ['https://pay.example:8443', false],
    ['https://*.pay.example', false],
    ['https://apay.example', false],
    ["'none'", false],
    ['http:', false],
  ] as const)
    it(`${isAllowed ? 'allows' : 'does not allow'} https://pay.example by ${source}`, () => {
      const policies = [`script-src 'self'; require-trusted-types-for 'script'; frame-src ${source}`];
      const problems = found({ policies, proxy: 'https://pay.example/florin' });
      assert.equal(problems.length, isAllowed ? 0 : 1, problems.join());
    });

  it('falls back to child-src and default-src, and the first directive of a name counts', () => {
    const one = "script-src 'self'; require-trusted-types-for 'script';";
    assert.equal(
      found({ policies: [`${one} default-src 'none'; child-src 'self'; connect-src 'self'`] }).length,
      0,
    );
    assert.equal(found({ policies: [`${one} default-src 'none'`] }).length, 2);
    assert.equal(found({ policies: [`${FRAMES} 'none'; frame-src 'self'`] }).length, 1);
  });

  it('has to name lit-html where it names policies of Trusted Types', () => {
    const policies = [DOCUMENTED.replace('trusted-types lit-html', 'trusted-types angular')];
    assert.deepEqual(found({ policies }), [
      'problem: trusted-types leaves lit-html out: no element can be drawn.',
    ]);
  });

  it('has to say who may show the page in a frame, in a header', () => {
    const headers = { 'content-security-policy': DOCUMENTED.replaceAll('\n', ' ') };
    assert.match(
      found({ policies: [DOCUMENTED], headers })[0]!,
      /^problem: Any site may show this page in a frame/,
    );
    assert.deepEqual(
      found({ policies: [DOCUMENTED], headers: { ...headers, 'x-frame-options': 'DENY' } }),
      [],
    );
  });
});
