import { expect } from '@open-wc/testing';

import { open as openCards, openAccount } from '../../saved-cards/account.js';
import { openRuleOffice, openRules, type RuleOffice } from '../../transaction-rules/rule-office.js';

/** CSS pixels. WCAG 2.2, criterion 2.5.8. */
const SMALLEST = 24;

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/** Height of the first that matches, which is there. */
function height(root: ShadowRoot, selector: string): number {
  const [found = 0] = [...root.querySelectorAll(selector)].map(heightOf).filter((each) => each > 0);
  expect(found, selector).to.be.greaterThan(0);
  return found;
}

/** Targets that are too small. A box to tick is as large as its label. */
const small = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('a, button, input, select, textarea, summary')]
    .map((target) => (target.matches('[type=checkbox]') ? target.closest('label, tr')! : target))
    .filter((target) => heightOf(target) > 0 && heightOf(target) < SMALLEST)
    .map((target) => `${target.localName} ${target.className}: ${heightOf(target)}`);

/** Heights of a row, a search field, a record, and a field of a form, where a page has a density. */
async function measured(office: RuleOffice, density: string): Promise<number[]> {
  const style = document.documentElement.style;
  style.setProperty('--florin-density', density);
  try {
    const { element, root, until, rows, open, press } = await openRules(office);
    const heights: number[] = [];
    const measure = (selector: string) => {
      heights.push(height(root, selector));
      expect(small(root), `at ${density}`).to.deep.equal([]);
    };
    await until(() => rows().length === 1, 'the rule');
    measure('tbody tr');
    measure('[part~=search]');
    await open(/No more/);
    measure('.record');
    await press('back');
    await until(() => rows().length === 1, 'the list again');
    await press('new');
    await until(() => root.querySelector('form select'), 'the form');
    measure('form select');
    element.remove();
    return heights;
  } finally {
    style.removeProperty('--florin-density');
  }
}

describe('the density of a page', () => {
  it('makes rows, boxes and fields of the office lower, and leaves what can be pressed large enough', async () => {
    const office = await openRuleOffice();
    await office.make();
    const [plain, roomy, compact, least] = [
      await measured(office, ''),
      await measured(office, '1'),
      await measured(office, '0.75'),
      await measured(office, '0.5'),
    ];
    expect(plain).to.deep.equal(roomy);
    compact.forEach((each, at) => expect(each).to.be.lessThan(roomy[at]!));
    least.forEach((each, at) => expect(each).to.be.at.most(compact[at]!));
    expect(least[0]).to.be.lessThan(compact[0]!);
  });

  it('changes nothing of what a shopper uses', async () => {
    const { element, root } = await openCards(await openAccount());
    const heights = () => ['[part~=card]', 'button'].map((selector) => height(root, selector));
    const before = heights();
    element.style.setProperty('--florin-density', '0.5');
    expect(heights()).to.deep.equal(before);
  });
});
