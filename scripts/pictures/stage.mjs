import { chromium } from 'playwright-core';

import { CHROMIUM_ARGUMENTS, findBrowser } from '../browser.mjs';
import { serveFolder } from '../static-server.mjs';
import { STATIC } from '../storybook.mjs';
import { onlyPinnedFonts } from './fonts.mjs';
import { STILL } from './still.mjs';

/** A host that browsers trust as they trust `localhost`. */
const HOST = 'shop.localhost';

const LOOK = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** The static stories on a server, and a browser in which letters, colours and the clock are the same on every machine. */
export async function openStage() {
  const server = await serveFolder(
    STATIC,
    { 'cache-control': 'max-age=600' },
    { '/service-worker.js': STILL },
  );
  // Some pages name the host they are on: it has no port that differs each time.
  const hosts = `--host-resolver-rules=MAP ${HOST}:80 127.0.0.1:${new URL(server.url).port}`;
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...CHROMIUM_ARGUMENTS, ...LOOK, hosts],
    env: { ...process.env, ...onlyPinnedFonts(), TZ: 'UTC' },
  });
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { browser, address: `http://${HOST}`, close };
}
