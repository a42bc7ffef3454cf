import type { Client } from '../../../client/index.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Farewell } from '../shell/deleting.js';
import { readLinks } from './links/link-rows.js';
import { readVersion, readVersions } from './rows.js';
import { kindText } from './schemas/schema-kind.js';
import type { RoomTexts } from './showing.js';
import { LINK_KINDS, type ApiThing, type VersionPath, type VersionThing } from './things.js';

const LONGEST = 80;

/** Each takes several calls of the minute. */
const MOST_VERSIONS = 10;

/** What goes with a version beside its links, by name. */
const insideOf = (words: RoomTexts, { schemas, releases }: VersionThing): readonly string[] => [
  ...schemas.map((schema) => words.text('victim-schema', { kind: kindText(schema) })),
  ...releases.map(({ name }) => words.text('victim-release', { name: isolatedText(name, LONGEST) })),
];

/** What is asked before an API goes: its versions with what is in them. */
export async function apiFarewell(words: RoomTexts, client: Client, api: ApiThing): Promise<Farewell> {
  const versions = await readVersions(client, api.apiId);
  const victims: string[] = [];
  for (const version of versions) {
    victims.push(words.text('victim-version', { name: isolatedText(version.name, LONGEST) }));
    const isLooked = versions.indexOf(version) < MOST_VERSIONS;
    const inside = isLooked ? await readVersion(client, version) : undefined;
    if (inside)
      victims.push(
        ...insideOf(words, inside).map((what) =>
          words.text('victim-inside', { what, version: isolatedText(version.name, LONGEST) }),
        ),
      );
  }
  const unlooked = versions.slice(MOST_VERSIONS).length;
  if (unlooked > 0) victims.push(words.text('victims-unseen', { count: unlooked }));
  return {
    title: words.text('ask-delete-api', { name: isolatedText(api.name, LONGEST) }),
    effect: words.text(versions.length > 0 ? 'effect-api' : 'effect-empty'),
    victims,
    unseen: 0,
  };
}

/** What is asked before a version goes: its schemas and releases, and the links that end. */
export async function versionFarewell(
  words: RoomTexts,
  client: Client,
  name: string,
  path: VersionPath,
): Promise<Farewell> {
  const [inside, linked] = await Promise.all([readVersion(client, path), readLinks(client, path)]);
  const links = LINK_KINDS.filter((kind) => kind !== 'monitor' && kind !== 'environment').flatMap((kind) =>
    (linked?.links[kind] ?? []).map((link) =>
      words.text('victim-link', {
        name: isolatedText(link.name, LONGEST),
        kind: words.text(`link-${kind}`),
      }),
    ),
  );
  const victims = [...(inside ? insideOf(words, inside) : []), ...links];
  return {
    title: words.text('ask-delete-version', { name: isolatedText(name, LONGEST) }),
    effect: words.text(victims.length > 0 ? 'effect-version' : 'effect-empty'),
    victims,
    unseen: 0,
  };
}
