import { Asking } from './asking.js';
import { readCollectionsIn } from './rows.js';
import { variablesUsedBy, type UsedVariable } from './used-variables.js';
import type { Variable } from './variable.js';

/** Which variables the requests of the workspace use: asked for when the operator wants to know. */
export class Looking extends Asking {
  #used: readonly UsedVariable[] | undefined;
  /** Collections that were not looked at. */
  unseen = 0;

  get hasLooked(): boolean {
    return this.#used !== undefined;
  }

  /** Those that an environment does not give. One that is not in use gives nothing. */
  missingIn(variables: readonly Variable[]): readonly UsedVariable[] {
    const given = new Set(variables.filter(({ isOn }) => isOn).map(({ key }) => key.trim()));
    return (this.#used ?? []).filter(({ key }) => !given.has(key));
  }

  async look(): Promise<void> {
    const client = this.host.client();
    if (!client) return;
    await this.during(async () => {
      const { collections, unseen } = await readCollectionsIn(client, this.host.spot().workspace);
      this.#used = variablesUsedBy(collections);
      this.unseen = unseen;
    });
    this.host.record.focus('#missing-title');
  }
}
