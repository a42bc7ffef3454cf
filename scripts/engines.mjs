import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { aptInstall, onPath } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { say } from './processes.mjs';
import { RUNNERS, runFlows } from './test/runners.mjs';

const MINUTE = 60_000;

/** What runs in an engine, the share of it that must not have been skipped, and how long it may take with its second try. */
const KINDS = [
  { kind: 'element tests', run: RUNNERS.browser, leastShare: 0.9, limit: 25 * MINUTE },
  { kind: 'main flows', run: runFlows, leastShare: 1, limit: 6 * MINUTE },
];

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

/** Runs one kind of test in one engine; too few that really ran is a failure as much as one that failed. */
async function runIn(name, { kind, run, leastShare, limit }, parts) {
  const result = await run(parts, { BROWSER: name }, limit);
  const ran = result.passed.length + result.failed.length;
  const isEnough = ran >= result.count * leastShare && (result.count > 0 || parts.length > 0);
  const failed = result.failed.map((failure) => `(${name}) ${failure}`);
  if (!isEnough) failed.push(`(${name}) only ${ran} of ${result.count} ${kind} ran`);
  return { ...result, failed, skipped: result.skipped.map((test) => `${test} (${name})`) };
}

/** Every kind of test in one engine, one after the other. */
async function runAll(name, parts) {
  const results = [];
  for (const kind of KINDS) results.push(await runIn(name, kind, parts));
  return results;
}

/** The engines that can run here. */
async function findEngines(names) {
  const found = [];
  for (const name of names) {
    const reason = await obstacle(name);
    if (reason) console.log(`skipped: ${name}, because ${reason}`);
    else found.push(name);
  }
  return found;
}

export async function main(args) {
  await ensureBuilt();
  const named = args.filter((arg) => Object.hasOwn(ENGINES, arg));
  const parts = args.filter((arg) => !Object.hasOwn(ENGINES, arg));
  const engines = await findEngines(named.length > 0 ? named : Object.keys(ENGINES));
  const results = [];
  // Side by side where there is a core for each: an engine shows one page at a time.
  if (availableParallelism() > 1)
    results.push(...(await Promise.all(engines.map((name) => runAll(name, parts)))).flat());
  else for (const name of engines) results.push(...(await runAll(name, parts)));
  let [passed, failed] = [0, 0];
  for (const result of results) {
    for (const skipped of result.skipped) console.log(`skipped: ${skipped}`);
    for (const failure of result.failed) console.log(`\nFAILED ${failure}`);
    passed += result.passed.length;
    failed += result.failed.length;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
