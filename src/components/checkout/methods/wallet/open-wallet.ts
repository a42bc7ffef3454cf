import { WalletRoom } from '../../../parts/wallet/wallet-room.js';
import { openedBy } from '../../../parts/wallet/which-sheet.js';
import type { OpenRoom } from '../family.js';

export const openRoom: OpenRoom = async (method, around, answer) =>
  new WalletRoom(method, around, await openedBy(method, around, answer));
