import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import {
  createServer as createSocketServer,
  type AddressInfo,
  type Server as NetServer,
  type Socket,
} from 'node:net';

import * as z from '../../src/client/schema/schema.js';

import { ClientError } from '../../src/client/wire/errors.js';
import { once } from '../../src/client/schema/once.js';
import { get, post } from '../../src/client/operation.js';
import { Amount } from '../../src/client/schema/values.js';

/** A small interface to try the client on. */
const Order = once(() => z.object({ id: z.string(), total: Amount() }));
const OrderRequest = once(() => z.object({ total: Amount(), note: z.optional(z.string()) }));

export const rows = {
  read: get('/orders/{orderId}', { output: Order }),
  create: post('/orders', { input: OrderRequest, output: Order, idempotency: 'required' }),
  quote: post('/quotes', { input: OrderRequest, output: Order, idempotency: 'accepted' }),
  forget: post('/orders/{orderId}/forget', { success: [204] }),
};

export const anOrder = { id: 'o-1', total: { value: 1999, currency: 'EUR' } };
export const aRequest = { total: { value: 1999, currency: 'EUR' } };
export const KEY = '7f1c2f6e-6d4c-4b6e-9a53-0f6a0f4e8d11';

export interface Heard {
  readonly request: IncomingMessage;
  readonly body: string;
}

const started = new Set<Server | NetServer>();
const sockets = new Set<Socket>();

async function listen(server: Server | NetServer): Promise<string> {
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  started.add(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server and gives its address and what it heard. */
export async function aServer(answer: RequestListener): Promise<{ url: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({ request, body });
      answer(request, response);
    });
  });
  return { url: await listen(server), heard };
}

/** A server that answers each request with a fixed status, type and text. */
export const aServerSaying = (
  text: string | Buffer,
  { status = 200, type = 'application/json', headers = {} }: Saying = {},
) =>
  aServer((_, response) => {
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(text);
  });

interface Saying {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
}

/** A server below HTTP: says whatever it is told to, and as long as it likes. */
export const aSocketServer = (answer: (socket: Socket) => void): Promise<string> =>
  listen(
    createSocketServer((socket) => {
      socket.once('data', () => answer(socket));
    }),
  );

/** Ends all servers of a test file; hanging connections are cut. */
export async function stopServers(): Promise<void> {
  const closed = [...started].map((server) => new Promise((resolve) => server.close(resolve)));
  for (const socket of sockets) socket.destroy();
  await Promise.all(closed);
  started.clear();
}

/** The error a call ends with; anything but a `ClientError` fails the test. */
export async function errorOf(call: Promise<unknown>): Promise<ClientError> {
  const error: unknown = await call.then(
    () => assert.fail('the call went through'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ClientError, String(error));
  return error;
}
