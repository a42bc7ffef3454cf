import { expect } from '@open-wc/testing';

import '../src/components/provider/define.js';

const failureOf = (check: () => unknown): Error & { actual?: unknown } => {
  try {
    check();
  } catch (error) {
    return error as Error;
  }
  throw new Error('It did not fail.');
};

describe('a comparison that fails', () => {
  it('can be sent to the runner where an element was compared', () => {
    const element = document.createElement('florin-provider');
    Object.assign(element, { itself: element });
    const failure = failureOf(() => expect(element).to.equal(null));
    expect(failure.message).to.contain('florin-provider').and.to.contain('null');
    expect(JSON.parse(JSON.stringify({ actual: failure.actual }))).to.deep.equal({
      actual: '<florin-provider>',
    });
  });

  it('keeps what can be sent as it is', () => {
    const failure = failureOf(() => expect({ amount: 5 }).to.deep.equal({ amount: 6 }));
    expect(failure.actual).to.deep.equal({ amount: 5 });
  });
});
