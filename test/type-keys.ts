import { sendKeys } from '@web/test-runner-commands';

const IS_CHROMIUM = navigator.userAgent.includes('Chrome/');

/**
 * Types a text, at once where the driver can: WebKit's holds all keys of one text down together, and so swallows a digit
 * that comes again, and Firefox's may end while fields still follow each other.
 */
export async function typeKeys(text: string): Promise<void> {
  if (IS_CHROMIUM) return sendKeys({ type: text });
  for (const press of text) await sendKeys({ press });
}
