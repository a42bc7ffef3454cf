import { inCloudflareWorkers } from '../../facts/cloudflare-workers.js';

/** Milliseconds after which the next page is looked up although the one before it is not there yet. */
const AT_MOST = 25;

/**
 * Pages of listings, looked up one after the other. A few people who page quickly would otherwise keep every core of the
 * database busy, and payments would wait beside them. One at a time is faster for the pages too.
 */
export class PageTurns {
  #next: Promise<unknown> = Promise.resolve();

  take<Page>(find: () => Promise<Page>): Promise<Page> {
    if (inCloudflareWorkers()) return find();
    const page = this.#next.then(find);
    this.#next = this.#next.then(() => endOrTimeUp(page));
    return page;
  }
}

/** A slow search delays those behind it by so much and no more. */
function endOrTimeUp(page: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, AT_MOST);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    page.then(end, end);
  });
}
