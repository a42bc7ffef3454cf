import type { OpenIn } from './link.js';

const SIZE = 'popup,width=560,height=780';

/** The words of a window that waits for its address. */
export interface WaitingWords {
  readonly language: string;
  readonly title: string;
}

/**
 * A window for the hosted page, opened while the click still counts and empty until there is an address. Nothing where
 * the browser keeps it closed.
 */
export function openWindow(openIn: OpenIn, { language, title }: WaitingWords): Window | undefined {
  const opened = window.open('', '_blank', openIn === 'popup' ? SIZE : '');
  if (!opened) return undefined;
  const { document: page } = opened;
  page.title = title;
  page.documentElement.lang = language;
  page.documentElement.style.colorScheme = 'light dark';
  page.body.append(title);
  return opened;
}

/**
 * Follows a link that has been checked, as a person's click would: the page it leads to hears neither where it was opened
 * from nor has a hold on this window.
 */
export function follow(url: URL, into: Node & ParentNode): void {
  const page = into.ownerDocument ?? document;
  const link = page.createElement('a');
  Object.assign(link, {
    href: url.href,
    rel: 'noopener noreferrer',
    referrerPolicy: 'no-referrer',
    hidden: true,
  });
  into.append(link);
  link.click();
  link.remove();
}

/** Sends a waiting window on its way. What it opened from is out of its reach before anything of the other side runs. */
export function send(opened: Window, url: URL): void {
  opened.opener = null;
  follow(url, opened.document.body);
}
