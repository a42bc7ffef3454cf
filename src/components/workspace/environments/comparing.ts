import type { Listed } from '../shell/in-workspace.js';
import { Asking } from './asking.js';
import { readEnvironment, readEnvironments, type Environment } from './rows.js';

/** Another environment to compare with: which there are, asked for when the operator wants to know, and the one that was chosen. */
export class Comparing extends Asking {
  #others: readonly Listed[] | undefined;
  #other: Environment | undefined;

  /** Nothing before the operator asked. */
  get others(): readonly Listed[] | undefined {
    return this.#others;
  }

  get other(): Environment | undefined {
    return this.#other;
  }

  async begin(): Promise<void> {
    const client = this.host.client();
    if (!client) return;
    await this.during(async () => {
      this.#others = await readEnvironments(client, '', {});
    });
    this.host.record.focus('#compare');
  }

  end(): void {
    this.#others = this.#other = undefined;
    this.problem = '';
    this.host.record.focus('[part=compare]');
  }

  async choose(uid: string): Promise<void> {
    const client = this.host.client();
    this.#other = undefined;
    if (!client || !uid) return this.host.record.update();
    await this.during(async () => {
      this.#other = await readEnvironment(client, uid);
    });
  }
}
