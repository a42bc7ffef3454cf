import { readdirSync, watch, type FSWatcher } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Where pages listen for changes; with `.js` at the end, the script that does so. */
export const RELOAD_PATH = '/florin-dev/changes';

const SCRIPT = `new EventSource('${RELOAD_PATH}').onmessage = () => location.reload();\n`;

/** Milliseconds in which the files that an editor writes at once count as one change. */
const PAUSE = 100;
const MOST_FOLDERS = 200;

const isWatched = (name: string): boolean => name !== 'node_modules' && !name.startsWith('.');

/** A folder and those in it, near ones first; not what is installed or hidden. */
function foldersOf(root: string): string[] {
  const found = [root];
  for (const folder of found) {
    if (found.length >= MOST_FOLDERS) break;
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && isWatched(entry.name)) found.push(join(folder, entry.name));
  }
  return found.slice(0, MOST_FOLDERS);
}

/** Tells open pages when a file below a folder changes. */
export class Changes {
  readonly #root: string;
  readonly #pages = new Set<ServerResponse>();
  readonly #watchers = new Map<string, FSWatcher>();
  #timer: NodeJS.Timeout | undefined;

  constructor(root: string) {
    this.#root = root;
    this.#watch();
  }

  #watch(): void {
    for (const folder of foldersOf(this.#root)) {
      if (this.#watchers.has(folder)) continue;
      const watcher = watch(folder, (_event, name) => {
        if (name === null || isWatched(name)) this.#changed();
      });
      // A folder that is gone has nothing more to tell.
      watcher.on('error', () => this.#watchers.delete(folder));
      this.#watchers.set(folder, watcher);
    }
  }

  #changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#watch();
      for (const page of this.#pages) page.write('data: changed\n\n');
    }, PAUSE);
  }

  /** Answers a page that listens, or the script that makes it listen. Returns whether the request was for either. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.url === `${RELOAD_PATH}.js`) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(SCRIPT);
      return true;
    }
    if (request.url !== RELOAD_PATH) return false;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 500\n\n');
    this.#pages.add(response);
    response.on('close', () => this.#pages.delete(response));
    return true;
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
  }
}
