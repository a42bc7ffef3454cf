import { linesText } from '../../../facts/collection-format.js';
import type {
  Collection,
  CollectionEvent,
  CollectionItem,
  CollectionRequest,
} from '../../../client/workspace/index.js';

/** A request with the scripts around it: those of its collection first, then of its folders, then its own. */
export interface ScriptedItem {
  readonly item: CollectionItem;
  readonly request: CollectionRequest;
  readonly events: readonly CollectionEvent[];
}

type Events = readonly CollectionEvent[];

const within = (items: readonly CollectionItem[] | undefined, above: Events): ScriptedItem[] =>
  (items ?? []).flatMap((item) => {
    const events = [...above, ...(item.event ?? [])];
    const { request } = item;
    return [...(request ? [{ item, request, events }] : []), ...within(item.item, events)];
  });

/** A collection keeps its own scripts where an item does; its schema does not name the field. */
export const scriptedItems = ({ item, ['event']: events }: Collection): readonly ScriptedItem[] =>
  within(item, Array.isArray(events) ? (events as Events) : []);

/** The texts of the scripts that listen for a moment; those that are switched off are left out. */
export const scriptsFor = (events: Events, moment: 'prerequest' | 'test'): readonly string[] =>
  events
    .filter(({ listen, ['disabled']: isOff }) => listen === moment && isOff !== true)
    .map(({ script }) => linesText(script?.exec))
    .filter((text) => text.trim() !== '');
