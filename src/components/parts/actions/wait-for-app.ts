import { render } from 'lit';

import { cancel, type Action } from '../../../client/shopper/index.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { plainAddress } from '../../base/plain-address.js';
import { waitInView } from '../attempt/wait-in-view.js';
import type { ActionContext, ActionResult } from './action.js';
import { appTemplate, type AppView } from './app.js';
import { appWords } from './app-words.js';
import { appStyles } from './app.css.js';

/** Milliseconds between two times of asking, which grow up to the last. */
const [FIRST, LONGEST] = [2000, 10_000];
const SECOND = 1000;

/** When each action is over by this machine's clock, from the time that the server said is left. */
const ends = new WeakMap<Action, number>();

function endOf(action: Action): number | undefined {
  const { expiresIn } = action;
  if (expiresIn === undefined) return undefined;
  const end = ends.get(action) ?? Date.now() + expiresIn;
  ends.set(action, end);
  return end;
}

/**
 * Tells the shopper to approve in an app, and asks the shop's server until the payment has ended: less and less often, and
 * not at all while the page is hidden. Nothing is lost when the page goes: another one shows the same.
 */
export async function waitForApp(action: Action, context: ActionContext): Promise<ActionResult> {
  const { attempt, container } = context;
  if (!attempt) return { kind: 'unsupported', type: action.type };
  const { payment } = attempt;
  const words = await appWords(context);
  if (context.signal.aborted) return { kind: 'aborted' };
  const over = new AbortController();
  const { signal } = over;
  const root = document.createElement('div');
  const end = endOf(action);
  const left = (): number | undefined => end && Math.max(0, Math.ceil((end - Date.now()) / SECOND));
  const isOpen = (): boolean => !signal.aborted && payment.state.phase === 'action';

  const view: AppView = {
    words,
    name: action.name ?? words('name'),
    // Checked again: what the proxy let through is opened by this page.
    url: action.url === undefined ? undefined : plainAddress(action.url, document.baseURI)?.href,
    left: left(),
    step: 'waiting',
    onOther: () => void stop(),
  };
  const show = (change: Partial<AppView>): void => {
    if (!signal.aborted) render(appTemplate(Object.assign(view, change)), root);
  };

  const stop = async (): Promise<void> => {
    const { key = '' } = payment.state;
    show({ step: 'stopping' });
    await attempt
      .client()
      ?.call(cancel, { key, order: payment.order })
      .catch(() => undefined);
    await payment.look();
    if (isOpen()) show({ step: 'not-stopped' });
  };

  adoptStyles(container, appStyles);
  container.append(root);
  show({});
  root.querySelector('h2')?.focus();
  const clock = setInterval(() => show({ left: left() }), SECOND);
  context.signal.addEventListener('abort', () => over.abort(), { signal });
  signal.addEventListener('abort', () => {
    clearInterval(clock);
    root.remove();
  });
  for (let pause = FIRST; isOpen(); pause = Math.min(LONGEST, pause * 1.25)) {
    await waitInView(pause);
    if (isOpen()) await payment.look();
  }
  over.abort();
  return { kind: context.signal.aborted ? 'aborted' : 'left' };
}
