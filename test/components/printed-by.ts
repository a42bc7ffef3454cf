import { waitUntil } from '@open-wc/testing';

import { read } from './opened.js';

/** What a click prints, as it reads: in place of the browser's dialog, which some engines open and wait for. */
export async function printedBy(click: () => unknown): Promise<string> {
  const frames = HTMLIFrameElement.prototype;
  const { contentWindow } = Object.getOwnPropertyDescriptors(frames);
  let printed: string | undefined;
  Object.defineProperty(frames, 'contentWindow', {
    configurable: true,
    get(this: HTMLIFrameElement) {
      const paper = contentWindow.get?.call(this) as Window | null;
      if (paper && this.getAttribute('aria-hidden') === 'true')
        paper.print = () => void (printed = read(paper.document.body));
      return paper;
    },
  });
  try {
    await click();
    await waitUntil(() => printed !== undefined, 'nothing is printed');
  } finally {
    Object.defineProperty(frames, 'contentWindow', contentWindow);
  }
  return printed ?? '';
}
