import { expect } from '@open-wc/testing';

import { checkedMarks } from '../../../../src/components/parts/marks/own-marks.js';

/** What the developer is told while `run` runs. */
function toldBy(run: () => void): readonly string[] {
  const told: string[] = [];
  const { error } = console;
  console.error = (...texts: unknown[]) => told.push(texts.join(' '));
  try {
    run();
  } finally {
    console.error = error;
  }
  return told;
}

describe('the merchant’s own marks', () => {
  it('are addresses with https, and those of the page’s own site', () => {
    const marks = checkedMarks({ visa: 'https://shop.example/visa.svg', ideal: '/ideal.svg' }, location.href);
    expect([...marks]).to.deep.equal([
      ['visa', 'https://shop.example/visa.svg'],
      ['ideal', `${location.origin}/ideal.svg`],
    ]);
    expect([...checkedMarks(undefined, location.href)]).to.deep.equal([]);
  });

  it('a wrong one is left out, and the developer is told its name', () => {
    for (const wrong of [
      'javascript:alert(1)',
      'data:image/svg+xml,<svg/>',
      'http://shop.example/a.svg',
      '',
      4,
    ]) {
      const marks = { ideal: wrong as string, visa: '/visa.svg' };
      const told = toldBy(() =>
        expect([...checkedMarks(marks, location.href).keys()]).to.deep.equal(['visa']),
      );
      expect(told.length).to.equal(1);
      expect(told[0]).to.contain('"ideal"');
    }
  });

  it('what is no object is told too', () => {
    for (const wrong of ['visa', ['visa'], 4])
      expect(toldBy(() => checkedMarks(wrong, location.href)).length).to.equal(1);
  });
});
