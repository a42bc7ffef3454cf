import { existsSync } from 'node:fs';

import { aptInstall, onPath } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { say } from './processes.mjs';
import { RUNNERS } from './test/runners.mjs';

const LEAST_SHARE = 0.9;

/** The engines beside Chromium, the commands they are driven with, and Debian's packages for them. */
const ENGINES = {
  firefox: { commands: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: { commands: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
};

const missing = ({ commands }) => commands.filter((names) => !onPath(...names)).map(([name]) => name);

/** A reason to leave an engine out: only that its driver cannot be had on this machine. */
async function obstacle(name) {
  const engine = ENGINES[name];
  if (missing(engine).length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`installing ${engine.packages.join(' and ')} …`);
    await aptInstall(engine.packages);
  }
  const commands = missing(engine);
  return commands.length > 0 ? `${commands.join(' and ')} is not installed` : undefined;
}

/** Runs the element tests in one engine; too few that really ran is a failure as much as one that failed. */
async function runIn(name, parts) {
  say(`${name} …`);
  const result = await RUNNERS.browser(parts, { BROWSER: name });
  const ran = result.passed.length + result.failed.length;
  const enough = ran >= result.count * LEAST_SHARE;
  const failed = result.failed.map((failure) => `(${name}) ${failure}`);
  if (!enough) failed.push(`(${name}) only ${ran} of ${result.count} element tests ran`);
  return { ...result, failed, skipped: result.skipped.map((test) => `${test} (${name})`) };
}

export async function main(args) {
  await ensureBuilt();
  const named = args.filter((arg) => Object.hasOwn(ENGINES, arg));
  const parts = args.filter((arg) => !Object.hasOwn(ENGINES, arg));
  let [passed, failed] = [0, 0];
  for (const name of named.length > 0 ? named : Object.keys(ENGINES)) {
    const reason = await obstacle(name);
    if (reason) {
      console.log(`skipped: ${name}, because ${reason}`);
      continue;
    }
    const result = await runIn(name, parts);
    for (const skipped of result.skipped) console.log(`skipped: ${skipped}`);
    for (const failure of result.failed) console.log(`\nFAILED ${failure}`);
    passed += result.passed.length;
    failed += result.failed.length;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
