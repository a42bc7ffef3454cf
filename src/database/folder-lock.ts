/** Another process has the folder open. Its message says which. */
class FolderHeldError extends Error {
  override readonly name = 'FolderHeldError';

  constructor(folder: string, holder: Holder) {
    super(
      `The database in ${folder} is open in process ${holder.pid} on ${holder.host} since ${holder.since}. ` +
        `Stop that process, or use PostgreSQL for several. If it is long gone, delete ${folder}.lock.`,
    );
  }
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

/** Folders that this very process holds: after a crash in a container, its successor may have the same process id. */
const held = new Set<string>();

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function readHolder(text: string): Holder | undefined {
  try {
    const { pid, host, since } = JSON.parse(text) as Record<string, unknown>;
    return Number.isSafeInteger(pid)
      ? { pid: pid as number, host: String(host), since: String(since) }
      : undefined;
  } catch {
    return undefined;
  }
}

function create(fs: typeof import('node:fs'), file: string, text: string): boolean {
  try {
    fs.writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Takes the folder for this process, or says who has it. The lock of a process that is gone is taken over. */
export async function lockFolder(folder: string): Promise<() => void> {
  const [fs, os, path] = await Promise.all([import('node:fs'), import('node:os'), import('node:path')]);
  const lock = `${path.resolve(folder)}.lock`;
  const mine: Holder = { pid: process.pid, host: os.hostname(), since: new Date().toISOString() };
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  if (!create(fs, lock, JSON.stringify(mine))) {
    // One process at a time may judge whether the holder is gone, or two could each remove the other's new lock.
    const judging = `${lock}.takeover`;
    const holder = readHolder(fs.readFileSync(lock, 'utf8'));
    if ((holder && isHeld(holder, lock, mine)) || !create(fs, judging, ''))
      throw new FolderHeldError(folder, holder ?? mine);
    try {
      fs.rmSync(lock, { force: true });
      if (!create(fs, lock, JSON.stringify(mine))) throw new FolderHeldError(folder, holder ?? mine);
    } finally {
      fs.rmSync(judging, { force: true });
    }
  }
  held.add(lock);
  const release = (): void => {
    if (held.delete(lock)) fs.rmSync(lock, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** Another machine's process cannot be looked at, so it counts as there. */
function isHeld(holder: Holder, lock: string, mine: Holder): boolean {
  if (holder.host !== mine.host) return true;
  return holder.pid === mine.pid ? held.has(lock) : isAlive(holder.pid);
}
