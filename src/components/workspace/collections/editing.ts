import type { Collection, CollectionItem } from '../../../client/workspace/index.js';
import { merge, type Merged } from './merge.js';
import { isSame } from './merge-values.js';
import type { Kept } from './rows.js';
import { copyOf, isFolder, moved, placeOf, placesOf, ROOT, withItem, withNew, without } from './tree.js';

/** What has to be chosen before two people's changes can be saved. */
export interface Clash {
  readonly merged: Merged;
  readonly theirs: Collection;
}

const nameOf = ({ info }: Collection): string => info?.name ?? '';

/** One collection as it is edited, beside what was read of it. */
export class Editing {
  readonly uid: string;
  #base: Collection;
  #mine: Collection;
  #dirty: { base: Collection; mine: Collection; is: boolean } | undefined;
  clash: Clash | undefined;
  /** Keys of the conflicts of which the other person's version is taken. */
  readonly takes = new Set<string>();
  /** Whether faults are shown: not before the operator tried to save. */
  isChecked = false;

  constructor({ uid, collection }: Kept) {
    this.uid = uid;
    this.#base = this.#mine = collection;
  }

  get base(): Collection {
    return this.#base;
  }

  get collection(): Collection {
    return this.#mine;
  }

  /** Compared once for each change: a collection may be large. */
  get isDirty(): boolean {
    const [base, mine] = [this.#base, this.#mine];
    if (this.#dirty?.base !== base || this.#dirty.mine !== mine)
      this.#dirty = { base, mine, is: !isSame(base, mine) };
    return this.#dirty.is;
  }

  /** Ids of what has no name; empty: the collection. */
  get nameless(): readonly string[] {
    const items = placesOf(this.#mine).filter(({ item }) => !item.name?.trim());
    return [...(nameOf(this.#mine).trim() ? [] : [ROOT]), ...items.map(({ id }) => id)];
  }

  describe(changes: NonNullable<Collection['info']>): void {
    this.#mine = { ...this.#mine, info: { ...this.#mine.info, ...changes } };
  }

  change(id: string, change: (item: CollectionItem) => CollectionItem): void {
    this.#mine = withItem(this.#mine, id, change);
  }

  /** Adds a request or a folder into the folder that is selected, or beside the request that is. Returns its id. */
  add(item: CollectionItem, selected: string): string {
    const id = crypto.randomUUID();
    const place = placeOf(this.#mine, selected);
    const added = { id, ...item };
    this.#mine =
      place && !isFolder(place.item)
        ? withNew(this.#mine, added, place.parent, place.at + 1)
        : withNew(this.#mine, added, selected);
    return id;
  }

  /** Puts a copy beside it. Returns the copy's id. */
  copy(id: string, name: string): string {
    const place = placeOf(this.#mine, id);
    if (!place) return id;
    const copy = { ...copyOf(place.item), name };
    this.#mine = withNew(this.#mine, copy, place.parent, place.at + 1);
    return copy.id ?? id;
  }

  remove(id: string): void {
    this.#mine = without(this.#mine, id);
  }

  /** Moves it into a folder, at its end. */
  moveTo(id: string, parent: string): void {
    this.#mine = moved(this.#mine, id, parent);
  }

  /** Moves it up or down among those beside it. */
  step(id: string, by: -1 | 1): void {
    const place = placeOf(this.#mine, id);
    const at = (place?.at ?? 0) + by;
    if (place && at >= 0 && at < place.count) this.#mine = moved(this.#mine, id, place.parent, at);
  }

  /** What was typed is given up. */
  discard(): void {
    this.#restart(this.#base);
  }

  /** It is at the platform now. */
  saved(base: Collection): void {
    this.#restart(base);
  }

  /** The platform was asked again, and nothing stands typed that could be lost. */
  see(collection: Collection): void {
    if (!this.isDirty) this.#restart(collection);
  }

  /** Whether it would come to the same if it was saved. */
  isLike(collection: Collection): boolean {
    return isSame(collection, this.#mine);
  }

  /**
   * Takes in what another person saved since. Returns the ids of what only they changed; where both changed the same, `clash`
   * is what has to be chosen.
   */
  takeIn({ collection: theirs }: Kept): ReadonlySet<string> {
    const merged = merge(this.#base, this.#mine, theirs);
    this.takes.clear();
    if (merged.conflicts.length > 0) this.clash = { merged, theirs };
    else this.#follow(merged, theirs);
    return merged.taken;
  }

  /** What was chosen is what is saved from now on. */
  settle(): void {
    const { clash } = this;
    if (!clash) return;
    this.#follow(merge(this.#base, this.#mine, clash.theirs, this.takes), clash.theirs);
  }

  #follow({ collection }: Merged, theirs: Collection): void {
    this.#mine = collection;
    this.#base = theirs;
    this.clash = undefined;
  }

  #restart(base: Collection): void {
    this.#base = this.#mine = base;
    this.clash = undefined;
    this.isChecked = false;
  }
}
