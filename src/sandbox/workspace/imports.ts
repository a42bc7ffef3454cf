import { Collection, type workspace as table } from '../../client/workspace/index.js';
import { leniently } from '../../client/schema/validate.js';
import type { Answers } from '../rows/simulation.js';
import { recordsOf } from './records.js';
import { addCollection } from './collections.js';
import { requestsOf } from './described.js';
import { addEnvironment, readVariables } from './environments.js';
import { refer } from './lookup.js';
import { missing, required, wrong } from './refusal.js';

type Fields = Readonly<Record<string, unknown>>;

const entriesOf = (data: Fields, name: string): readonly unknown[] => {
  const entries = data[name] ?? [];
  if (!Array.isArray(entries)) throw wrong(name);
  return entries;
};

/** A dump has many collections; what is exported of one is that collection. */
const collectionsIn = (data: Fields): readonly unknown[] =>
  'info' in data ? [data] : entriesOf(data, 'collections');

function readCollection(value: unknown): { name: string; content: Collection } {
  const { value: content, fault } = leniently(Collection(), value) as { value: Collection; fault?: string };
  if (fault) throw wrong(`collections.${fault}`);
  return { name: required(content.info?.name, 'collections.info.name'), content };
}

export const importAnswers = {
  /** All or nothing: the whole dump is read before the first collection is made. */
  importExportedData: (state, { input }) => {
    const records = recordsOf(state);
    const collections = collectionsIn(input).map(readCollection);
    const environments = entriesOf(input, 'environments').map(readVariables);
    if (collections.length + environments.length === 0) throw missing('collections');
    const workspaceId = records.homeId;
    for (const { name, values } of environments) addEnvironment(state, name, values);
    const made = collections.map(({ name, content }) => addCollection(state, name, content, { workspaceId }));
    return { collections: made.map((entry) => refer(records, entry)) };
  },

  importOpenApi: (state, { input }) => {
    const records = recordsOf(state);
    const description = required(input.input, 'input');
    if (!/^[23]\.\d/.test(required(description.openapi, 'input.openapi'))) throw wrong('input.openapi');
    const name = required(description.info?.title, 'input.info.title');
    const item = requestsOf(description);
    const entry = addCollection(state, name, { info: { name }, item }, { workspaceId: records.homeId });
    return { collections: [refer(records, entry)] };
  },
} satisfies Partial<Answers<typeof table>>;
