import type { EnvironmentVariable } from '../../../client/workspace/index.js';

/** A variable as it is edited; what the platform tells beyond these is kept with it, and sent back. */
export interface Variable {
  readonly key: string;
  readonly value: string;
  readonly isSecret: boolean;
  readonly isOn: boolean;
  /** As the platform told it last. */
  readonly told: EnvironmentVariable;
}

const SECRET = 'secret';

export const NEW: Variable = { key: '', value: '', isSecret: false, isOn: true, told: {} };

export const variableOf = (told: EnvironmentVariable): Variable => ({
  key: told.key ?? '',
  value: told.value ?? '',
  isSecret: told.type === SECRET,
  isOn: told.enabled !== false,
  told,
});

/** What is sent: what was told, with what was changed. A type that is new to this library stays, unless a person chose another. */
export function sentOf({ key, value, isSecret, isOn, told }: Variable): EnvironmentVariable {
  const wasSecret = told.type === SECRET;
  const type = isSecret === wasSecret && told.type ? told.type : isSecret ? SECRET : 'default';
  return { ...told, key, value, type, enabled: isOn };
}

const sorted = (told: EnvironmentVariable): string =>
  JSON.stringify(Object.entries(told).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Whether both come to the same at the platform. */
export const isSame = (one: Variable | undefined, other: Variable | undefined): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && sorted(sentOf(one)) === sorted(sentOf(other)));

export const areSame = (one: readonly Variable[], other: readonly Variable[]): boolean =>
  one.length === other.length && one.every((each, at) => isSame(each, other[at]));

export type Fault = 'empty-key' | 'twice';

/** What is wrong with each variable, by its place: a value without a key, or a key that counts twice. */
export function faultsOf(variables: readonly Variable[]): ReadonlyMap<number, Fault> {
  const faults = new Map<number, Fault>();
  const first = new Map<string, number>();
  variables.forEach(({ key, value, isOn }, at) => {
    const name = key.trim();
    if (name === '') {
      if (value !== '') faults.set(at, 'empty-key');
      return;
    }
    if (!isOn) return;
    const before = first.get(name);
    if (before === undefined) first.set(name, at);
    else for (const place of [before, at]) faults.set(place, 'twice');
  });
  return faults;
}

/** Rows in which nothing is typed are nothing; keys have no spaces around them. */
export const filled = (variables: readonly Variable[]): readonly Variable[] =>
  variables
    .filter(({ key, value }) => key.trim() !== '' || value !== '')
    .map((each) => ({ ...each, key: each.key.trim() }));
