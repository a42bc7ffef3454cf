import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromeLauncher } from '@web/test-runner-chrome';

import { CHROMIUM_ARGUMENTS, findBrowser, onPath } from '../browser.mjs';
import { Failure } from '../processes.mjs';

// Each test page gets a browser context, and so a window, of its own: in a hidden tab animation frames, focus and mouse hang.
const createPage = async ({ browser }) => (await browser.createBrowserContext()).newPage();

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

async function chromium() {
  const executablePath = await findBrowser();
  return chromeLauncher({ createPage, launchOptions: { executablePath, args: CHROMIUM_ARGUMENTS } });
}

function firefox() {
  const executablePath = process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
  if (!executablePath) throw new Failure('no Firefox was found: install one, or set FIREFOX_PATH.');
  return chromeLauncher({
    createPage,
    launchOptions: { browser: 'firefox', executablePath, headless: true },
  });
}

/** Starts a program that lives as long as this process. */
function background(command, args, env) {
  const child = spawn(command, args, { stdio: 'ignore', env });
  process.once('exit', () => child.kill());
}

/** WebKitGTK's own driver, on a display of its own. */
async function startWebKit() {
  const port = Number(process.env.WEBKIT_PORT ?? 4477);
  const display = `:${process.env.WEBKIT_DISPLAY ?? 96}`;
  background('Xvfb', [display, '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], process.env);
  await sleep(500);
  background('WebKitWebDriver', [`--port=${port}`], {
    ...process.env,
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    NO_AT_BRIDGE: '1',
  });
  for (let tries = 0; tries < 100; tries++) {
    const answered = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answered) return port;
    await sleep(100);
  }
  throw new Failure('WebKitWebDriver does not answer.');
}

/** What a WebDriver session has to ask for to get WebKitGTK's small browser. */
const WEBKIT_CAPABILITIES = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: process.env.WEBKIT_PATH ?? MINI_BROWSER, args: ['--automation'] },
};

async function webkit() {
  const { webdriverLauncher } = await import('@web/test-runner-webdriver');
  return webdriverLauncher({
    hostname: '127.0.0.1',
    port: await startWebKit(),
    path: '/',
    logLevel: 'error',
    capabilities: { ...WEBKIT_CAPABILITIES, 'wdio:enforceWebDriverClassic': true },
  });
}

const LAUNCHERS = { chromium, firefox, webkit };

/** A launcher of web-test-runner for one of the three engines. */
export function launch(engine) {
  if (!Object.hasOwn(LAUNCHERS, engine))
    throw new Failure(`BROWSER is ${engine}; it can be chromium, firefox or webkit.`);
  return LAUNCHERS[engine]();
}
