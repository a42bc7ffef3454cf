import { render, type TemplateResult } from 'lit';

import { appAddress } from '../../../client/shopper/app-address.js';
import { isOnPaper, type Action } from '../../../client/shopper/index.js';
import { shortFormOf } from '../../../client/shopper/short-forms.js';
import { amountText } from '../amount/amount.js';
import type { ActionContext, ActionResult } from './action.js';
import { words as english } from '../../../words/compiled/parts/actions/app/en.js';
import { appTemplate, type AppView } from './app.js';
import { appStyles } from './app.css.js';
import type { codePicture } from './code-picture.js';
import { copyText } from '../controls/copy-text.js';
import { Waiting } from './waiting.js';

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

/** The picture of a code; false where the code is too long for one. */
function pictureOf(draw: typeof codePicture, code: string, label: string): TemplateResult | false {
  try {
    return draw(code, label);
  } catch {
    return false;
  }
}

/**
 * Tells the shopper to approve in an app, and asks the shop's server until the payment has ended: less and less often, and
 * not at all while the page is hidden. Where the app scans a code, it is drawn here. Nothing is lost when the page goes: another one shows the same.
 */
export async function waitForApp(action: Action, context: ActionContext): Promise<ActionResult> {
  // Loaded from here: few payments need it, and each page that pays has the code that would ask.
  if (isOnPaper(action)) return (await import('./papers.js')).showPaper(action, context);
  const { attempt } = context;
  if (!attempt) return { kind: 'unsupported', type: action.type };
  const { payment } = attempt;
  const waiting = new Waiting(attempt, context, english);
  const words: AppView['words'] = (word, values) => waiting.words.text(word, values);
  const end = endOf(action);
  const left = (): number | undefined => end && Math.max(0, Math.ceil((end - Date.now()) / SECOND));

  const { subtype = '', qrCodeData: code } = action;
  const name = (): string => action.name ?? words('name');
  const form = shortFormOf(subtype);
  const { amount } = payment.state.answer ?? {};
  let draws: typeof codePicture | false | undefined;
  let drawn = { label: '', picture: undefined as TemplateResult | false | undefined };
  const picture = (): TemplateResult | false | undefined => {
    if (draws === false) return false;
    if (!draws || code === undefined) return undefined;
    const label = words('picture', { name: name() });
    if (label !== drawn.label) drawn = { label, picture: pictureOf(draws, code, label) };
    return drawn.picture;
  };
  /** What depends on the language, which may change while it is waited for. */
  const said = () => ({
    name: name(),
    amount: amount ? amountText(amount, attempt.language()) : '',
    picture: picture(),
  });
  const view: AppView = {
    words,
    ...said(),
    isInBank: form?.isInBank === true,
    isScanned: action.type === 'qrCode',
    pasted: form?.isPasted ? code : undefined,
    // Checked again: what the proxy let through is opened by this page.
    url: appAddress(action.url, subtype, { allowLocalHttp: location.protocol === 'http:' }),
    isPhone: matchMedia('(pointer: coarse)').matches,
    left: left(),
    step: 'waiting',
    onOther: () => void stop(),
    onCopy: () => void copy(),
  };
  const show = (change: Partial<AppView>): void => {
    if (!waiting.signal.aborted) render(appTemplate(Object.assign(view, said(), change)), waiting.root);
  };

  const draw = async (): Promise<void> => {
    if (code === undefined || draws) return;
    draws = await import('./code-picture.js').then(
      (module) => module.codePicture,
      () => false as const,
    );
    show({});
  };

  const copy = async (): Promise<void> => show({ copied: await copyText(code ?? '') });

  const stop = async (): Promise<void> => {
    show({ step: 'stopping' });
    if (!(await waiting.cancel())) show({ step: 'not-stopped' });
  };

  waiting.open(appStyles, () => show({}));
  void draw();
  const clock = setInterval(() => show({ left: left() }), SECOND);
  waiting.signal.addEventListener('abort', () => clearInterval(clock));
  return waiting.watch(FIRST, LONGEST, () => Promise.all([payment.look(), draw()]));
}
