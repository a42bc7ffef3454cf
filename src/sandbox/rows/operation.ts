import type { Fields } from '../refusals/fields.js';
import type { State } from '../state/state.js';

export interface Call {
  /** Query and body together; path parameters too. */
  readonly input: Fields;
  readonly idempotencyKey: string | undefined;
  /** The number in `/v71`, where the path has one. */
  readonly version: number | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body?: Fields;
}

export type Run = (state: State, call: Call) => Answer | Promise<Answer>;

export const ok = (body: Fields): Answer => ({ status: 200, body });
