import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Failure, run, say } from './processes.mjs';

/** Programs that are a Chromium; the first found is taken. Without windows it does the same work in two thirds of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS = ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].flatMap((name) =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((folder) =>
    join(process.env[folder] ?? '', name, 'Application', name.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe'),
  ),
);

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first program of these names on the path. */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

function usualPlaces() {
  if (process.platform === 'darwin') return MAC.find(runs);
  return process.platform === 'win32' ? WINDOWS.find((path) => existsSync(path)) : undefined;
}

const mayInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** Installs Debian packages; tries three times, because mirrors and locks have bad minutes. */
export async function aptInstall(packages) {
  const patient = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  let failed = '';
  for (let attempt = 1; attempt <= 3; attempt++) {
    const update = await run('apt-get', [...patient, 'update'], { env });
    const install = await run(
      'apt-get',
      [...patient, 'install', '-y', '--no-install-recommends', ...packages],
      { env },
    );
    if (install.code === 0) return;
    failed = `${update.output}\n${install.output}`;
    await sleep(attempt * 5000);
  }
  throw new Failure(`apt-get install ${packages.join(' ')} failed:\n${failed.trim()}`);
}

/**
 * Path of a Chromium to test with: `CHROME_PATH`, an installed one, or a new one where this machine lets us.
 *
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!runs(named)) throw new Failure(`CHROME_PATH is ${named}, which cannot be run.`);
    return named;
  }
  const found = onPath(...NAMES) ?? usualPlaces();
  if (found) return found;
  if (!mayInstall())
    throw new Failure('no Chromium was found: install Chromium or Chrome, or set CHROME_PATH to one.');
  say('no browser found; installing Debian’s chromium …');
  await aptInstall(['chromium']);
  return findBrowser();
}

/**
 * Features of Chromium that tests do without. The popups of its address bar are pages in a process of their own, which costs
 * each new window more than the page tested. The rest are those that Playwright leaves out: the last list counts, so ours has
 * to name them too.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'Translate',
];

/** What Chromium needs to run unattended; inside a container's root account it has no sandbox to put itself in. */
export const CHROMIUM_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];
