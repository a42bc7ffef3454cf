/**
 * Resolves after so many milliseconds in which a person may be looking: at once when the page comes back online or into
 * view, and not at all while it is hidden. A fifth earlier or later by chance, so that shoppers do not ask in step.
 */
export function waitInView(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const watch = new AbortController();
    const finish = (): void => {
      if (document.visibilityState === 'hidden') return;
      watch.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds * (0.8 + Math.random() * 0.4));
    document.addEventListener('visibilitychange', finish, watch);
    for (const name of ['online', 'pageshow']) addEventListener(name, finish, watch);
  });
}
