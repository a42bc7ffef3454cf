import { lifeOf, ownIdentity, type ProcessIdentity } from './process-identity.js';

/** Another process has the folder open. Its message says which. */
class FolderHeldError extends Error {
  override readonly name = 'FolderHeldError';

  constructor(folder: string, holder: Partial<Holder> | undefined, more = '') {
    const { pid = 'of another kind', host = 'an unknown machine', since = 'some time' } = holder ?? {};
    super(
      `The database in ${folder} is open in process ${pid} on ${host} since ${since}. ` +
        `Stop that process, or use PostgreSQL for several. ${more}`.trimEnd(),
    );
  }
}

interface Holder extends ProcessIdentity {
  readonly id: string;
  readonly since: string;
  /** Counts up while the holder lives. */
  readonly beat: number;
}

export interface FolderLock {
  release(): void;
  /** Throws where another process took the folder meanwhile, because this one stood still for too long. */
  check(): void;
  /** What to do at once where another process has taken the folder. */
  whenLost(stop: () => void): void;
}

export interface LockTimes {
  /** Milliseconds between two signs of life. */
  readonly beat: number;
  /** Milliseconds without one after which a holder that cannot be looked at counts as gone. */
  readonly gone: number;
}

const TIMES: LockTimes = { beat: 3000, gone: 15_000 };

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

const waitFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * The lock is a folder of numbered files, of which the highest counts. Taking over makes the next number, which only one
 * process can; a released lock keeps its number. So no process ever removes what another one has just made, and one that dies
 * in the middle of taking over leaves a lock like any other.
 */
class LockFiles {
  readonly #fs: typeof import('node:fs');
  readonly #folder: string;

  private constructor(fs: typeof import('node:fs'), folder: string) {
    this.#fs = fs;
    this.#folder = folder;
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** The lock of a version before this one was a file. */
  static async open(folder: string, mine: ProcessIdentity): Promise<LockFiles> {
    const [fs, path] = await Promise.all([import('node:fs'), import('node:path')]);
    const lock = `${path.resolve(folder)}.lock`;
    if (fs.statSync(lock, { throwIfNoEntry: false })?.isFile()) {
      const holder = JSON.parse(fs.readFileSync(lock, 'utf8') || '{}') as Partial<Holder>;
      const isGone = holder.pid === mine.pid || (await lifeOf(holder as Holder, mine)) === 'gone';
      if (!isGone) throw new FolderHeldError(folder, holder, `If it is long gone, delete ${lock}.`);
      fs.rmSync(lock, { force: true });
    }
    return new LockFiles(fs, lock);
  }

  highest(): number {
    return Math.max(0, ...this.#numbers());
  }

  /** Nothing where there is none, or what it says cannot be read. */
  read(number: number): { readonly text: string; readonly holder?: Partial<Holder> | undefined } {
    let text = '';
    try {
      text = this.#fs.readFileSync(this.#file(number), 'utf8');
      return { text, holder: JSON.parse(text) as Partial<Holder> };
    } catch {
      return { text };
    }
  }

  /** Whether this process made it: false where another one was quicker. */
  create(number: number, text: string): boolean {
    try {
      this.#fs.writeFileSync(this.#file(number), text, { flag: 'wx', mode: 0o600 });
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  }

  write(number: number, text: string): void {
    this.#fs.writeFileSync(this.#file(number), text);
  }

  remove(isToGo: (number: number) => boolean): void {
    for (const number of this.#numbers().filter(isToGo)) this.#fs.rmSync(this.#file(number), { force: true });
  }

  /** None where the folder was deleted meanwhile, with what it locked. */
  #numbers(): number[] {
    const names = this.#fs.existsSync(this.#folder) ? this.#fs.readdirSync(this.#folder) : [];
    return names.filter((name) => /^\d+$/.test(name)).map(Number);
  }

  #file(number: number): string {
    return `${this.#folder}/${number}`;
  }
}

/**
 * Takes the folder for this process, or says who has it. The lock of a process that is gone is taken over: at once where
 * that can be seen from here, and else, after another container or another machine had it, when it shows no sign of life.
 */
export async function lockFolder(folder: string, times: LockTimes = TIMES): Promise<FolderLock> {
  const identity = await ownIdentity();
  const files = await LockFiles.open(folder, identity);
  const mine = { ...identity, id: crypto.randomUUID(), since: new Date().toISOString() };
  for (;;) {
    const last = files.highest();
    if (last > 0 && (await isHeld(files, last, identity, times)))
      throw new FolderHeldError(folder, files.read(last).holder);
    const number = last + 1;
    if (!files.create(number, JSON.stringify({ ...mine, beat: 0 }))) continue;
    // One that judged an older lock makes an older number, and finds the newer one here.
    if (files.highest() !== number) {
      files.remove((other) => other === number);
      continue;
    }
    files.remove((other) => other < number);
    return new HeldLock(folder, files, number, mine, times);
  }
}

async function isHeld(
  files: LockFiles,
  number: number,
  identity: ProcessIdentity,
  times: LockTimes,
): Promise<boolean> {
  const { text, holder } = files.read(number);
  if (isReleased(holder)) return false;
  if (holder) {
    const life = await lifeOf(holder as Holder, identity);
    if (life !== 'unknown') return life === 'alive';
  }
  await waitFor(times.gone);
  const later = files.read(number);
  return later.text !== text && !isReleased(later.holder);
}

const isReleased = (holder: Partial<Holder> | undefined): boolean =>
  holder !== undefined && holder.id === undefined;

class HeldLock implements FolderLock {
  readonly #folder: string;
  readonly #files: LockFiles;
  readonly #number: number;
  readonly #mine: Omit<Holder, 'beat'>;
  readonly #times: LockTimes;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #onExit = (): void => {
    this.#stop();
    this.release();
  };
  #stop: () => void = () => undefined;
  #beat = 0;
  #beatAt = performance.now();
  #isReleased = false;

  constructor(
    folder: string,
    files: LockFiles,
    number: number,
    mine: Omit<Holder, 'beat'>,
    times: LockTimes,
  ) {
    this.#folder = folder;
    this.#files = files;
    this.#number = number;
    this.#mine = mine;
    this.#times = times;
    this.#timer = setInterval(() => this.#signOfLife(), times.beat);
    this.#timer.unref();
    process.once('exit', this.#onExit);
  }

  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    clearInterval(this.#timer);
    process.off('exit', this.#onExit);
    if (this.#isMine()) this.#files.write(this.#number, '{}');
  }

  check(): void {
    if (performance.now() - this.#beatAt < this.#times.gone / 2) return;
    this.#signOfLife();
    if (!this.#isMine())
      throw new FolderHeldError(this.#folder, this.#files.read(this.#files.highest()).holder);
  }

  whenLost(stop: () => void): void {
    this.#stop = stop;
  }

  #isMine(): boolean {
    return (
      this.#files.highest() === this.#number && this.#files.read(this.#number).holder?.id === this.#mine.id
    );
  }

  #signOfLife(): void {
    try {
      if (!this.#isMine()) return this.#stop();
      this.#files.write(this.#number, JSON.stringify({ ...this.#mine, beat: (this.#beat += 1) }));
      this.#beatAt = performance.now();
    } catch {
      // A disk that fails for a moment: the next sign of life, or the next statement, looks again.
      return;
    }
  }
}
