import { sealCard } from './envelopes.js';
import { createForm } from './form.js';
import { readPageMessage } from './messages.js';
import type { FrameMessage, FrameSettings, InitMessage, PageMessage } from './protocol.js';
import { applyTheme } from './theme.js';

/** Messages a page may send in a second; what is over is dropped unread. */
const MESSAGES_PER_SECOND = 50;
const IDLE_MS = 15 * 60 * 1000;

/**
 * Opens the frame: shows the inputs and answers the page over its port for as long as the document lives. Where the key
 * came from the page, the screen says so.
 */
export function openSession(port: MessagePort, key: CryptoKey, init: InitMessage, isPageKey: boolean): void {
  const send = (message: FrameMessage): void => port.postMessage(message);
  const note = document.createElement('p');
  let offset = init.serverTime - performance.now();
  const now = (): number => offset + performance.now();
  const form = createForm(init.settings, now, changed, (intent) => send({ type: 'intent', intent }));
  let lastState = '';
  let warm: unknown;
  /** When what was typed is wiped, unless something is done before. */
  let end: number;

  /** Sends the state where it is not what was sent last, so that messages do not mark single keystrokes. */
  function changed(): boolean {
    end = performance.now() + IDLE_MS;
    const state = form.state();
    // What encrypts is run once before it is waited for; what it makes is thrown away.
    warm ??=
      state.brand && sealCard({ number: '0', expiry: '0130', securityCode: '0' }, form.assess(), key, 0);
    const text = JSON.stringify(state);
    const isNew = text !== lastState;
    if (isNew) send({ type: 'state', state });
    lastState = text;
    return isNew;
  }

  function wipe(): void {
    form.wipe('all');
    changed();
  }

  /** One timer for a long time: setting one at every key takes longer than most of what a key does. */
  function watchIdle(): void {
    if (end <= performance.now()) wipe();
    setTimeout(watchIdle, end - performance.now());
  }

  function show(settings: FrameSettings): void {
    applyTheme(document.documentElement, settings);
    note.textContent = isPageKey ? settings.words.sandboxKey : '';
    form.show(settings);
  }

  function sealAll(id: string): void {
    const values = form.values();
    const assessment = form.assess();
    const { complete, brand, codes } = assessment;
    const holderName = (codes.has('holderName') && values.holderName.trim()) || undefined;
    const sealed = complete ? sealCard(values, assessment, key, now()) : Promise.reject<never>();
    void sealed
      .then(
        (envelopes): FrameMessage => ({ type: 'sealed', id, envelopes, holderName, brand: brand?.[0] }),
        (): FrameMessage => ({ type: 'unsealed', id, reason: complete ? 'encryption' : 'incomplete' }),
      )
      .then((message) => {
        send(message);
        // Whoever wiped the fields meanwhile is not told what is missing.
        if (form.assess().complete === complete) form.complain();
        changed();
      });
  }

  function onMessage(message: PageMessage): void {
    if (message.type === 'settings') show(message.settings);
    else if (message.type === 'time') {
      offset = message.serverTime - performance.now();
      form.assess();
    } else if (message.type === 'focus') form.focus(message.field);
    else if (message.type === 'clear') form.wipe(message.only);
    else sealAll(message.id);
    changed();
  }

  let heard = 0;
  let second = 0;
  port.onmessage = (event) => {
    const thisSecond = (performance.now() / 1000) | 0;
    heard = thisSecond === second ? heard + 1 : 0;
    second = thisSecond;
    const message = heard < MESSAGES_PER_SECOND ? readPageMessage(event.data) : undefined;
    if (message) onMessage(message);
  };
  window.onpagehide = wipe;
  show(init.settings);
  document.body.replaceChildren(note, form.element);
  send({ type: 'ready', nonce: init.nonce });
  changed();
  watchIdle();
  watchHeight(send);
  watchCover(form.element, send);
}

function watchHeight(send: (message: FrameMessage) => void): void {
  const root = document.documentElement;
  new ResizeObserver(() => send({ type: 'height', height: Math.min(root.offsetHeight, 2000) })).observe(root);
}

/** Only Chromium can tell, and it errs towards `covered`: the page is told, nothing is held up. */
function watchCover(element: Element, send: (message: FrameMessage) => void): void {
  const watch = ([entry]: (IntersectionObserverEntry & { isVisible?: boolean })[]): void =>
    send({ type: 'covered', covered: !!entry?.isIntersecting && entry.isVisible === false });
  const options = { trackVisibility: true, delay: 100 } as IntersectionObserverInit;
  new IntersectionObserver(watch, options).observe(element);
}
