import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureBuilt } from './build.mjs';
import { Failure, ROOT, run, runNode, say, seconds } from './processes.mjs';
import { sameDependencies } from './skew/same-dependencies.mjs';

/** What a shop has of a version: its proxy and commands, its frames, and the files for its pages. */
const STEPS = ['frames', 'library', 'cdn'];

/** Without this flag a run that cannot be made fails: a release is not to go out because a commit was not there. */
const SKIP = '--skip-if-missing';

/** What Git prints; undefined where it fails, for example outside of a repository. */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The version before: the one that is named, else the last one with a tag, else the one that the tests record. */
function versionBefore(named) {
  const recorded = JSON.parse(readFileSync(join(ROOT, 'test/skew/before.json'), 'utf8')).ref;
  const ref = named ?? git('describe', '--tags', '--abbrev=0') ?? recorded;
  return { ref, commit: git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`) };
}

async function install(folder) {
  if (sameDependencies(ROOT, folder))
    return symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  say('the version before has other dependencies: npm ci …');
  const args = ['ci', '--include=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', args, { cwd: folder, shell: process.platform === 'win32' });
  if (code !== 0) throw new Failure(`npm ci failed for the version before:\n${output.trim()}`);
}

/** The sources of a commit in a folder outside of this repository, with a build made by its own scripts. */
async function make(commit, home) {
  const start = performance.now();
  const folder = join(home, 'before');
  const archive = join(home, 'before.tar');
  mkdirSync(folder);
  if (git('archive', '--format=tar', '--output', archive, commit) === undefined)
    throw new Failure(`git archive ${commit} failed.`);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  await install(folder);
  const program = `(await import('./scripts/words.mjs')).compileWords();
    await (await import('./scripts/build.mjs')).ensureBuilt(${JSON.stringify(STEPS)});`;
  const { code, output } = await runNode(['--input-type=module', '--eval', program], { cwd: folder });
  if (code !== 0 || !existsSync(join(folder, 'dist/cdn/integrity.json')))
    throw new Failure(`The version before does not build:\n${output.trim()}`);
  say(`built the version before in ${seconds(start)}`);
  return folder;
}

/**
 * `npm run skew -- [ref] [--only part of a row]`: pays in shops whose page, proxy, card frame and ledger are of two versions,
 * this one and the one before. Prints a line for each payment; ends with `N passed, N failed`.
 */
export async function main(args) {
  const at = args.indexOf('--only');
  const words = at < 0 ? [] : args.slice(at + 1);
  const [named] = (at < 0 ? args : args.slice(0, at)).filter((word) => word !== SKIP);
  const { ref, commit } = versionBefore(named);
  if (commit === undefined) {
    const why = `${ref} is not in this checkout. If it is a shallow one, run git fetch --unshallow --tags.`;
    if (!args.includes(SKIP)) throw new Failure(why);
    console.log(`skipped: ${why}`);
    return 0;
  }
  say(`the version before is ${ref}`);
  await ensureBuilt(STEPS);
  const home = mkdtempSync(join(tmpdir(), 'florin-skew-'));
  try {
    const before = await make(commit, home);
    const { register } = await import('tsx/esm/api');
    register();
    const { play } = await import(join(ROOT, 'test/skew/main.ts'));
    let failed = 0;
    let passed = 0;
    await play({ before, today: ROOT }, words, ({ mix, what, wrong }) => {
      if (wrong === '') passed++;
      else failed++;
      console.log(
        `${wrong === '' ? 'passed' : 'FAILED'}  ${mix.padEnd(50)}  ${what}${wrong && `\n        ${wrong}`}`,
      );
    });
    console.log(`${passed} passed, ${failed} failed`);
    return failed > 0 || passed === 0 ? 1 : 0;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
