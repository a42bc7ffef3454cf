import { chai } from '@open-wc/testing';

interface Compared {
  actual?: unknown;
  expected?: unknown;
}

/** What JSON can hold: the value itself, or else its name. */
function plain(value: unknown): unknown {
  if (value instanceof Node) return `<${value.nodeName.toLowerCase()}>`;
  try {
    JSON.stringify(value);
    return value;
  } catch {
    return String(value);
  }
}

// The runner sends what was compared as JSON, which an element is not: it leads round to itself. What is never sent, the
// runner waits for until its last limit, five minutes, without a word of which test it was.
const { assert } = chai.Assertion.prototype;
chai.Assertion.prototype.assert = function assertPlainly(...args) {
  try {
    assert.apply(this, args);
  } catch (error) {
    const compared = error as Compared;
    if ('actual' in compared) compared.actual = plain(compared.actual);
    if ('expected' in compared) compared.expected = plain(compared.expected);
    throw error;
  }
};
