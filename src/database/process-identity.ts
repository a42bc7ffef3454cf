/** Which process something belongs to, so that others can tell whether it is gone. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly host: string;
  /** The start of the machine and the space that the process id counts in (a container has its own), where they are known. */
  readonly space?: string | undefined;
  /** When the process began, in ticks of the machine's clock: tells it from a later one with the same id. */
  readonly began?: string | undefined;
}

type Files = typeof import('node:fs');

function read(fs: Files, file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** The 22nd field; the second one is the program's name, which may hold blanks and brackets. */
function beganOf(fs: Files, pid: number | 'self'): string | undefined {
  const stat = read(fs, `/proc/${pid}/stat`);
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  // A zombie has ended, and only waits for its parent to notice.
  return state === undefined || state === 'Z' || state === 'X' ? undefined : fields[18];
}

function spaceOf(fs: Files): string | undefined {
  const boot = read(fs, '/proc/sys/kernel/random/boot_id');
  try {
    return boot === undefined ? undefined : `${boot} ${fs.readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

export async function ownIdentity(): Promise<ProcessIdentity> {
  const [fs, os] = await Promise.all([import('node:fs'), import('node:os')]);
  return { pid: process.pid, host: os.hostname(), space: spaceOf(fs), began: beganOf(fs, 'self') };
}

/** Whether a process is there, by its id: true too where it belongs to another user. */
function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM';
  }
}

/** What can be known from here of another process: nothing of one on another machine or in another container. */
export async function lifeOf(
  other: ProcessIdentity,
  mine: ProcessIdentity,
): Promise<'alive' | 'gone' | 'unknown'> {
  const fs = await import('node:fs');
  if (other.space !== undefined && other.began !== undefined && mine.space !== undefined)
    return other.space !== mine.space ? 'unknown' : beganOf(fs, other.pid) === other.began ? 'alive' : 'gone';
  // No such process on the same machine; one that is there may be a later one with the same id.
  const isHere = other.host === mine.host && (other.space ?? mine.space) === mine.space;
  return isHere && !hasProcess(other.pid) ? 'gone' : 'unknown';
}
