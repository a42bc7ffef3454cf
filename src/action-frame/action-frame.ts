import { visitBank } from './bank-frame.js';
import { PROTOCOL, own, type ActionFrameMessage, type ActionHello, type ActionInit } from './protocol.js';
import { readInit } from './read-init.js';
import { challengeRequest, fingerprintRequest } from './token.js';

const LIMITS = { fingerprint: 10_000, challenge: 600_000 };

/** No method page in time is `N`, a challenge without an end is `U`: what 3D Secure calls them. */
const SILENCE = { fingerprint: 'N', challenge: 'U' };

/** Written into the document by the proxy, as data that no script of a page can reach. */
function readSettings(): { allowLocalHttp: boolean; origins: readonly string[] } {
  const settings: unknown = JSON.parse(document.getElementById('florin-settings')?.textContent ?? '{}');
  const origins = own(settings, 'origins');
  return {
    allowLocalHttp: own(settings, 'allowLocalHttp') === true,
    origins: Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string') : [],
  };
}

const { allowLocalHttp, origins } = readSettings();
const allowed = [location.origin, ...origins];

async function run(init: ActionInit, port: MessagePort): Promise<void> {
  const say = (message: ActionFrameMessage): void => port.postMessage(message);
  const { task, title, limit } = init;
  say({ type: 'ready', nonce: init.nonce });
  const rules = { allowLocalHttp };
  const request =
    task === 'fingerprint'
      ? fingerprintRequest(init.token, rules)
      : challengeRequest(init.token, init.windowSize, rules);
  if (typeof request === 'string') return say({ type: 'refused', field: request });
  const { url } = request;
  if (!url) return say({ type: 'result', value: 'U' });
  const value = await visitBank({
    task,
    url,
    request,
    title,
    limit: allowLocalHttp && limit ? Math.min(limit, LIMITS[task]) : LIMITS[task],
    silence: SILENCE[task],
    onShown: () => say({ type: 'shown' }),
  });
  say({ type: 'result', value });
}

function onMessage(event: MessageEvent): void {
  if (event.source !== parent || !allowed.includes(event.origin)) return;
  const init = readInit(event.data);
  const [port] = event.ports;
  if (!init || !port || event.ports.length !== 1) return;
  removeEventListener('message', onMessage);
  void run(init, port);
}

if (parent !== window) {
  addEventListener('message', onMessage);
  const hello: ActionHello = { florin: PROTOCOL, type: 'action-hello' };
  // To any embedder, because it says nothing; who may answer is checked above.
  parent.postMessage(hello, '*');
}
