import { member } from '../../refusals/fields.js';
import { fillText } from '../environments.js';
import type { Asked, Pair, Scope } from './asked.js';
import type { Change } from './results.js';

/** Characters of all variables of a run. */
const MOST_TEXT = 1_000_000;

const pairsOf = (variables: readonly unknown[]): Pair[] =>
  variables.flatMap((variable) => {
    const [key, value] = [member(variable, 'key'), member(variable, 'value')];
    const isUsed = member(variable, 'enabled') !== false && member(variable, 'disabled') !== true;
    return isUsed && typeof key === 'string' && typeof value === 'string' ? [[key, value] as const] : [];
  });

/** The variables of one run. What a script sets holds for the rest of the run: nothing that is kept changes. */
export class RunVariables {
  readonly #scopes: Readonly<Record<Scope, Map<string, string>>>;

  constructor(environment: readonly unknown[], collection: readonly unknown[]) {
    this.#scopes = {
      variables: new Map(),
      environment: new Map(pairsOf(environment)),
      collectionVariables: new Map(pairsOf(collection)),
    };
  }

  fill(text: string): string {
    const known = Object.values(this.#scopes);
    return fillText(text, (name) => known.find((each) => each.has(name))?.get(name));
  }

  told(): Asked['values'] {
    const { variables, environment, collectionVariables } = this.#scopes;
    return {
      variables: [...variables],
      environment: [...environment],
      collectionVariables: [...collectionVariables],
    };
  }

  /** Whether all changes were taken; those that would fill the memory are not. */
  take(changes: readonly Change[]): boolean {
    for (const { scope, key, value } of changes) {
      const values = this.#scopes[scope];
      if (value === null) values.delete(key);
      else if (this.#length + key.length + value.length > MOST_TEXT) return false;
      else values.set(key, value);
    }
    return true;
  }

  get #length(): number {
    return Object.values(this.#scopes)
      .flatMap((each) => [...each])
      .reduce((length, [key, value]) => length + key.length + value.length, 0);
  }
}
