import { sealCard } from './envelopes.js';
import { namesOf } from './brand.js';
import { BRANDS } from './brands.js';
import { createForm } from './form.js';
import { seal } from './jwe.js';
import { readPageMessage } from './messages.js';
import type { FrameMessage, FrameSettings, InitMessage, PageMessage } from './protocol.js';
import { applyTheme } from './theme.js';

const IDLE_MS = 15 * 60 * 1000;
/**
 * Milliseconds between two looks at the state for the page, by the frame's own clock: whenever a key came in between, the page
 * hears of it at the same time. Leaving a field and Enter are told at once.
 */
const TICK = 250;
/** Messages of the page that are read between two ticks; what is over is dropped unread. */
const MESSAGES_PER_TICK = 20;
const MINUTE = 60_000;
/**
 * How often a card is encrypted in a minute, and in all until something is typed. A shopper who tries again and again asks for less; a
 * script that collects envelopes gets no more.
 */
const MOST_SEALS = 5;

/**
 * Opens the frame: shows the inputs and answers the page over its port for as long as the document lives. Where the key
 * came from the page, the screen says so.
 */
export function openSession(
  port: MessagePort,
  key: CryptoKey,
  init: InitMessage,
  month: number,
  isPageKey: boolean,
): void {
  const send = (message: FrameMessage): void => port.postMessage(message);
  const note = document.createElement('p');
  const offset = init.serverTime - performance.now();
  const form = createForm(init.settings, month, changed, (intent) => {
    tell();
    send({ type: 'intent', intent });
  });
  /** How often a complete card was asked for in this minute. */
  let asked = 0;
  /** How often what is in the fields was encrypted. */
  let sealed = 0;
  let [lastState, sentState] = ['', ''];
  let heard = 0;
  /** Whether the page says that it does not take such a card: then nothing is sealed. */
  let isUnsupported: boolean;
  let warm: unknown;
  /** When what was typed is wiped, unless something is done before. */
  let end: number;

  /** Whether the state differs from the last one that was looked at; if so, the page is told at the next tick. */
  function changed(): boolean {
    end = performance.now() + IDLE_MS;
    const state = form.state();
    // What encrypts is run once before it is waited for; what it makes is thrown away.
    warm ??= state.brand && seal('', key);
    const before = lastState;
    lastState = JSON.stringify(state);
    return lastState !== before;
  }

  function tell(): void {
    heard = 0;
    if (end <= performance.now()) wipe();
    if (lastState !== sentState) send({ type: 'state', state: form.state() });
    sentState = lastState;
  }

  function wipe(): void {
    form.wipe('all');
    changed();
  }

  function show(settings: FrameSettings): void {
    applyTheme(document.documentElement, settings);
    note.textContent = isPageKey ? settings.words.sandboxKey : '';
    isUnsupported = settings.isUnsupported;
    form.show(settings);
  }

  function sealAll(id: string): void {
    if (sealed === MOST_SEALS) wipe();
    const values = form.values();
    const assessment = form.assess();
    const { complete, codes, detection } = assessment;
    const holderName = (codes.has('holderName') && values.holderName.trim()) || undefined;
    // A page can ask whenever it likes. Only a person can have used a document of another origin. Where nothing is filled in, as
    // with a stored card that needs no code, there is nothing to keep.
    const isUntouched = values.number && navigator.userActivation?.hasBeenActive === false;
    const reason = complete && !isUnsupported ? isUntouched && 'untouched' : 'incomplete';
    const isSealed = !reason && ++asked <= MOST_SEALS;
    // The page knows the card before its envelopes: so it can tell which brand's rule they must follow.
    if (isSealed) {
      sealed++;
      tell();
    }
    const sealing = isSealed
      ? sealCard(values, assessment, key, offset + performance.now())
      : Promise.reject<never>();
    void sealing
      .then(
        (envelopes): FrameMessage => ({
          type: 'sealed',
          id,
          envelopes,
          holderName,
          brands: detection.fitting && namesOf(detection.fitting),
        }),
        (): FrameMessage => ({ type: 'unsealed', id, reason: reason || 'encryption' }),
      )
      .then((message) => {
        send(message);
        // Fields that were emptied in the meantime get no message about what is missing.
        if (form.assess().complete === complete) form.complain();
        changed();
      });
  }

  function onMessage(message: PageMessage): void {
    if (message.type === 'settings') show(message.settings);
    else if (message.type === 'focus') form.focus(message.field);
    else if (message.type === 'clear') form.wipe(message.only);
    else sealAll(message.id);
    changed();
  }

  port.onmessage = (event) => {
    const message = heard++ < MESSAGES_PER_TICK && readPageMessage(event.data);
    if (message) onMessage(message);
  };
  onpagehide = wipe;
  form.element.addEventListener('input', () => (sealed = 0));
  // Who leaves a field may press Pay at once.
  addEventListener('focusout', tell);
  show(init.settings);
  document.body.replaceChildren(note, form.element);
  send({ type: 'ready', nonce: init.nonce, brands: namesOf(BRANDS) });
  changed();
  tell();
  setInterval(tell, TICK);
  setInterval(() => (asked = 0), MINUTE);
  watchHeight(send);
}

function watchHeight(send: (message: FrameMessage) => void): void {
  const root = document.documentElement;
  new ResizeObserver(() => send({ type: 'height', height: root.offsetHeight })).observe(root);
}
