import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Call, Services } from '../../../src/proxy/services.js';
import { envelopesOf, questionAbout, readEnvelope } from '../../../src/proxy/edge/envelope.js';

const NOW = 1_800_000_000_000;
const url = (bytes: Uint8Array | string): string => Buffer.from(bytes as string).toString('base64url');
const bytesOf = (size: number, byte = 0xfb): Uint8Array => new Uint8Array(size).fill(byte);
const HEADER = { alg: 'RSA-OAEP-256', enc: 'A256GCM', version: '1' };

interface Parts {
  readonly header?: string;
  readonly key?: string;
  readonly iv?: string;
  readonly text?: string;
  readonly tag?: string;
}
const jwe = ({
  header = url(JSON.stringify(HEADER)),
  key = url(bytesOf(256)),
  iv = url(bytesOf(12)),
  text = url(bytesOf(40, 0xff)),
  tag = url(bytesOf(16)),
}: Parts = {}): string => [header, key, iv, text, tag].join('.');
const withHeader = (header: object | string): string =>
  jwe({ header: url(typeof header === 'string' ? header : JSON.stringify(header)) });

describe('an encrypted field, as the card frame makes it', () => {
  it('is named by the bytes of its three sealed parts', () => {
    const parts = [bytesOf(12), bytesOf(40, 0xff), bytesOf(16)];
    assert.equal(readEnvelope(jwe()), parts.map((part) => Buffer.from(part).toString('base64')).join('.'));
  });

  it('has the same name however its header is written, and whatever wraps its key', () => {
    const other = jwe({ header: url(` ${JSON.stringify(HEADER)}`), key: url(bytesOf(512, 1)) });
    assert.equal(readEnvelope(other), readEnvelope(jwe()));
  });

  it('has another name where one sealed part differs', () => {
    const names = [
      jwe(),
      jwe({ iv: url(bytesOf(12, 1)) }),
      jwe({ text: url(bytesOf(40, 1)) }),
      jwe({ tag: url(bytesOf(16, 1)) }),
    ].map(readEnvelope);
    assert.equal(new Set(names).size, 4);
    assert.ok(!names.includes(undefined));
  });

  it('is refused where its header says anything else', () => {
    const { alg: _, ...withoutAlgorithm } = HEADER;
    for (const header of [
      { ...HEADER, alg: 'RSA1_5' },
      { ...HEADER, enc: 'A128GCM' },
      { ...HEADER, zip: 'DEF' },
      { ...HEADER, crit: [] },
      withoutAlgorithm,
      'no JSON at all',
      '"RSA-OAEP-256"',
      'null     ',
    ])
      assert.equal(readEnvelope(withHeader(header)), undefined, JSON.stringify(header));
  });

  it('is refused where its wrapped key has no size that a card key has', () => {
    const isRead = (size: number) => readEnvelope(jwe({ key: url(bytesOf(size)) })) !== undefined;
    assert.deepEqual([1, 255, 256, 512, 1024, 1025].map(isRead), [false, false, true, true, true, false]);
  });

  it('is refused where a part is missing, empty, too long or not base64url', () => {
    for (const value of [
      undefined,
      7,
      '',
      'test_4111111111111111',
      jwe().split('.').slice(0, 4).join('.'),
      `${jwe()}.`,
      jwe({ text: '' }),
      jwe({ text: 'A' }),
      jwe({ iv: url(bytesOf(13)) }),
      jwe({ tag: url(bytesOf(15)) }),
      jwe({ text: `${url(bytesOf(39))}+` }),
      jwe({ text: 'A'.repeat(15_001) }),
      jwe({ header: 'A'.repeat(9) }),
    ])
      assert.equal(readEnvelope(value), undefined, String(value).slice(0, 60));
  });
});

const services = {
  settings: { now: () => NOW, signer: { sign: async (...parts: string[]) => parts.join('|') } },
} as unknown as Services;

describe('what the ledger keeps of encrypted fields', () => {
  it('is a digest of each, once, in order, for 25 hours', async () => {
    const [a, b] = [jwe(), jwe({ text: url(bytesOf(40, 1)) })];
    const names = [a, b].map((text) => `envelope|${readEnvelope(text)}`).toSorted();
    const fields = {
      type: 'scheme',
      encryptedCardNumber: b,
      encryptedExpiryMonth: a,
      encryptedExpiryYear: a,
    };
    assert.deepEqual(await envelopesOf(services, fields), { digests: names, until: NOW + 25 * 3_600_000 });
  });

  it('is nothing of fields that are not encrypted, or that cannot be read', async () => {
    const fields = { encryptedCardNumber: 'test_4111', holderName: jwe(), token: jwe(), notencrypted: jwe() };
    assert.deepEqual((await envelopesOf(services, fields)).digests, []);
    assert.equal((await envelopesOf(services, { EncryptedCardNumber: jwe() })).digests.length, 1);
  });

  it('is a digest of a wallet’s token: the same in whatever order its fields stand, and another one where it is no JSON', async () => {
    const digestOf = async (token: string) => (await envelopesOf(services, {}, token)).digests;
    assert.deepEqual(await digestOf('{ "b": 1, "a": 2 }'), await digestOf('{"a":2,"b":1}'));
    assert.deepEqual(await digestOf('first.token'), ['envelope|first.token']);
    assert.deepEqual(await digestOf('second.token'), ['envelope|second.token']);
  });

  it('is the same for the questions of a session about an order, in every version of the proxy', async () => {
    const call = { caller: { owners: ['owner-1', 'owner-2'] } } as unknown as Call;
    assert.equal(await questionAbout(services, call, 'ORDER-1'), 'question|owner-1|ORDER-1');
  });
});
