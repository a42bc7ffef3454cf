import type { Platform } from './platform.js';
import type { Sender, Tab } from './tab.js';

/** One dangerous write: how a page sends it, and how often the platform has done it. */
export interface Deed {
  /** The row of the interface that is sent. */
  readonly row: string;
  /** Who sends it, in the proxy's word. */
  readonly who: 'olga' | 'sam';
  /**
   * `all`: done once, for all callers together. `person`: each person may have meant one. `tab`: each tab may, because what was sent is
   * kept for its pages alone. `form`: each form that was filled in may, because what was typed is kept nowhere.
   */
  readonly once: 'all' | 'person' | 'tab' | 'form';
  /** What the page of this person sends from; made anew with each load of the page. */
  readonly sender: (tab: Tab, platform: Platform, person: number) => Sender;
  /** Where the platform answers with what it has done, and what tells one of these answers from another. */
  readonly answers?: { readonly path: string; readonly id: string };
  /** How often it is done by the platform's books. Left out: as many as the platform has answered with. */
  readonly done?: (platform: Platform) => Promise<number>;
}
