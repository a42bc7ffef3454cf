import { ClientError, type Amount, type CallOptions, type Client } from '../../../client/index.js';
import type { OpenedKind } from '../../parts/resource/opened-records.js';

/** One thing that was found. */
export interface Found {
  readonly kind: OpenedKind;
  /** Its id, as its element takes it. */
  readonly reference: string;
  /** What people call it. */
  readonly title: string;
  /** What else it goes by. */
  readonly about?: string | undefined;
  readonly amount?: Amount | undefined;
  /** The word for where it stands, as the proxy or the platform has it. */
  readonly status?: string | undefined;
}

/** A thing as its row names it: the source knows the kind. */
export type Named = Omit<Found, 'kind'>;

export interface Answer {
  readonly found: readonly Found[];
  /** Whether there are more than were asked for. */
  readonly hasMore: boolean;
}

/** A row that can answer for one kind of thing. */
export interface Source {
  readonly kind: OpenedKind;
  /** Interface and row, which has to be open to the caller. */
  readonly row: string;
  /** Whether a text can be what this row finds things by. Left out: any text can. */
  takes?(text: string): boolean;
  ask(client: Client, text: string, options: CallOptions): Promise<Answer>;
}

/** Things of one kind that are enough for one list. */
export const MOST = 5;

export const single = (found: Found): Answer => ({ found: [found], hasMore: false });

const NONE: Answer = { found: [], hasMore: false };

/** The platform’s refusal of an id, and the proxy's of one that is another's, both mean that the caller has no such thing. */
export async function unlessNone(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const isNone =
      error instanceof ClientError && (error.code === 'not-found' || error.code === 'platform-refused');
    if (isNone) return NONE;
    throw error;
  }
}
