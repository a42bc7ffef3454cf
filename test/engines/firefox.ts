import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { background, findFirefox } from '../../scripts/test/drivers.mjs';
import { answered, ELEMENT, type Driver, type FoundElement } from './driver.js';
import { until } from './until.js';

/** Milliseconds: the first start on a machine reads all of Firefox from the disk. */
const START_LIMIT = 60_000;

type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** Whole messages out of a stream of `length:json`. */
async function* messages(socket: Socket): AsyncGenerator<unknown> {
  let rest = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const start = rest.indexOf(':') + 1;
      const end = start + Number(rest.subarray(0, start - 1).toString());
      if (start === 0 || rest.length < end) break;
      yield JSON.parse(rest.subarray(start, end).toString());
      rest = rest.subarray(end);
    }
  }
}

/** Marionette: WebDriver's commands as Firefox itself understands them, one at a time over a socket. */
async function speakTo(socket: Socket): Promise<(command: string, parameters: object) => Promise<unknown>> {
  const incoming = messages(socket);
  await answered('hello', incoming.next());
  let id = 0;
  return async (command, parameters) => {
    const message = JSON.stringify([0, ++id, command, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const { value, done } = await incoming.next();
    if (done) throw new Error(`Firefox ended at ${command}`);
    const [, , error, result] = value as Answer;
    if (error) throw new Error(`${error.error}: ${error.message}`);
    return result;
  };
}

/** Marionette takes an element to switch to by its bare reference. */
const frame = (id: FoundElement | null): object => (id ? { element: id[ELEMENT] } : { id });

/** Firefox by its built-in driver, with a profile of its own. */
export async function openFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'florin-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const firefox = background(findFirefox(), ['--headless', '--marionette', '--profile', profile]);
  const ended = new Promise((resolve) => firefox.once('exit', resolve));
  const port = await until(
    () => readFileSync(join(profile, 'MarionetteActivePort'), 'utf8') || undefined,
    'Firefox opens a port',
    START_LIMIT,
  );
  const socket = connect(Number(port), '127.0.0.1');
  const send = await speakTo(socket);
  await answered('NewSession', send('WebDriver:NewSession', {}));
  return {
    async send(command, parameters) {
      const sent = 'id' in parameters ? frame(parameters.id) : parameters;
      const result = (await send(`WebDriver:${command}`, sent)) as { value?: unknown } | null;
      return result?.value;
    },
    async close() {
      const quit = send('Marionette:Quit', { flags: ['eForceQuit'] });
      await answered('quit', quit, 10_000).catch(() => firefox.kill('SIGKILL'));
      await ended;
      // What is left of a browser that hung keeps no process of tests open.
      socket.destroy();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
