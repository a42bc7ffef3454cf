import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../scripts/with-postgres.mjs', import.meta.url));

/** Says where the server is, and keeps it until this end of the pipe is closed. */
const HOLD =
  "console.log(process.env.FLORIN_POSTGRES); process.stdin.on('end', () => process.exit()).resume();";

/** The fourth field; the second one is the program's name in brackets. */
const parentOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);

function childrenOf(parent: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((pid) => {
    try {
      return parentOf(pid) === parent;
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
}

/** A PostgreSQL of its own, which a test may freeze: that of the other tests is theirs. */
export class FrozenPostgres {
  readonly address: string;
  readonly #script: ChildProcess;
  #server: number | undefined;
  #isFrozen = false;

  private constructor(script: ChildProcess, address: string) {
    this.#script = script;
    this.address = address;
  }

  static async start(): Promise<FrozenPostgres> {
    const script = spawn(process.execPath, [SCRIPT, process.execPath, '-e', HOLD], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [said] = (await once(script.stdout, 'data')) as [Buffer];
    return new FrozenPostgres(script, String(said).trim());
  }

  /** Finds the server by the process id of one of its connections. */
  know(connection: number): void {
    this.#server = parentOf(connection);
  }

  /** All of its processes stand still, in the middle of whatever they do. */
  freeze(): void {
    this.#signal('SIGSTOP');
    this.#isFrozen = true;
  }

  wake(): void {
    if (this.#isFrozen) this.#signal('SIGCONT');
    this.#isFrozen = false;
  }

  async stop(): Promise<void> {
    this.wake();
    this.#script.stdin?.end();
    await once(this.#script, 'exit');
  }

  #signal(signal: NodeJS.Signals): void {
    if (this.#server === undefined) throw new Error('The process of the server is not known');
    for (const pid of [this.#server, ...childrenOf(this.#server)]) process.kill(pid, signal);
  }
}
