import { createClient } from '../dist/client/index.js';
import { config } from '../dist/client/shopper/config.js';
import { median, pairedRatio } from './statistics.mjs';

/**
 * A small answer in three ways: by nothing but `fetch` and `JSON.parse`; by the same, told what every call of ours tells it, so
 * that it can end and is never answered from a cache; and by the client. What the second costs is the platform's alone.
 */
export function callsTo(baseUrl) {
  const client = createClient({ baseUrl });
  const address = `${baseUrl}/config`;
  const read = async (answer) => JSON.parse(await (await answer).text());
  return {
    bare: () => read(fetch(address)),
    limited: async () => {
      const control = new AbortController();
      const timer = setTimeout(() => control.abort(), 30_000);
      const headers = { accept: 'application/json' };
      try {
        return await read(
          fetch(address, { headers, cache: 'no-store', redirect: 'manual', signal: control.signal }),
        );
      } finally {
        clearTimeout(timer);
      }
    },
    ours: () => client.call(config, {}),
  };
}

/** Each in turn, several at a time, because a clock in a page is coarse. */
export async function timeCalls(calls, rounds, times = 10) {
  const names = Object.keys(calls);
  const taken = { bare: [], limited: [], ours: [] };
  for (let round = 0; round < rounds; round++)
    for (let at = 0; at < names.length; at++) {
      const name = names[(at + round) % names.length];
      const start = performance.now();
      for (let time = 0; time < times; time++) await calls[name]();
      // The first rounds run code that is not compiled yet.
      if (round >= rounds / 5) taken[name].push((performance.now() - start) / times);
    }
  return {
    ratio: pairedRatio(taken.ours, taken.bare),
    floor: pairedRatio(taken.limited, taken.bare),
    ms: median(taken.ours),
  };
}
