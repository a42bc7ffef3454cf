import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { addPieces, removeLine, type CartLines } from '../../../../src/components/parts/cart/cart-lines.js';
import {
  createCart,
  type CartStorage,
  type CartSurroundings,
} from '../../../../src/components/parts/cart/cart-store.js';

/** A browser: what one tab says, all others hear; what it keeps, all see. */
function browser(storage: () => CartStorage | undefined): () => CartSurroundings {
  const channels: EventTarget[] = [];
  return () => ({
    storage,
    channel: () => {
      const own = new EventTarget();
      channels.push(own);
      const postMessage = (data: unknown): void => {
        for (const other of channels)
          if (other !== own) other.dispatchEvent(Object.assign(new Event('message'), { data }));
      };
      return Object.assign(own, { postMessage }) as unknown as BroadcastChannel;
    },
  });
}

function kept(): CartStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
  };
}

const add = (id: string) => (lines: CartLines) => addPieces(lines, id, 1) ?? lines;
const ids = ({ lines }: { readonly lines: CartLines }) => lines.map(({ listingId }) => listingId);

describe('a cart', () => {
  it('is the same in all tabs, and still there when they are opened again', () => {
    const storage = kept();
    const open = browser(() => storage);
    const [one, other] = [createCart('', open()), createCart('', open())];
    let told = 0;
    other.watch(() => told++, new AbortController().signal);
    one.change(add('lamp'));
    assert.deepEqual([ids(other), told], [['lamp'], 1]);
    other.change(add('chair'));
    assert.deepEqual(
      [ids(one), ids(createCart('', open()))],
      [
        ['lamp', 'chair'],
        ['lamp', 'chair'],
      ],
    );
  });

  it('loses nothing where two tabs change it and neither has heard of the other', () => {
    const storage = kept();
    const deaf = (): CartSurroundings => ({ storage: () => storage, channel: () => undefined });
    const [one, other] = [createCart('', deaf()), createCart('', deaf())];
    one.change(add('lamp'));
    other.change(add('chair'));
    one.change((lines) => removeLine(lines, 'lamp'));
    assert.deepEqual([ids(one), ids(createCart('', deaf()))], [['chair'], ['chair']]);
  });

  it('works, and tells other tabs, where storage is blocked', () => {
    for (const storage of [
      () => undefined,
      () => ({
        getItem: () => {
          throw new Error('blocked');
        },
        setItem: () => {
          throw new Error('blocked');
        },
      }),
    ]) {
      const open = browser(storage);
      const [one, other] = [createCart('', open()), createCart('', open())];
      one.change(add('lamp'));
      other.change(add('chair'));
      assert.deepEqual(ids(one), ['lamp', 'chair']);
    }
  });

  it('goes on where storage is full, with what was added last', () => {
    const storage = kept();
    let isFull = false;
    const full: CartStorage = {
      ...storage,
      setItem: (key, value) => {
        if (isFull) throw new Error('QuotaExceededError');
        storage.setItem(key, value);
      },
    };
    const cart = createCart('', { storage: () => full, channel: () => undefined });
    cart.change(add('lamp'));
    isFull = true;
    cart.change(add('chair'));
    cart.change(add('table'));
    assert.deepEqual(ids(cart), ['lamp', 'chair', 'table']);
  });

  it('of another name is another cart', () => {
    const storage = kept();
    const open = browser(() => storage);
    createCart('trade', open()).change(add('lamp'));
    assert.deepEqual(ids(createCart('', open())), []);
    assert.deepEqual([...storage.texts.keys()], ['florin-cart-1:trade']);
  });

  it('hears what it cannot read as an empty cart, and stops telling who has left', () => {
    const open = browser(() => undefined);
    const [one, other] = [createCart('', open()), createCart('', open())];
    const leaving = new AbortController();
    let told = 0;
    other.watch(() => told++, leaving.signal);
    one.change(add('lamp'));
    leaving.abort();
    one.change(add('chair'));
    assert.equal(told, 1);
  });
});
