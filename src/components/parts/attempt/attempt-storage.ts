import type { AttemptStorage } from '../../../client/pay-once/index.js';

/** This tab's storage, asked for at each use because reading `sessionStorage` itself may throw. */
export const attemptStorage: AttemptStorage = {
  getItem: (name) => sessionStorage.getItem(name),
  setItem: (name, value) => sessionStorage.setItem(name, value),
  removeItem: (name) => sessionStorage.removeItem(name),
};
