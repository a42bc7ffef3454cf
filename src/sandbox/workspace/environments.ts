import { EnvironmentRequest, type workspace as table } from '../../client/workspace/index.js';
import { leniently } from '../../client/schema/validate.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { begin, recordsOf, trace, type EnvironmentEntry } from './records.js';
import { byUid, listed, refer, uidOf } from './lookup.js';
import { required, wrong } from './refusal.js';
import { removeEnvironment } from './removal.js';

/** An environment as it stands in a body or in an exported file. */
export function readVariables(value: unknown): { name: string; values: EnvironmentEntry['values'] } {
  const { value: read, fault } = leniently(EnvironmentRequest(), value);
  if (fault) throw wrong(`environment.${fault}`);
  const { name, values = [] } = read as EnvironmentRequest;
  for (const { key } of values) required(key, 'environment.values.key');
  return { name: required(name, 'environment.name'), values };
}

export function addEnvironment(
  state: State,
  name: string,
  values: EnvironmentEntry['values'],
): EnvironmentEntry {
  const records = recordsOf(state);
  const entry = { ...begin(state, name), values, workspaceId: records.homeId };
  records.environments.set(entry.id, entry);
  trace(state, 'environment.created', name);
  return entry;
}

/** Fills variables into a text. One that is unknown stays as it is. */
export const fillText = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => valueOf(name) ?? whole);

/** Fills the variables of an environment into a text. One that is unknown, or out of use, stays as it is. */
export function filler(state: State, environmentId: string | undefined): (text: string) => string {
  const values = recordsOf(state).environments.get(environmentId ?? '')?.values ?? [];
  const known = new Map(
    values.filter(({ enabled }) => enabled !== false).map(({ key, value }) => [key, value]),
  );
  return (text) => fillText(text, (name) => known.get(name));
}

export const environmentAnswers = {
  listEnvironments: (state) => {
    const records = recordsOf(state);
    return { environments: [...records.environments.values()].map((entry) => listed(records, entry)) };
  },

  createEnvironment: (state, { input }) => {
    const { name, values } = readVariables(required(input.environment, 'environment'));
    return { environment: refer(recordsOf(state), addEnvironment(state, name, values)) };
  },

  getEnvironment: (state, { input }) => {
    const records = recordsOf(state);
    const { id, name, values } = byUid(records, records.environments, 'environment', input.environmentUid);
    return {
      environment: { id, name, values: values.map((each) => ({ type: 'default', enabled: true, ...each })) },
    };
  },

  updateEnvironment: (state, { input }) => {
    const records = recordsOf(state);
    const entry = byUid(records, records.environments, 'environment', input.environmentUid);
    const { name, values } = readVariables(required(input.environment, 'environment'));
    Object.assign(entry, { name, values, updatedAt: state.now() });
    return { environment: refer(records, entry) };
  },

  deleteEnvironment: (state, { input }) => {
    const records = recordsOf(state);
    const { id, name } = byUid(records, records.environments, 'environment', input.environmentUid);
    removeEnvironment(records, id);
    trace(state, 'environment.deleted', name);
    return { environment: { id, uid: uidOf(records, id) } };
  },
} satisfies Partial<Answers<typeof table>>;
