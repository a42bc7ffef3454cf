import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { onPath } from '../browser.mjs';
import { freePort } from '../free-port.mjs';
import { Failure } from '../processes.mjs';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** What a WebDriver session has to ask for to get WebKitGTK's small browser. */
export const WEBKIT_CAPABILITIES = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: process.env.WEBKIT_PATH ?? MINI_BROWSER, args: ['--automation'] },
};

/** Path of a Firefox: `FIREFOX_PATH`, or an installed one. */
export function findFirefox() {
  const path = process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
  if (!path) throw new Failure('no Firefox was found: install one, or set FIREFOX_PATH.');
  return path;
}

/**
 * Starts a program that lives as long as this process, and does not keep it from ending.
 *
 * @returns {import('node:child_process').ChildProcess}
 */
export function background(command, args, { env = process.env, stdio = 'ignore' } = {}) {
  const child = spawn(command, args, { stdio, env });
  child.unref();
  process.once('exit', () => child.kill());
  return child;
}

/** A display without a screen, on the first number that is free. */
async function startDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp', '-noreset'];
  const { stdio } = background('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  // To the end: Xvfb writes the number and the line's end apart, and dies if the second is not read.
  const number = (await stdio[3].toArray()).join('').trim();
  if (number === '') throw new Failure('Xvfb does not start.');
  return `:${number}`;
}

/** A folder of settings: with buttons of their usual size around it, a page would not get as narrow as on a telephone. */
function settingsFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'florin-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  const narrow = 'button, entry { min-width: 0; padding: 0; border-width: 0; }\n';
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrow);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** WebKitGTK's own driver, on a display of its own; resolves to its port. */
export async function startWebKit() {
  const [DISPLAY, port] = await Promise.all([startDisplay(), freePort()]);
  const env = {
    ...process.env,
    DISPLAY,
    XDG_CONFIG_HOME: settingsFolder(),
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    NO_AT_BRIDGE: '1',
  };
  background('WebKitWebDriver', [`--port=${port}`], { env });
  for (let tries = 0; tries < 100; tries++) {
    const answered = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answered) return port;
    await sleep(100);
  }
  throw new Failure('WebKitWebDriver does not answer.');
}
