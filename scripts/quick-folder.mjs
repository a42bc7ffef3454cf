import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what stands here in memory. */
const IN_MEMORY = '/dev/shm';

/** Bytes that must be free: tests install packages and open a dozen databases at once. */
const NEEDED = 8 * 1024 ** 3;

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    const limit = process.constrainedMemory() || Infinity;
    return Math.min(bavail * bsize, freemem(), limit) >= NEEDED;
  } catch {
    return false;
  }
};

let folder;

/**
 * Folder for all that a command of ours writes and needs no longer than it runs: in memory where there is room, because a
 * database waits for the disk at each write, and a test for its database. It is gone when the process ends.
 */
export function quickFolder() {
  if (folder) return folder;
  folder = mkdtempSync(join(!process.env.TMPDIR && hasRoom() ? IN_MEMORY : tmpdir(), 'florin-'));
  // A PostgreSQL that a test starts as root belongs to another user, who has to come to its own folder.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
