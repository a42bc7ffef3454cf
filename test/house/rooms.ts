import { INTERFACE_NAMES } from '../../src/client/interface-modules.js';
import { elements } from './entries.js';
import { circles } from './floors.js';
import type { Source } from './sources.js';

type Placed = Pick<Source, 'path' | 'imports'>;

/** Floors with many rooms, in which a file without a room is not found again. */
const ROOMY = ['src/client/', 'src/proxy/', 'src/sandbox/'];
const MOST_LOOSE = 10;

/** One line of the picture stands for many folders, so that a new element or interface changes nothing in it. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  '<element>': elements,
  '<interface>': INTERFACE_NAMES,
};

/** Folders that the picture of `src/` in a text names, one or two levels deep, such as `src/proxy` and `src/proxy/paying`. */
export function picturedRooms(text: string): string[] {
  const [, picture = ''] = /```\nsrc\/\n(.+?)```/s.exec(text) ?? [];
  let floor = '';
  return [...picture.matchAll(/^(?: {2}| {4})(\S+)\/(?= |$)/gm)].flatMap(([line, name = '']) => {
    if (line.startsWith('    ')) return (GROUPS[name] ?? [name]).map((room) => `${floor}/${room}`);
    floor = `src/${name}`;
    return [floor];
  });
}

/** Folders of `src/` that hold a source, one or two levels deep. */
export const roomsOf = (sources: readonly Pick<Source, 'path'>[]): string[] => [
  ...new Set(
    sources.flatMap(({ path }) => {
      const folders = path.split('/').slice(0, -1);
      return [2, 3].flatMap((depth) => (folders.length < depth ? [] : [folders.slice(0, depth).join('/')]));
    }),
  ),
];

/** Floors with more files outside their rooms than the few that everything begins with. */
export function piles(sources: readonly Pick<Source, 'path'>[]): string[] {
  return ROOMY.flatMap((floor) => {
    const loose = sources.filter(
      ({ path }) => path.startsWith(floor) && !path.slice(floor.length).includes('/'),
    );
    return loose.length > MOST_LOOSE ? [`${floor} has ${loose.length} loose files`] : [];
  });
}

/** `src/proxy/paying/pay.ts` → `src/proxy/paying`. Files outside a room and interfaces, which share types, are in none. */
function roomOf(path: string): string | undefined {
  const [, room, name = ''] = /^(src\/(?:client|proxy|sandbox)\/([\w-]+))\//.exec(path) ?? [];
  const isInterface = (INTERFACE_NAMES as readonly string[]).includes(name);
  return room !== undefined && !isInterface ? room : undefined;
}

/** Circles among rooms: where there is one, none of them can be read or changed alone. */
export function circlesOfRooms(sources: readonly Placed[]): string[] {
  const rooms = new Map<string, Source['imports'][number][]>();
  for (const { path, imports } of sources) {
    const room = roomOf(path);
    if (room === undefined) continue;
    const targets = imports.flatMap(({ target, ...rest }) => {
      const other = roomOf(target);
      return other === undefined || other === room ? [] : [{ ...rest, target: other }];
    });
    rooms.set(room, [...(rooms.get(room) ?? []), ...targets]);
  }
  return circles([...rooms].map(([path, imports]) => ({ path, code: '', imports })));
}
