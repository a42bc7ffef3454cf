import { readCaller, type Caller } from '../edge/identity.js';
import { preflight } from '../edge/origin.js';
import { Refusal } from '../refusal.js';
import type { Settings } from '../settings.js';

/** Whether a row is open to an audience. */
export type Opens = (audience: Caller['audience']) => boolean;

/** A method that a path takes, and from whom; without `opens`, from every caller. */
export interface Taken {
  readonly method: string;
  readonly opens?: Opens | undefined;
  /** Headers that its row takes beside those that all rows take. */
  readonly headers?: readonly string[] | undefined;
}

/**
 * Answers a method that a path does not take: with those that it takes from this caller, or, where that is none, as if
 * there were no such path. A preflight comes without anything to know a caller by.
 */
export async function otherMethod(
  settings: Settings,
  request: Request,
  taken: readonly Taken[],
): Promise<Response> {
  const namesOf = (methods: readonly Taken[]): string[] => [...new Set(methods.map(({ method }) => method))];
  if (request.method === 'OPTIONS') {
    const headers = new Set(taken.flatMap((each) => each.headers ?? []));
    return preflight(settings, request, namesOf(taken), [...headers]);
  }
  const isForAll = taken.some(({ opens }) => !opens);
  const { audience } = isForAll ? { audience: 'guest' as const } : await readCaller(settings, request, false);
  const methods = namesOf(taken.filter(({ opens }) => opens?.(audience) ?? true));
  if (methods.length === 0) throw new Refusal('not-found');
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  throw new Refusal('method-not-allowed', { allow });
}
