import { ClientError, type Operation } from '../../client/index.js';
import type { Meters } from './meters.js';

/** Times a call of the platform, and says how it ended. Gives or throws what the call does. */
export const measured =
  (meters: Meters, { method, path }: Operation) =>
  async <T>(call: Promise<T>): Promise<T> => {
    const started = performance.now();
    const end = (result: string, isError: boolean): void =>
      meters.platform({
        operation: `${method} ${path}`,
        result,
        milliseconds: performance.now() - started,
        isError,
      });
    try {
      const answer = await call;
      end('ok', false);
      return answer;
    } catch (error) {
      const { status, kind = 'failed' } = error instanceof ClientError ? error : {};
      // A plain no to a request is an answer like any other.
      end(String(status ?? kind), status === undefined || status === 401 || status === 403 || status >= 429);
      throw error;
    }
  };
