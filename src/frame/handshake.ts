import type { Compiled } from './compiled.js';
import { monthOf } from './expiry.js';
import { importKey, keyProblem } from './key.js';
import { protocolOf, readInit } from './messages.js';
import { PROTOCOL, type ClosedReason, type FrameMessage, type HelloMessage } from './protocol.js';
import { openSession } from './session.js';

/** Greets the page and waits for its first answer; everything else that arrives at the window is ignored. */
export function shakeHands({
  build,
  key: compiledKey,
  month,
  allowPageKey,
  origin,
  parents,
}: Compiled): void {
  window.onmessage = (event) => {
    const [port, ...others] = event.ports;
    if (event.source !== parent || !port || others.length || protocolOf(event.data) === undefined) return;
    window.onmessage = null;
    const close = (reason: ClosedReason): void => {
      showClosed(reason);
      port.postMessage({ type: 'closed', reason } satisfies FrameMessage);
    };
    const init = readInit(event.data);
    const key = compiledKey ?? init?.sandboxKey ?? '';
    const reason = problem ?? refusalOf(event) ?? (init ? keyProblem(key) : 'settings');
    if (reason) close(reason);
    else
      (imported || importKey(key)).then(
        (usable) => openSession(port, usable, init!, month ?? monthOf(new Date()), !compiledKey),
        () => close('key-weak'),
      );
  };

  function refusalOf({ origin: sender, data }: MessageEvent): ClosedReason | undefined {
    if (parents && !parents.includes(sender)) return 'parent-refused';
    if (sender === origin) return 'not-isolated';
    return protocolOf(data) === PROTOCOL ? undefined : 'protocol';
  }

  function findProblem(): ClosedReason | undefined {
    if (parent === window) return 'parent-refused';
    if (!isSecureContext) return 'insecure-context';
    if (self.origin !== (origin ?? 'null')) return 'not-isolated';
    return compiledKey || !allowPageKey ? keyProblem(compiledKey) : undefined;
  }

  const problem = findProblem();
  if (problem) showClosed(problem);
  if (parent === window) return;
  // While the page reads the first words: a trip to another thread that the shopper need not wait for.
  const imported = compiledKey && !problem && importKey(compiledKey);
  const hello: HelloMessage = { florin: PROTOCOL, type: 'hello', build, closed: problem };
  parent.postMessage(hello, '*');
}

/** Once closed, always closed: the page has to load the frame anew. */
function showClosed(reason: ClosedReason): void {
  document.body.textContent = `Closed: ${reason}`;
}
