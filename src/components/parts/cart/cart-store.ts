import { openChannel } from '../../base/open-channel.js';
import type { CartLines } from './cart-lines.js';
import { readCart, STORED_VERSION, writeCart } from './stored-cart.js';

/** Where a cart is kept; `localStorage` is one. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A cart that all who opened it by the same name share: on this page, in other tabs, after a reload. */
export interface CartStore {
  readonly lines: CartLines;
  /** Changes the cart as it is at this moment, in any tab. Gives back what it is then. */
  change(how: (lines: CartLines) => CartLines): CartLines;
  /** Calls back after each change, wherever it was made, until the signal is aborted. */
  watch(onChange: () => void, signal: AbortSignal): void;
}

/** Two that stand for a page and its other tabs, so that a test can be both. */
export interface CartSurroundings {
  /** Undefined, or throwing, where the browser keeps nothing: then the cart lives as long as the page. */
  storage(): CartStorage | undefined;
  /** Undefined where there is no channel. */
  channel(name: string): BroadcastChannel | undefined;
}

function attempt<Value>(what: () => Value): Value | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}

/* Some browsers throw at the mere mention of either, where the reader has blocked what sites keep. */
const page: CartSurroundings = {
  storage: () => attempt(() => localStorage),
  channel: openChannel,
};

/** Makes a cart of its own. Pages share one by `openCart`. */
export function createCart(name: string, surroundings: CartSurroundings = page): CartStore {
  const key = `florin-cart-${STORED_VERSION}${name && `:${name}`}`;
  let storage = surroundings.storage();
  const channel = surroundings.channel(key);
  const watchers = new Set<() => void>();
  let text = attempt(() => storage?.getItem(key)) ?? '';
  let lines = readCart(text);

  const take = (news: string): void => {
    if (news === text) return;
    text = news;
    lines = readCart(text);
    for (const watcher of watchers) watcher();
  };
  /* What another tab wrote may be newer than what it told of. */
  const catchUp = (): void => {
    const stored = attempt(() => storage?.getItem(key));
    if (stored !== undefined) take(stored ?? '');
  };
  const keep = (next: string): void => {
    try {
      storage?.setItem(key, next);
    } catch {
      // Full, or blocked by now: what it still holds is old, so it is not read any more.
      storage = undefined;
    }
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') take(data);
  });
  // Node keeps a process alive for a channel, and a page a tab.
  (channel as { unref?: () => void } | undefined)?.unref?.();

  return {
    get lines() {
      return lines;
    },
    change(how) {
      catchUp();
      const next = writeCart(how(lines));
      if (next === text) return lines;
      keep(next);
      attempt(() => channel?.postMessage(next));
      take(next);
      return lines;
    },
    watch(onChange, signal) {
      watchers.add(onChange);
      signal.addEventListener('abort', () => watchers.delete(onChange), { once: true });
      if (typeof addEventListener !== 'function') return;
      const onStored = (event: Event): void => {
        const { key: changed } = event as StorageEvent;
        if (changed === key || changed === null) catchUp();
      };
      addEventListener('storage', onStored, { signal });
    },
  };
}

const open = new Map<string, CartStore>();

/** The cart of that name on this page. `''` is the one that most shops have. */
export function openCart(name = ''): CartStore {
  const known = open.get(name);
  if (known) return known;
  const cart = createCart(name);
  open.set(name, cart);
  return cart;
}
