// Copied into an app that has the package: node mount-all.mjs jsdom|happy-dom ./setup.mjs tag,tag,…
import { argv, exit } from 'node:process';

import { GlobalRegistrator } from '@happy-dom/global-registrator';
import { JSDOM } from 'jsdom';

const [, , dom, setup, tags] = argv;
const url = 'http://localhost/';
/** What Node keeps for itself, as it does in test runners. */
const OF_NODE =
  /^(?:Infinity|NaN|undefined|console|performance|queueMicrotask|structuredClone|(?:set|clear)\w+)$/;

/** What a test runner does first: the names of the window are those of the process. */
function registerJsdom() {
  const { window } = new JSDOM('', { url, pretendToBeVisual: true });
  for (const name of Object.getOwnPropertyNames(window).filter((each) => !OF_NODE.test(each)))
    Object.defineProperty(globalThis, name, {
      get: () => window[name],
      set(value) {
        window[name] = value;
      },
      configurable: true,
    });
  // Vitest names these, although the window has none.
  for (const name of ['matchMedia', 'visualViewport']) globalThis[name] = window[name];
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
    globalThis[name] = window[name].bind(window);
}

const mounted = [];
const failures = [];
process.on('exit', () => console.log(JSON.stringify({ mounted, failures })));
const fail = (error) => failures.push(error?.stack ?? String(error));
process.on('unhandledRejection', fail).on('uncaughtException', fail);
// What happy-dom says of frames that it does not load is no failure.
console.error = () => undefined;
if (dom === 'jsdom') registerJsdom();
else GlobalRegistrator.register({ url });
addEventListener('error', ({ error }) => fail(error));
globalThis.fetch = () => Promise.reject(new TypeError('no network'));

await import(setup);
for (const tag of tags.split(',')) {
  const element = document.createElement(tag);
  element.setAttribute('proxy', '/florin');
  element.setAttribute('order', 'ORDER-1001');
  document.body.append(element);
  await element.updateComplete;
  if (element.shadowRoot) mounted.push(tag);
}
await new Promise((resolve) => setTimeout(resolve));
document.body.replaceChildren();
await new Promise((resolve) => setTimeout(resolve));
exit();
