/** Where a variable stands: it is looked for in this order. */
export const SCOPES = ['variables', 'environment', 'collectionVariables'] as const;
export type Scope = (typeof SCOPES)[number];

export type Pair = readonly [key: string, value: string];

/** A script, and all that it is told. It crosses into the script's engine as JSON, so that nothing of the host goes with it. */
export interface Asked {
  readonly code: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly Pair[];
    readonly body: string;
  };
  /** Left out before the request is sent. */
  readonly response?:
    | {
        readonly code: number;
        readonly headers: readonly Pair[];
        readonly body: string;
        /** Milliseconds. */
        readonly time: number;
      }
    | undefined;
  readonly values: Readonly<Record<Scope, readonly Pair[]>>;
}

/** What the thread says: that it can run scripts or cannot, or how one of them ended. */
export type Told =
  | { readonly kind: 'ready' | 'absent' | 'broken' }
  /** `results` is the script's own JSON, to be trusted in nothing. Without it, the script left none. */
  | { readonly kind: 'ran'; readonly results: string | undefined; readonly isLate: boolean };

/** Milliseconds that a script may take, and characters of what it says in one place. */
export const SCRIPT_TIME = 1000;
export const MOST_TESTS = 100;
export const MOST_NAME = 200;
export const MOST_MESSAGE = 300;
export const MOST_VALUE = 10_000;
