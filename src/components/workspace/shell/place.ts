import { readValues, TableAddress, writeValues } from '../../parts/table/table-address.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import type { Spot, WorkspaceRecord } from './room.js';
import { FIRST, isRoom, UnknownRoom, type WorkspaceRoom } from './rooms.js';

/** What the element says of where the operator is. */
export interface PlacedElement extends RenderingHost {
  room: WorkspaceRoom | '';
  workspace: string;
  item: string;
  tab: string;
  readonly revealSeconds: number;
  readonly noAddress: boolean;
  readonly addressPrefix: string;
}

interface Place extends Spot {
  readonly room: string;
}

/** Names in the address. Nothing of them is a name, an email address or a value. */
const NAMES = { room: 'room', workspace: 'id', item: 'item', tab: 'tab' } as const;
const FIELDS = Object.values(NAMES);
/** An id of the platform's; an attacker can make an address. */
const ID = /^[\w.:-]{1,120}$/;

const idOf = (text = ''): string => (ID.test(text) ? text : '');

/** Which room is open and where in it, in the element's properties and in the page's address. */
export class PlaceInWorkspace {
  readonly #record: WorkspaceRecord;
  readonly #element: PlacedElement;
  readonly #address: TableAddress<Place>;
  #unknown = '';

  constructor(record: WorkspaceRecord, element: PlacedElement) {
    this.#record = record;
    this.#element = element;
    const prefix = () => `${element.addressPrefix}workspace-`;
    this.#address = new TableAddress(element, {
      isOn: () => !element.noAddress,
      read: (address) => {
        const values = readValues(address, FIELDS, prefix());
        const { room = '', tab = '' } = values;
        return { room, workspace: idOf(values['id']), item: idOf(values['item']), tab: idOf(tab) };
      },
      write: (address, { room, workspace, item, tab }) => {
        const written = new URL(address);
        writeValues(written, { room: room === FIRST ? '' : room, id: workspace, item, tab }, prefix());
        return written;
      },
      place: () => this.#place,
      onMoved: (place, isFirst) => this.#onMoved(place, isFirst),
    });
  }

  /** The room on screen. One that is not there is told to the developer, once. */
  get room(): WorkspaceRoom {
    const { room } = this.#element;
    if (isRoom(room)) return room;
    if (room && room !== this.#unknown) console.error(new UnknownRoom(room));
    this.#unknown = room;
    return FIRST;
  }

  get spot(): Spot {
    const { workspace, item, tab } = this.#element;
    return { workspace, item, tab };
  }

  /** Where a link in this room, or to another, leads. Undefined where the page's address does not count. */
  hrefOf(spot: Partial<Spot>, room: WorkspaceRoom = this.room): string | undefined {
    return this.#address.hrefOf({ ...this.#start(room), ...spot, room });
  }

  /** Goes there, as a step that Back undoes. */
  go(spot: Partial<Spot>, room: WorkspaceRoom = this.room): void {
    const before = this.#element.item;
    const isOther = room !== this.room;
    this.#show({ ...this.#start(room), ...spot, room });
    this.#address.write('pushState');
    const { item } = this.#element;
    if (isOther) this.#record.focus('[aria-current=page]');
    else this.#record.focus(item ? 'h2[tabindex]' : `[data-id="${CSS.escape(before)}"], h2[tabindex]`);
  }

  get #place(): Place {
    return { ...this.spot, room: this.room };
  }

  /** Within a room the workspace stays; another room begins at its list. */
  #start(room: WorkspaceRoom): Spot {
    return { workspace: room === this.room ? this.spot.workspace : '', item: '', tab: '' };
  }

  #show({ room, workspace, item, tab }: Place): void {
    const element = this.#element;
    const before = this.#place;
    Object.assign(element, { room, workspace, item, tab });
    if (before.room === this.room && before.item === item) return;
    this.#record.say('');
    this.#record.emit('florin-workspace-opened', { room: this.room, item });
  }

  /** What the page itself asks for is not overruled by an address that says nothing. */
  #onMoved(place: Place, isFirst: boolean): void {
    const says = place.room || place.workspace || place.item || place.tab;
    if (isFirst && !says) return;
    const follow = (): void => {
      this.#show({ ...place, room: place.room || FIRST });
      this.#record.update();
    };
    // In the middle of an update what is changed would be shown by none.
    if (isFirst) queueMicrotask(follow);
    else follow();
  }
}
