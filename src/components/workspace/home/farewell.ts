import type { Client } from '../../../client/index.js';
import { listApis, listMocks } from '../../../client/workspace/index.js';
import type { Words } from '../../base/words.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Word } from '../../../words/compiled/workspace/home/en.js';
import type { Farewell } from '../shell/deleting.js';
import { monitorsThat, type FoundMonitors } from '../shell/victims.js';
import { readPlace, type Place } from './rows.js';

const apisRow = /*@__PURE__*/ proxyRow('workspace', listApis);
const mocksRow = /*@__PURE__*/ proxyRow('workspace', listMocks);

/** What goes with a workspace. */
interface Victims extends FoundMonitors {
  readonly collections: readonly string[];
  readonly environments: readonly string[];
  readonly mocks: readonly string[];
  readonly apis: readonly string[];
}

/** What goes with a workspace, by name. */
export async function victimsOf(client: Client, place: Place): Promise<Victims> {
  const [now, { mocks = [] }, { apis = [] }] = await Promise.all([
    readPlace(client, place.uid),
    client.call(mocksRow, {}),
    client.call(apisRow, { workspace: place.uid }),
  ]);
  const { collections, environments } = now ?? place;
  const inside = new Set(collections.map(({ uid }) => uid));
  const found =
    inside.size === 0
      ? { monitors: [], unseen: 0 }
      : await monitorsThat(client, ({ collectionUid = '' }) => inside.has(collectionUid));
  return {
    collections: collections.map(({ name }) => name),
    environments: environments.map(({ name }) => name),
    mocks: mocks
      .filter(({ collection = '' }) => inside.has(collection))
      .map(({ mockUrl, uid }) => mockUrl || uid || ''),
    apis: apis.map(({ name = '' }) => name),
    ...found,
  };
}

/** The most that is typed before a workspace goes: long names are cut. */
const TYPED = 20;

/** What is asked before a workspace goes: all that goes with it is named, and its name is typed. */
export function farewellOf(
  words: Pick<Words<Word>, 'text'>,
  name: string,
  { unseen, ...lists }: Victims,
): Farewell {
  const wanted = name.trim().slice(0, TYPED);
  const kinds = Object.keys(lists) as (keyof typeof lists)[];
  const victims = kinds.flatMap((kind) =>
    lists[kind].map((each) => words.text(`victim-${kind}`, { name: isolatedText(each, 80) })),
  );
  return {
    title: words.text('ask-delete', { name: isolatedText(name, 80) }),
    effect: words.text(victims.length > 0 ? 'effect' : 'effect-empty'),
    victims,
    unseen,
    typed: [
      {
        label: words.text('type-name', { name: isolatedText(wanted, TYPED) }),
        wrong: words.text('type-name-wrong'),
        isText: true,
        isRight: (text) => text.trim() === wanted.trim(),
      },
    ],
  };
}
