import { median, pairedRatio } from './statistics.mjs';
import { openPage } from './startup.mjs';

const DIGITS = '4111111111111111';

/**
 * Types numbers key by key and forces layout after each key: milliseconds per key. A clock in a page goes in steps of a tenth of
 * a millisecond, which is what a whole number takes, so many numbers are timed at once. The events are the page's own.
 */
function typeInto(input, { digits, numbers, times }) {
  const typeKey = (digit) => {
    const [caret, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const init = { data: digit, inputType: 'insertText', bubbles: true, composed: true };
    input.dispatchEvent(new InputEvent('beforeinput', { ...init, cancelable: true }));
    input.setRangeText(digit, caret, end, 'end');
    input.dispatchEvent(new InputEvent('input', init));
    return input.getBoundingClientRect().width;
  };
  const samples = [];
  for (let time = 0; time < times; time++) {
    input.focus();
    const start = performance.now();
    for (let number = 0; number < numbers; number++) {
      input.value = '';
      for (const digit of digits) typeKey(digit);
    }
    samples.push((performance.now() - start) / digits.length / numbers);
  }
  return { samples, text: input.value };
}

async function typeOnce(browser, address, options) {
  const { context, frame } = await openPage(browser, address);
  const input = frame.locator('input').first();
  const { samples, text } = await input.evaluate(typeInto, { digits: DIGITS, ...options });
  await context.close();
  return { samples, text };
}

/** A key in the card number field against a key in a field whose listener does nothing. */
export async function compareKeystrokes(browser, url, { rounds = 9, numbers = 10, times = 15 } = {}) {
  const [ours, empty] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const card = await typeOnce(browser, `${url}/checkout/`, { numbers, times });
    if (card.text !== '4111 1111 1111 1111') throw new Error('the card field did not format what was typed');
    ours.push(median(card.samples));
    empty.push(median((await typeOnce(browser, `${url}/lit-form/`, { numbers, times })).samples));
  }
  return { ratio: pairedRatio(ours, empty), ms: median(ours), empty: median(empty) };
}
