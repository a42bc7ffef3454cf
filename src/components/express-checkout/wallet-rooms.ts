import type { Method, MethodsAnswer } from '../../client/shopper/index.js';
import type { WalletSurroundings } from '../parts/wallet/sheet.js';
import { WalletRoom } from '../parts/wallet/wallet-room.js';
import { openedBy, whyNotWallet } from '../parts/wallet/which-sheet.js';

/** Milliseconds that the first buttons wait for the browser's word on the others. */
const ASKING = 500;

/** The wallets of one order that this device can open, each with its button. Loaded beside the first answer. */
export class WalletRooms {
  readonly #around: WalletSurroundings;
  /** What was opened for an order stays open for its next answer: a button under a finger is not replaced. */
  readonly #rooms = new Map<string, Promise<WalletRoom | undefined>>();

  constructor(around: WalletSurroundings) {
    this.#around = around;
  }

  /** Resolves with what is known soon; `onLate` is told all of them where a browser takes longer to say. */
  async of(answer: MethodsAnswer, onLate: (rooms: readonly WalletRoom[]) => void): Promise<WalletRoom[]> {
    const known: (WalletRoom | undefined)[] = [];
    const isIn = (room: WalletRoom | undefined): room is WalletRoom => room !== undefined;
    const wallets = answer.methods.filter(({ family }) => family === 'wallet');
    const asked = wallets.map(async (method, at) => (known[at] = await this.#roomOf(method, answer)));
    const late = new Promise<true>((resolve) => setTimeout(() => resolve(true), ASKING));
    const all = Promise.all(asked);
    if (await Promise.race([all, late])) void all.then((rooms) => onLate(rooms.filter(isIn)));
    return known.filter(isIn);
  }

  #roomOf(method: Method, answer: MethodsAnswer): Promise<WalletRoom | undefined> {
    const key = JSON.stringify([answer.order, answer.environment, method]);
    const room = this.#rooms.get(key) ?? this.#open(method, answer);
    this.#rooms.set(key, room);
    return room;
  }

  async #open(method: Method, answer: MethodsAnswer): Promise<WalletRoom | undefined> {
    return (await whyNotWallet(method, answer)) === undefined
      ? new WalletRoom(method, this.#around, await openedBy(method, this.#around, answer))
      : undefined;
  }
}
