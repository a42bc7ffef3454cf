import { chromeLauncher } from '@web/test-runner-chrome';

import { CHROMIUM_ARGUMENTS, findBrowser } from '../browser.mjs';
import { Failure } from '../processes.mjs';
import { findFirefox } from './drivers.mjs';

/** Milliseconds: the first start on a machine reads all of a browser from the disk. */
const START_LIMIT = 60_000;

// Each test page gets a browser context, and so a window, of its own: in a hidden tab animation frames, focus and mouse hang.
const createPage = async ({ browser }) => (await browser.createBrowserContext()).newPage();

async function chromium() {
  const executablePath = await findBrowser();
  // A test asks what is still held once an element is gone.
  const args = [...CHROMIUM_ARGUMENTS, '--js-flags=--expose-gc'];
  return chromeLauncher({ createPage, launchOptions: { executablePath, args } });
}

/** A panel of the browser's own takes the keyboard from the page, and from all pages after it. */
const NO_PANELS = { 'browser.download.alwaysOpenPanel': false };

function firefox() {
  return chromeLauncher({
    createPage,
    launchOptions: {
      browser: 'firefox',
      executablePath: findFirefox(),
      headless: true,
      extraPrefsFirefox: NO_PANELS,
      timeout: START_LIMIT,
    },
  });
}

async function webkit() {
  const { webkitLauncher } = await import('./webkit-launcher.mjs');
  return webkitLauncher();
}

const LAUNCHERS = { chromium, firefox, webkit };

/** A launcher of web-test-runner for one of the three engines. */
export function launch(engine) {
  if (!Object.hasOwn(LAUNCHERS, engine))
    throw new Failure(`BROWSER is ${engine}; it can be chromium, firefox or webkit.`);
  return LAUNCHERS[engine]();
}
