import { chromium } from 'playwright-core';

import { CHROMIUM_ARGUMENTS, findBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ROOT } from './processes.mjs';

// In a process of its own the frame would escape the slower clock of the page: together is the harder case.
const ONE_PROCESS = '--disable-features=IsolateSandboxedIframes,SitePerProcess';

function print(what, value, goal, unit = '') {
  const met = value <= goal;
  const shown = Number.isInteger(value) ? `${value}` : value.toFixed(2);
  console.log(
    `${what.padEnd(58)}${`${shown}${unit}`.padStart(10)}   ≤ ${`${goal}${unit}`.padEnd(8)}${met ? 'met' : 'MISSED'}`,
  );
  return met;
}

async function launch(...more) {
  return chromium.launch({ executablePath: await findBrowser(), args: [...CHROMIUM_ARGUMENTS, ...more] });
}

async function starts(url, rounds) {
  const { compareStarts } = await import('../bench/startup.mjs');
  const results = [];
  for (const rate of [1, 4]) {
    const browser = await launch(...(rate > 1 ? [ONE_PROCESS] : []));
    const start = await compareStarts(browser, url, { rate, rounds });
    await browser.close();
    results.push(
      print(`elements in the DOM, against a bare Lit form, ${rate}× CPU`, start.elements, 1.15, ' ×'),
    );
    const against = `card form usable, against an empty isolated frame, ${rate}× CPU`;
    results.push(print(against, start.usableAgainstFrame, 1.5, ' ×'));
    const { checkout, 'lit-form': form, 'bare-frame': frame } = start.ms;
    const times = `checkout ${checkout.toFixed(0)} ms, frame ${frame.toFixed(0)} ms, form ${form.toFixed(0)} ms`;
    console.log(`  (${times}: ${start.usable.toFixed(2)} × a bare Lit form)`);
    if (rate > 1) {
      results.push(print('main thread blocked at 4× CPU', start.blocking, 10, ' ms'));
      console.log(`  (form ${start.blockingOfForm.toFixed(0)} ms)`);
    }
  }
  return results;
}

async function requests(browser, url) {
  const { countRequests } = await import('../bench/startup.mjs');
  const english = await countRequests(browser, `${url}/checkout/`);
  const german = await countRequests(browser, `${url}/checkout/?lang=de`);
  return [
    print('requests before a card can be typed', english.length, 3),
    print('the same in another language', german.length, 4),
  ];
}

async function inTheFrame(browser, url) {
  const { compareKeystrokes } = await import('../bench/typing.mjs');
  const { timeSealing } = await import('../bench/sealing.mjs');
  const key = await compareKeystrokes(browser, url);
  const sealing = await timeSealing(browser, url);
  return [
    print('a key in the card field, against an empty listener', key.ratio, 2, ' ×'),
    print('four fields encrypted, the first time', sealing.cold, 2.5, ' ms'),
    print('four fields encrypted, again', sealing.warm, 1, ' ms'),
  ];
}

async function reading() {
  const { compareCalls, compareMemory, compareReading } = await import('../bench/reading.mjs');
  return [
    print('a call, against fetch and JSON.parse alone', (await compareCalls()).ratio, 1.1, ' ×'),
    print('1,000 listings checked, against JSON.parse', compareReading(1000, 60).ratio, 2, ' ×'),
    print('10,000 listings checked, against JSON.parse', compareReading(10_000, 15).ratio, 2, ' ×'),
    print('memory of 10,000 listings, against JSON.parse', compareMemory().ratio, 1.2, ' ×'),
  ];
}

/** Compares, side by side and in turns; `--rounds=N` for firmer medians than the usual 11. */
export async function main(args) {
  await ensureBuilt(['frames', 'library']);
  const rounds = Number(args.find((arg) => arg.startsWith('--rounds='))?.slice(9) ?? 11);
  const { servePages } = await import('../bench/pages.mjs');
  const server = await servePages(ROOT);
  const results = await starts(server.url, rounds);
  const browser = await launch();
  results.push(...(await requests(browser, server.url)), ...(await inTheFrame(browser, server.url)));
  await browser.close();
  server.close();
  results.push(...(await reading()));
  return results.every(Boolean) ? 0 : 1;
}
