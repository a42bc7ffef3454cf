import type { CallOptions, Client } from '../../../client/index.js';
import type { Trouble } from './resource-state.js';

/** What an element says of the question that it asks. */
export interface ResourceOptions<Answer> {
  client(): Client | undefined;
  /** Asks. Hand `options` on to the client's call, so that an answer that is no longer needed is given up. */
  load(client: Client, options: CallOptions): Promise<Answer>;
  /** What the question depends on beside the proxy: a filter, a page. A change asks anew. */
  question?(): readonly unknown[];
  /** It is one part of an element that asks the proxy for its clock and environment itself. */
  readonly isPart?: boolean;
  isEmpty?(answer: Answer): boolean;
  /** Whether an empty answer is empty because of a filter. */
  isFiltered?(): boolean;
  /** Told once for each time that asking brought no answer. */
  onFailed?(trouble: Trouble): void;
}
