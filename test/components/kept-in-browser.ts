/** What a page keeps in the browser under one name. Pages of other tests keep theirs in the same storage. */
export const keptInBrowser = (name: string): readonly string[] =>
  Object.keys(localStorage).filter((each) => each.startsWith(name));

/** What a form keeps in the browser: all that is there, but payments of other tests on the page that are still followed. */
export const keptByForm = (): readonly string[] =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage))
    .filter((name) => !name.startsWith('florin-attempt:'));
