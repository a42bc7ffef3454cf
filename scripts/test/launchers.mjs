import { chromeLauncher } from '@web/test-runner-chrome';

import { CHROMIUM_ARGUMENTS, findBrowser } from '../browser.mjs';
import { Failure } from '../processes.mjs';
import { findFirefox, startWebKit, WEBKIT_CAPABILITIES } from './drivers.mjs';

// Each test page gets a browser context, and so a window, of its own: in a hidden tab animation frames, focus and mouse hang.
const createPage = async ({ browser }) => (await browser.createBrowserContext()).newPage();

async function chromium() {
  const executablePath = await findBrowser();
  return chromeLauncher({ createPage, launchOptions: { executablePath, args: CHROMIUM_ARGUMENTS } });
}

function firefox() {
  return chromeLauncher({
    createPage,
    launchOptions: { browser: 'firefox', executablePath: findFirefox(), headless: true },
  });
}

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
