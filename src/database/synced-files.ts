import type { PGlite } from '@electric-sql/pglite';

type NodeFS = typeof import('@electric-sql/pglite/nodefs').NodeFS;
type Initialised = ReturnType<InstanceType<NodeFS>['init']>;

/** What is used of Emscripten's file system, which PGlite's WebAssembly writes its files through. */
interface Emscripten {
  readonly FS: {
    readonly filesystems?: { readonly NODEFS?: NodeFiles };
    readonly ErrnoError: new (errno: number) => Error;
  };
  /** Where later versions have it. */
  readonly NODEFS?: NodeFiles;
}
interface NodeFiles {
  readonly stream_ops: StreamOperations;
}
interface StreamOperations {
  fsync?(stream: { readonly nfd: number }): number;
}

/** `EIO` as WebAssembly's C library numbers it. PostgreSQL then stops at once, and finds the truth in its log at the next start. */
const INPUT_OUTPUT_ERROR = 29;

/** What some systems answer where a directory cannot be synced; there it need not be. */
const NOT_FOR_DIRECTORIES = ['EPERM', 'EACCES', 'EISDIR', 'EINVAL', 'EBADF'];

/** PGlite ran without waiting for the disk although it was told to. */
class NotDurableError extends Error {
  override readonly name = 'NotDurableError';
}

/**
 * A folder for PGlite that is as durable as PostgreSQL's own: a commit waits until the disk has it. PGlite as it comes does
 * not: it runs PostgreSQL with `-F`, and its file system has no `fsync`.
 */
export async function openSynced(
  create: typeof PGlite,
  { NodeFS }: { NodeFS: NodeFS },
  folder: string,
): Promise<PGlite> {
  const { fsyncSync, fstatSync } = await import('node:fs');
  let count = 0;

  const sync = (stream: { readonly nfd: number }, { FS }: Emscripten): number => {
    try {
      fsyncSync(stream.nfd);
    } catch (error) {
      const isFine = NOT_FOR_DIRECTORIES.includes(codeOf(error)) && fstatSync(stream.nfd).isDirectory();
      if (!isFine) throw new FS.ErrnoError(INPUT_OUTPUT_ERROR);
    }
    count += 1;
    return 0;
  };

  class SyncedFiles extends NodeFS {
    override async init(database: PGlite, options: object): Initialised {
      const { emscriptenOpts } = await super.init(database, options);
      const addSync = (module: unknown): void => {
        const emscripten = module as Emscripten;
        const files = emscripten.NODEFS ?? emscripten.FS.filesystems?.NODEFS;
        // Without it no record reaches the disk, which is found out below.
        if (files) files.stream_ops.fsync = (stream) => sync(stream, emscripten);
      };
      return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
    }
  }

  const startParams = [
    ...create.defaultStartParams.filter((parameter) => parameter !== '-F'),
    // What PostgreSQL would choose, `fdatasync`, does nothing in Emscripten.
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'synchronous_commit=on',
  ];
  const database = await create.create({ fs: new SyncedFiles(folder), startParams });
  try {
    await syncTree(folder);
    const before = count;
    await database.query("SELECT pg_logical_emit_message(true, 'florin', 'synced')");
    if (count === before)
      throw new NotDurableError(
        'This version of PGlite does not wait for the disk. Install the version that florin names as its peer, or use PostgreSQL.',
      );
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
  return database;
}

const codeOf = (error: unknown): string => String(Object(error).code);

/** Beside the database's own files: which folder was brought to the disk whole. A copy of the folder is another one. */
const MARK = 'florin-synced';

/**
 * Brings a whole folder to the disk, once: what made it did not wait for the disk, nor did what copied it here or versions of
 * this library before this one.
 */
async function syncTree(folder: string): Promise<void> {
  const [fs, path] = await Promise.all([import('node:fs'), import('node:path')]);
  const mark = path.join(folder, MARK);
  const { dev, ino } = fs.statSync(path.join(folder, 'PG_VERSION'), { bigint: true });
  const whole = `${dev} ${ino}`;
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === whole) return;
  const sync = (name: string, flags: string): void => {
    try {
      const file = fs.openSync(name, flags);
      try {
        fs.fsyncSync(file);
      } finally {
        fs.closeSync(file);
      }
    } catch (error) {
      if (flags !== 'r' || !NOT_FOR_DIRECTORIES.includes(codeOf(error))) throw error;
    }
  };
  const inside = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of inside.map((each) => path.join(folder, each)))
    sync(name, fs.statSync(name).isDirectory() ? 'r' : 'r+');
  fs.writeFileSync(mark, whole);
  sync(mark, 'r+');
  sync(folder, 'r');
  sync(path.dirname(path.resolve(folder)), 'r');
}
