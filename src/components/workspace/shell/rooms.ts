import type { Word } from '../../../words/compiled/workspace/shell/en.js';
import type { Room, RoomHost } from './room.js';

interface RoomEntry {
  readonly word: Word;
  load(): Promise<new (host: RoomHost) => Room>;
}

/** The rooms in their order. One more is a folder and a line here. */
const ROOMS = {
  home: {
    word: 'room-home',
    load: async () => (await import('../home/home-room.js')).HomeRoom,
  },
  collections: {
    word: 'room-collections',
    load: async () => (await import('../collections/collections-room.js')).CollectionsRoom,
  },
  environments: {
    word: 'room-environments',
    load: async () => (await import('../environments/environments-room.js')).EnvironmentsRoom,
  },
  apis: {
    word: 'room-apis',
    load: async () => (await import('../apis/apis-room.js')).ApisRoom,
  },
  mocks: {
    word: 'room-mocks',
    load: async () => (await import('../mocks/mocks-room.js')).MocksRoom,
  },
  monitors: {
    word: 'room-monitors',
    load: async () => (await import('../monitors/monitors-room.js')).MonitorsRoom,
  },
  team: {
    word: 'room-team',
    load: async () => (await import('../team/team-room.js')).TeamRoom,
  },
} satisfies Record<string, RoomEntry>;

/** A room of the workspace. */
export type WorkspaceRoom = keyof typeof ROOMS;

export const roomNames = Object.keys(ROOMS) as readonly WorkspaceRoom[];

export const FIRST: WorkspaceRoom = roomNames[0]!;

export const roomEntry = (room: WorkspaceRoom): RoomEntry => ROOMS[room];

export const isRoom = (name: string): name is WorkspaceRoom => Object.hasOwn(ROOMS, name);

/** A page asks for a room that is not there: the first one is shown in its place. */
export class UnknownRoom extends RangeError {
  override readonly name = 'UnknownRoom';

  constructor(readonly room: string) {
    super(`florin: <florin-workspace> has no room '${room}'. It has: ${roomNames.join(', ')}.`);
  }
}
