import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where the servers are that all files of a run share. */
export interface ServerPlaces {
  readonly shop: string;
  /** The file with all that the shop has printed. */
  readonly log: string;
  /** Chromium's WebSocket. */
  readonly browser: string;
}

/** Waits until they are open. Nothing where a file runs by itself, without `npm test`. */
export async function serverPlaces(): Promise<ServerPlaces | undefined> {
  const file = process.env['FLORIN_SHARED'];
  if (!file) return undefined;
  for (let tries = 0; !existsSync(file); tries++) {
    if (tries > 1200) throw new Error('The shared shop did not open within a minute.');
    await sleep(50);
  }
  const places = JSON.parse(readFileSync(file, 'utf8')) as ServerPlaces & { readonly failure?: string };
  if (places.failure) throw new Error(places.failure);
  return places;
}
