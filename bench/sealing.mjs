import { median } from './statistics.mjs';
import { openPage } from './startup.mjs';

const CARD = [
  [/card number/i, '4111 1111 1111 1111'],
  [/expiry/i, '03/30'],
  [/security code/i, '737'],
];

/**
 * Asks an element for the four envelopes: the first time, and then again and again, some times in a row because a clock in a
 * page is coarse. The frame listens to fifty messages a second, so there are fewer in all.
 */
const ask = async ([name, times]) => {
  const element = document.querySelector(name);
  const begun = performance.now();
  const sealed = await element.seal();
  const cold = performance.now() - begun;
  const warm = [];
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    for (let each = 0; each < 5; each++) await element.seal();
    warm.push((performance.now() - start) / 5);
  }
  return { cold, warm, sealed };
};

async function sealOnce(browser, address, times) {
  const { context, page, frame } = await openPage(browser, address);
  for (const [label, text] of CARD) await frame.getByLabel(label).fill(text);
  await page.waitForFunction(() => document.querySelector('florin-card-fields').cardState.complete);
  const result = await page.evaluate(ask, ['florin-card-fields', times]);
  await context.close();
  if (JSON.stringify(result.sealed).match(/eyJ[\w-]+(?:\.[\w-]+){4}/g)?.length !== 4)
    throw new Error('the card fields did not give four envelopes');
  return result;
}

/** The same of an isolated frame in which nothing is but the platform's own calls. */
async function sealBarely(browser, address, times) {
  const { context, page } = await openPage(browser, address);
  await page.waitForFunction(() => document.querySelector('bare-sealing').isReady);
  const result = await page.evaluate(ask, ['bare-sealing', times]);
  await context.close();
  return result;
}

/** Milliseconds from the question to four envelopes in the page's hands, ours and the bare ones in turns. */
export async function timeSealing(browser, url, { rounds = 9, times = 8 } = {}) {
  const [ours, bare] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await sealOnce(browser, `${url}/card-fields/`, times));
    bare.push(await sealBarely(browser, `${url}/bare-sealing/`, times));
  }
  const medians = (runs) => ({
    cold: median(runs.map(({ cold }) => cold)),
    warm: median(runs.map(({ warm }) => median(warm))),
  });
  return { ...medians(ours), floor: medians(bare) };
}
