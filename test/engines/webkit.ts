import { startWebKit, WEBKIT_CAPABILITIES } from '../../scripts/test/drivers.mjs';
import { answered, type Commands, type Driver } from './driver.js';

const PATHS: Readonly<Record<keyof Commands, string>> = {
  Navigate: 'url',
  Refresh: 'refresh',
  ExecuteScript: 'execute/sync',
  SwitchToFrame: 'frame',
  PerformActions: 'actions',
};

async function ask<Value>(method: 'POST' | 'DELETE', address: string, body?: object): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** WebKitGTK by its own driver, which speaks WebDriver over HTTP. */
export async function openWebKit(): Promise<Driver> {
  const sessions = `http://127.0.0.1:${await startWebKit()}/session`;
  const capabilities = { alwaysMatch: WEBKIT_CAPABILITIES };
  const session = ask<{ sessionId: string }>('POST', sessions, { capabilities });
  const { sessionId } = await answered('NewSession', session);
  return {
    send: (command, parameters) => ask('POST', `${sessions}/${sessionId}/${PATHS[command]}`, parameters),
    // What does not quit is ended with its driver, when this process ends.
    close: async () => {
      await answered('quit', ask('DELETE', `${sessions}/${sessionId}`), 10_000).catch(() => undefined);
    },
  };
}
