import { sendKeys } from '@web/test-runner-commands';

const IS_WEBKIT = /AppleWebKit/.test(navigator.userAgent) && !/Chrome/.test(navigator.userAgent);

/**
 * Types a text, at once where the driver can: WebKit's holds all keys of one text down together, and so swallows a digit
 * that comes again.
 */
export async function typeKeys(text: string): Promise<void> {
  if (!IS_WEBKIT) return sendKeys({ type: text });
  for (const press of text) await sendKeys({ press });
}
