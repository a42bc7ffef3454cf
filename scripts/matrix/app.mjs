import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { Failure, ROOT, run, runOrFail } from '../processes.mjs';

/** Milliseconds for one command of an app: Angular's packages take a minute to install on a busy machine. */
const LIMIT = 8 * 60_000;

/** What says in few words what went wrong: the last lines that are not of npm itself. */
const gist = (output) =>
  output
    .split('\n')
    .map((line) => stripVTControlCharacters(line).trim())
    .filter((line) => line && !/^npm (?:warn|notice|error A complete log)/i.test(line))
    .slice(-4)
    .join(' · ')
    .slice(0, 400);

/** An app in a folder of its own, with the package as it would be published. */
export class App {
  #row;
  #folder;
  #browser;

  constructor(row, home, browser) {
    this.#row = row;
    this.#browser = browser;
    mkdirSync(home, { recursive: true });
    this.#folder = join(realpathSync(home), row.name.replaceAll(/\W+/g, '-'));
    if (row.folder) cpSync(join(ROOT, 'examples/frameworks', row.folder), this.#folder, { recursive: true });
  }

  get folder() {
    return this.#folder;
  }

  async #run(command) {
    // npm puts the programs of the app first, Node's newer version among them where the app asks for one.
    return run('npm', ['exec', '--no', '-c', command], {
      cwd: this.#folder,
      limit: LIMIT,
      env: this.#environment,
    });
  }

  /** What the test of a shop is told: the browser, and the database where it needs one. */
  get #environment() {
    return { CHROME_PATH: this.#browser, DATABASE_URL: process.env.FLORIN_POSTGRES ?? '' };
  }

  /** Why the app cannot be run here; undefined where it can. */
  get obstacle() {
    const needsServer = this.#row.init?.includes('postgres') && !process.env.FLORIN_POSTGRES;
    return needsServer ? 'FLORIN_POSTGRES names no server.' : undefined;
  }

  async install(archive) {
    if (this.#row.init) await this.#init();
    mkdirSync(this.#folder, { recursive: true });
    const path = join(this.#folder, 'package.json');
    const named = existsSync(path)
      ? JSON.parse(readFileSync(path, 'utf8'))
      : { private: true, type: 'module' };
    const dependencies = { ...named.dependencies, ...this.#row.install, florin: `file:${archive}` };
    writeFileSync(path, JSON.stringify({ ...named, ...this.#row.settings, dependencies }, undefined, 2));
    const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    const { code, output } = await run('npm', args, { cwd: this.#folder, limit: LIMIT });
    return code === 0 ? undefined : gist(output);
  }

  async #init() {
    const command = join(ROOT, 'dist/command/florin.js');
    await runOrFail('florin init', [command, 'init', this.#folder, ...this.#row.init]);
  }

  /** Names and versions of the packages that the page shows. */
  versions() {
    const versionOf = (name) => {
      const path = join(this.#folder, 'node_modules', name, 'package.json');
      return JSON.parse(readFileSync(path, 'utf8')).version;
    };
    const shown = Object.fromEntries(this.#row.shown.map((name) => [name, versionOf(name)]));
    return shown.node || this.#row.runtime ? shown : { ...shown, node: process.versions.node };
  }

  async build() {
    const { scripts = {} } = JSON.parse(readFileSync(join(this.#folder, 'package.json'), 'utf8'));
    for (const script of this.#row.scripts) {
      const { code, output } = await this.#run(scripts[script] ?? script);
      if (code !== 0) throw new Failure(`${script}: ${gist(output)}`);
    }
    if (this.#row.mistake) await this.#seeMistake(scripts.types);
    if (this.#row.page) this.#writePage(this.#row.page);
  }

  /** A layout that there is not has to be told, or the types say nothing. */
  async #seeMistake(types) {
    const path = join(this.#folder, this.#row.mistake);
    const right = readFileSync(path, 'utf8');
    writeFileSync(path, right.replace('layout="tabs"', 'layout="grid"'));
    const { code } = await this.#run(types);
    writeFileSync(path, right);
    if (code === 0) throw new Failure(`types: ${types} does not see a layout that there is not`);
  }

  /** The page for a bundler that writes scripts alone; what listens stands in it where no bundler takes it in. */
  #writePage(script) {
    const page = readFileSync(join(this.#folder, 'index.html'), 'utf8');
    const listener = readFileSync(join(this.#folder, 'main.js'), 'utf8').replace(
      "import 'florin/checkout';",
      '',
    );
    const own = script.includes('main.js') ? '' : `<script type="module">${listener}</script>`;
    const text = page.replace('<script type="module" src="./main.js"></script>', script + own);
    writeFileSync(join(this.#folder, 'dist/index.html'), text);
  }
}
