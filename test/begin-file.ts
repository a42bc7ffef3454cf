// Puts its own hook, which removes what a test has shown, before those of any file.
import '@open-wc/testing';

interface Suite {
  afterAll(hook: () => void): unknown;
  afterEach(hook: () => void): unknown;
  emit(event: 'pre-require', context: unknown, file: string, mocha: unknown): unknown;
}

const { mocha, Mocha } = globalThis as unknown as {
  readonly mocha: { readonly suite: Suite };
  readonly Mocha: {
    readonly Suite: { create(parent: Suite, title: string): Suite };
    readonly interfaces: { bdd(suite: Suite): void };
  };
};

const IS_FIREFOX = navigator.userAgent.includes('Firefox/');

const found = location.href;

/** The tests of a file may not tell how a page begins for those of the next. */
function leaveAsFound(): void {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', found);
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/** Where Tab leaves the page, Firefox's own buttons have the keyboard, and no test that follows in any page gets a key. */
function keepFocus(): void {
  if (IS_FIREFOX && !document.hasFocus())
    throw new Error('Tab left the page: put a button after what has the focus.');
}

/** What the module describes that loads next, and its hooks, belong to a suite with the name of its file. */
export function beginFile(file: string): void {
  const suite = Mocha.Suite.create(mocha.suite, file);
  Mocha.interfaces.bdd(suite);
  suite.emit('pre-require', globalThis, file, mocha);
  suite.afterEach(keepFocus);
  suite.afterAll(leaveAsFound);
}
