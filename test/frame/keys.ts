import { sendKeys } from '@web/test-runner-commands';

/** Presses one key after the other. WebKit's driver drops a key that is the same as the last one in a text typed at once. */
export async function typeKeys(text: string): Promise<void> {
  for (const key of text) await sendKeys({ press: key });
}
