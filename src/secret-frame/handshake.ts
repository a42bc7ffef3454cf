import { own } from '../frame/reading.js';
import { isInit, readSecretInit } from './messages.js';
import { PROTOCOL, type SecretClosed, type SecretFrameMessage, type SecretHello } from './protocol.js';
import { openSecrets } from './session.js';

/** What the proxy wrote into the inert block behind the script that runs: name and key of this document, and no other's. */
function readOwn(): { name: string; key: string; mayHurry: boolean } {
  const data: unknown = JSON.parse(document.scripts[1]!.text);
  // From here on nothing in the document tells the key.
  document.scripts[1]!.remove();
  return {
    name: String(own(data, 'name')),
    key: String(own(data, 'key')),
    mayHurry: own(data, 'mayHurry') === true,
  };
}

/** Greets the page and waits for its first answer; everything else that arrives at the window is ignored. */
export function shakeHands(): void {
  const { name, key, mayHurry } = readOwn();
  const problem: SecretClosed | undefined = !isSecureContext
    ? 'insecure-context'
    : parent === window || self.origin !== 'null'
      ? 'not-isolated'
      : undefined;
  if (problem) document.body.textContent = `Closed: ${problem}`;
  if (parent === window) return;
  window.onmessage = ({ source, ports, data }) => {
    const [port, ...others] = ports;
    if (source !== parent || !port || others.length || !isInit(data)) return;
    window.onmessage = null;
    const say = (message: SecretFrameMessage): void => port.postMessage(message);
    const init = readSecretInit(data);
    const reason = problem ?? (init ? undefined : own(data, 'florin') === PROTOCOL ? 'settings' : 'protocol');
    if (reason) return say({ type: 'closed', reason });
    openSecrets(port, init!.settings, { key, mayHurry });
    say({ type: 'ready', nonce: init!.nonce, frame: name });
  };
  const hello: SecretHello = { florin: PROTOCOL, type: 'secret-hello' };
  // To any embedder, because it says nothing; `frame-ancestors` says who that may be.
  parent.postMessage(hello, '*');
}
