import type { SecretPurpose } from '../facts/secret-purposes.js';
import { applyTheme } from '../frame/theme.js';
import { ChangeForm } from './change-form.js';
import { chooser } from './chooser.js';
import { readSecretPageMessage } from './messages.js';
import type { BrokenReason, SecretFrameMessage, SecretPageMessage, SecretSettings } from './protocol.js';
import { newSessionKey, signingWith, type SessionKey } from './sealing.js';
import { readSecret } from './secret.js';
import { Showing } from './showing.js';
import { platformKey } from './wrapping.js';

/** Messages of the page that are read in a second; what is over is dropped unread. */
const MESSAGES_PER_SECOND = 50;
const SHOWN_FOR = 20_000;

interface OwnFacts {
  readonly key: string;
  readonly mayHurry: boolean;
}

/** Opens the frame: shows its buttons and answers the page over its port for as long as the document lives. */
export function openSecrets(port: MessagePort, first: SecretSettings, { key, mayHurry }: OwnFacts): void {
  const send = (message: SecretFrameMessage): void => port.postMessage(message);
  const { sign, verify } = signingWith(key);
  const box = document.createElement('main');
  let settings = first;
  /** What a person asked for and was not answered yet. */
  let asked: SecretPurpose | undefined;
  let session: { readonly key: SessionKey; readonly ticket: string } | undefined;
  let showing: Showing | undefined;
  let form: ChangeForm | undefined;
  let heard = 0;

  function draw(): void {
    const { words, offers } = settings;
    box.ariaBusy = String(asked !== undefined);
    if (showing) box.replaceChildren(showing.element);
    else if (form) box.replaceChildren(form.element);
    else box.replaceChildren(...chooser(words, offers, asked, choose));
  }

  /** A press of a person in here, the only way by which anything begins. */
  function choose(purpose: SecretPurpose): void {
    if (asked || showing) return;
    if (purpose === 'pinChange') {
      form = new ChangeForm(settings.words, () => ask('pinChange'), over);
      draw();
      form.focus();
    } else ask(purpose);
  }

  function ask(purpose: SecretPurpose): void {
    asked = purpose;
    if (form) form.isBusy = true;
    else draw();
    send({ type: 'ask', purpose });
  }

  /** Back to the buttons, with nothing left of what was shown, typed or asked. */
  function over(): void {
    const last = asked ?? showing?.purpose ?? (form && 'pinChange');
    const hadFocus = document.hasFocus();
    const wasShown = showing !== undefined;
    showing?.wipe();
    form?.wipe();
    asked = session = showing = form = undefined;
    draw();
    if (hadFocus) box.querySelector<HTMLElement>(`[name=${last}]`)?.focus();
    if (wasShown) send({ type: 'hidden' });
  }

  function breakOff(reason: BrokenReason): void {
    over();
    send({ type: 'broken', reason });
  }

  async function use({
    ticket,
    publicKey,
    signature,
  }: Extract<SecretPageMessage, { type: 'ticket' }>): Promise<void> {
    const purpose = asked;
    if (!purpose || session) return;
    if (!(await verify(signature, 'ticket', ticket, publicKey))) return breakOff('ticket');
    const platform = await platformKey(publicKey);
    if (!platform) return breakOff('key');
    const key = await newSessionKey(platform);
    if (asked !== purpose || session) return;
    const made = (session = { key, ticket });
    const parts = [ticket, key.wrapped];
    const token = form && makeToken();
    const block = token && (await key.sealPin(form!.pin, token));
    if (block && token) parts.push(block, token);
    else parts.push('');
    const proof = await sign(purpose, ...parts);
    if (session !== made) return;
    send({ type: 'sealed', ticket, proof, encryptedKey: key.wrapped, encryptedPinBlock: block, token });
  }

  async function show(answer: Extract<SecretPageMessage, { type: 'card' | 'pin' }>): Promise<void> {
    const [made, purpose] = [session, asked];
    const expected = answer.type === 'card' ? 'panReveal' : 'pinReveal';
    if (!made || purpose !== expected) return;
    // One try for each key, and nothing is decrypted that the proxy did not sign: the page learns nothing by changing an answer.
    session = undefined;
    const parts = answer.type === 'card' ? [answer.encryptedData] : [answer.encryptedPinBlock, answer.token];
    const isProven = await verify(answer.signature, 'answer', made.ticket, ...parts);
    const lines = isProven ? await readSecret(made.key, answer).catch(() => undefined) : undefined;
    if (asked !== purpose) return;
    if (!lines) return breakOff('answer');
    asked = undefined;
    const limit = mayHurry && settings.limit ? Math.min(settings.limit, SHOWN_FOR) : SHOWN_FOR;
    showing = new Showing(purpose, lines, settings.words, limit, over);
    draw();
    showing.begin();
    send({ type: 'shown' });
  }

  function onMessage(message: SecretPageMessage): void {
    if (message.type === 'settings') {
      settings = message.settings;
      applyTheme(document.documentElement, settings);
      if (!showing && !form) draw();
    } else if (message.type === 'ticket') void use(message);
    else if (message.type === 'over') over();
    else if (message.type === 'hide') hide();
    else void show(message);
  }

  function hide(): void {
    if (showing) over();
  }

  port.onmessage = (event) => {
    const message = heard++ < MESSAGES_PER_SECOND && readSecretPageMessage(event.data);
    if (message) onMessage(message);
  };
  setInterval(() => (heard = 0), 1000);
  for (const name of ['blur', 'pagehide', 'beforeprint']) addEventListener(name, hide);
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', over);
  applyTheme(document.documentElement, settings);
  document.body.replaceChildren(box);
  draw();
  const root = document.documentElement;
  new ResizeObserver(() => send({ type: 'height', height: root.offsetHeight })).observe(root);
}

/** Sixteen random digits, under which the PIN stands in its block in place of the card's number. */
const makeToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(16)), (value) => value % 10).join('');
