import type { Client } from '../client.js';
import type { PayInput } from './ledger.js';
import type { AttemptStorage } from './record.js';
import type { AttemptState } from './state.js';

/** What the machine needs of the world. */
export interface PayOncePorts {
  /** Asked for at each call, so that a page may change its proxy. */
  client(): Client | undefined;
  /** Where an attempt survives a reload. */
  storage?: AttemptStorage | undefined;
  /** Resolves after so many milliseconds; sooner when the page comes online or into view, later while it is hidden. */
  wait(milliseconds: number): Promise<void>;
  onChange(state: AttemptState): void;
  now?(): number;
}

/** Makes the request of an attempt, sealing included. Called again, under the same key, only if the first never arrived. */
export type Prepare<Input = PayInput> = (key: string) => Promise<Input>;
