import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';

import { serve, type ServerType } from '@hono/node-server';

import { openShop, type Shop } from './shop.js';

const PATH = '/florin/checkout/payments';
const BODY = '{"order":"ORDER-1"}';

/** Requests that two servers in a row could read as one and as two. */
const SMUGGLED: Readonly<Record<string, readonly string[]>> = {
  'a length and chunks': ['Content-Length: 5', 'Transfer-Encoding: chunked'],
  'two lengths': ['Content-Length: 5', `Content-Length: ${BODY.length}`],
  'a length that is no number': ['Content-Length: +5'],
  'chunks by another name': ['Transfer-Encoding: xchunked'],
  'chunks twice': ['Transfer-Encoding: chunked, identity'],
  'a header that is folded': ['X-Note: a', ' Transfer-Encoding: chunked'],
  'a space before the colon': ['Transfer-Encoding : chunked'],
};

describe('what a connection carries', () => {
  let shop: Shop;
  let server: ServerType;
  let port = 0;
  before(async () => {
    shop = openShop();
    server = serve({ fetch: shop.proxy, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
    port = (server.address() as { port: number }).port;
  });
  after(() => void server.close());

  async function send(lines: readonly string[], body: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (data: string) => (answer += data));
    socket.on('error', () => undefined);
    socket.write(`${[...lines, '', body].join('\r\n')}`);
    socket.setTimeout(1000, () => socket.destroy());
    await once(socket, 'close');
    return answer;
  }

  const head = ['Host: shop.example', 'Origin: https://shop.example', 'Content-Type: application/json'];

  for (const [what, lines] of Object.entries(SMUGGLED))
    it(`C5-96: ${what} is refused before a server reads a second request out of it`, async () => {
      const second = `GET /florin/config HTTP/1.1\r\nHost: shop.example\r\n\r\n`;
      const answer = await send([`POST ${PATH} HTTP/1.1`, ...head, ...lines], `0\r\n\r\n${second}`);
      assert.match(answer, /^HTTP\/1\.1 400 /);
      assert.equal(answer.match(/HTTP\/1\.1 /g)?.length, 1, answer);
      assert.equal(shop.platform.got.length, 0);
    });

  it('C5-96: an extension of a chunk changes nothing', async () => {
    const chunk = `${BODY.length.toString(16)};note=${'x'.repeat(50)}\r\n${BODY}\r\n0\r\n\r\n`;
    const lines = [`POST ${PATH} HTTP/1.1`, ...head, 'Transfer-Encoding: chunked', 'Connection: close'];
    const answer = await send(lines, chunk);
    assert.match(answer, /^HTTP\/1\.1 4\d\d /);
    assert.equal(answer.match(/HTTP\/1\.1 /g)?.length, 1, answer);
  });
});
