import { readFaults, rehearse } from 'florin/sandbox';

/** Faults are about payments; whatever else a page needs arrives. */
const spares = ({ url }) => !/\/(?:payments|attempts|cancels|reversals|orders)\b/.test(new URL(url).pathname);

/** Faults of the network in a line of text, such as `lost-response:0.5`. A visitor may change them while the shop is open. */
export function openFaults(start = '') {
  let text = start.trim();
  let faults = readFaults(text);
  return {
    /** Empty where there are none. */
    text: () => text,
    /** Throws a `TypeError` that names what it cannot read. */
    change(next) {
      faults = readFaults(next);
      text = next.trim();
    },
    /** Lets them strike on the way to a handler: from the `browser`, or to the `platform`. */
    between: (leg, handler) => (request) => rehearse(handler, faults, { leg, spares })(request),
  };
}
