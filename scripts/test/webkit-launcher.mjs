import { setTimeout as sleep } from 'node:timers/promises';

import { WebdriverLauncher } from '@web/test-runner-webdriver';

import { startWebKit, WEBKIT_CAPABILITIES } from './drivers.mjs';

/** As large as the pages of the other engines are at first. */
const USUAL = { width: 800, height: 600 };

/** WebKitGTK for web-test-runner: one window, in which one test page follows the other. */
class WebKitLauncher extends WebdriverLauncher {
  #isUsual = false;

  async initialize(config) {
    // Before the runner's own command of the name, which only knows Chromium's and Firefox's ways.
    config.plugins.unshift({
      name: 'webkit-viewport',
      executeCommand: ({ command, payload }) =>
        command === 'set-viewport' ? this.#setViewport(payload) : undefined,
    });
    await super.initialize(config);
  }

  async startSession(id, url) {
    await this.ensureManagerInitialized();
    if (!this.#isUsual) await this.#setViewport(USUAL);
    this.#isUsual = true;
    // Awaited, unlike in the launcher this one comes from: a page that does not open fails alone, not with all others.
    await this.driverManager.startSession(id, url);
  }

  /** A driver sizes the window; what is around the page is added to it. Resolves once the page has heard of it. */
  async #setViewport({ width, height }) {
    this.#isUsual = false;
    const { driver } = this;
    const read = () => driver.execute('return { width: innerWidth, height: innerHeight }');
    const { x, y, ...outer } = await driver.getWindowRect();
    let inner = await read();
    const around = { width: outer.width - inner.width, height: outer.height - inner.height };
    await driver.setWindowRect(x, y, width + around.width, height + around.height);
    for (let tries = 0; tries < 100; tries++) {
      inner = await read();
      if (inner.width === width && inner.height === height) return true;
      await sleep(50);
    }
    throw new Error(`WebKit's page is ${inner.width} by ${inner.height}, not ${width} by ${height}.`);
  }
}

export async function webkitLauncher() {
  return new WebKitLauncher({
    hostname: '127.0.0.1',
    port: await startWebKit(),
    path: '/',
    logLevel: 'error',
    // A browser that says nothing for so long hangs, and would again.
    connectionRetryTimeout: 60_000,
    connectionRetryCount: 0,
    capabilities: { ...WEBKIT_CAPABILITIES, 'wdio:enforceWebDriverClassic': true },
  });
}
