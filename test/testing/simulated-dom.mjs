import { GlobalRegistrator } from '@happy-dom/global-registrator';
import { JSDOM } from 'jsdom';

const url = 'http://localhost/';
/** What Node keeps for itself, as it does in test runners. */
const OF_NODE =
  /^(?:Infinity|NaN|undefined|console|performance|atob|btoa|queueMicrotask|structuredClone|(?:set|clear)\w+)$/;

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

/** What a test runner does first: the names of the window are those of the process. */
export function register(dom) {
  if (dom === 'jsdom') registerJsdom();
  else GlobalRegistrator.register({ url });
}
