import { median, pairedRatio } from './statistics.mjs';
import { openPage } from './startup.mjs';

const DIGITS = '4111111111111111';

/**
 * Types a number key by key, as often as asked, and forces layout after each: milliseconds per key. A clock in a page
 * is coarse, so a whole number is timed, and the events are the page's own.
 */
function typeInto(input, { digits, times }) {
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
    input.value = '';
    input.focus();
    const start = performance.now();
    for (const digit of digits) typeKey(digit);
    samples.push((performance.now() - start) / digits.length);
  }
  return { samples, text: input.value };
}

async function typeOnce(browser, address, times) {
  const { context, frame } = await openPage(browser, address);
  const input = frame.locator('input').first();
  const { samples, text } = await input.evaluate(typeInto, { digits: DIGITS, times });
  await context.close();
  return { samples, text };
}

/** A key in the card number field against a key in a field whose listener does nothing. */
export async function compareKeystrokes(browser, url, { rounds = 7, times = 40 } = {}) {
  const [ours, empty] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const card = await typeOnce(browser, `${url}/checkout/`, times);
    if (card.text !== '4111 1111 1111 1111') throw new Error('the card field did not format what was typed');
    ours.push(median(card.samples));
    empty.push(median((await typeOnce(browser, `${url}/lit-form/`, times)).samples));
  }
  return { ratio: pairedRatio(ours, empty), ms: median(ours), empty: median(empty) };
}
