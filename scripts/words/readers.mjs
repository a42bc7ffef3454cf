import { groups } from './catalogues.mjs';
import readers from './readers.json' with { type: 'json' };

/** Who reads words: each of them has languages of their own. */
export const READERS = Object.keys(readers);

/** Pages of the simulated platform, for sellers. They are written by a server, which has all languages at hand. */
export const HOSTED = 'sandbox/hosted-onboarding';

/** `parts/actions` of `parts/actions/papers`, `checkout` of `checkout/paying`: what stands in `readers.json`. */
export const roomOf = (group) => /^(?:parts\/)?[^/]+/.exec(group)[0];

/** Whether a reader meets a group by itself, and not only as a part of another: `account-holders/tax` alone of its room. */
export const isReadBy = (reader, group) =>
  [roomOf(group), group].some((name) => readers[reader].includes(name));

/** Every group that a reader's elements show, a part before the groups that hold it. */
export function groupsFor(reader, all, including = groups()) {
  const found = new Set();
  const add = (group) => {
    for (const part of including[group] ?? []) add(part);
    found.add(group);
  };
  all.filter((group) => isReadBy(reader, group)).forEach(add);
  return [...found];
}

/** Whether a language has the words of a reader: all that this reader alone meets. */
export function isSpokenTo(reader, words) {
  const others = READERS.filter((other) => other !== reader);
  return Object.keys(words).some(
    (group) => isReadBy(reader, group) && !others.some((other) => isReadBy(other, group)),
  );
}
