import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { act, challengeAction, posted, type Acting } from './acting.js';
import type { SmallPage } from './small-page.js';

const LONG = { fingerprint: 5000, challenge: 5000 };

const until = async (check: () => unknown): Promise<void> => {
  while (!check()) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('the dialog around a challenge', () => {
  let acting: Acting;
  let before: HTMLButtonElement;

  async function open(path = '/bank/challenge/silent', language = 'en'): Promise<HTMLDialogElement> {
    acting = act(challengeAction(path), { limits: LONG, language });
    await until(() => acting.root.querySelector('dialog[open] .stage[aria-busy="false"]'));
    return acting.root.querySelector('dialog') as HTMLDialogElement;
  }
  const find = (selector: string) => acting.root.querySelector<HTMLElement>(selector);

  beforeEach(() => {
    before = document.createElement('button');
    before.textContent = 'Pay';
    document.body.append(before);
    before.focus();
  });

  afterEach(async () => {
    acting.stop();
    await acting.result;
    acting.host.remove();
    before.remove();
  });

  it('is modal, named and described, and starts at its heading', async () => {
    const dialog = await open();
    expect(dialog.matches(':modal')).to.equal(true);
    expect(dialog.getAttribute('aria-labelledby')).to.equal(find('h2')?.id);
    expect(find(`#${dialog.getAttribute('aria-describedby')}`)?.textContent).to.contain('Your bank');
    expect(acting.root.activeElement).to.equal(find('h2'));
    expect(find('iframe')?.title).to.equal('Your bank’s page');
  });

  it('gives the focus back to where it was', async () => {
    await open();
    acting.stop();
    await acting.result;
    expect(document.activeElement).to.equal(before);
  });

  it('asks before it closes, and closing is reported as unknown', async () => {
    await open();
    find('.close')?.click();
    expect(find('[role="alertdialog"]')?.textContent).to.contain('Stop confirming?');
    expect(acting.root.activeElement).to.equal(find('.keep'));
    find('.stop')?.click();
    expect(await acting.result).to.have.property('kind', 'closed');
    expect(posted(await acting.result)).to.deep.equal({
      transStatus: 'U',
      authorisationToken: 'token-of-the-platform',
    });
    expect(acting.container.childElementCount).to.equal(0);
  });

  it('goes on where the shopper thinks better of it', async () => {
    const dialog = await open();
    const frame = find('iframe');
    find('.close')?.click();
    find('.keep')?.click();
    expect(find('[role="alertdialog"]')).to.equal(null);
    expect(dialog.open).to.equal(true);
    expect(find('iframe')).to.equal(frame);
    expect(acting.root.activeElement).to.equal(find('h2'));
  });

  it('takes Escape for the question, and again for no', async () => {
    const dialog = await open();
    await sendKeys({ press: 'Escape' });
    expect(find('[role="alertdialog"]')).to.not.equal(null);
    await sendKeys({ press: 'Escape' });
    expect(find('[role="alertdialog"]')).to.equal(null);
    expect(dialog.open).to.equal(true);
  });

  it('reports a dialog that the browser itself closed', async () => {
    const dialog = await open();
    dialog.close();
    expect(await acting.result).to.have.property('kind', 'closed');
  });

  it('says that the bank’s page did not load, and loads it again', async () => {
    acting = act(challengeAction('/bank/challenge/right'), { proxy: '/nowhere', limits: LONG });
    await until(() => find('[role="alert"]'));
    expect(find('[role="alert"]')?.textContent).to.contain('did not load');
    const dialog = acting.root.querySelector('dialog');
    expect(dialog?.open).to.equal(true);
    find('.retry')?.click();
    expect(find('[role="alert"]')).to.equal(null);
    expect(find('iframe')).to.not.equal(null);
  });

  it('is accessible in light and dark, the question included', async () => {
    for (const scheme of ['light', 'dark']) {
      document.documentElement.style.colorScheme = scheme;
      const dialog = await open();
      find('.close')?.click();
      await expect(dialog).to.be.accessible();
      acting.stop();
      await acting.result;
      acting.host.remove();
    }
    document.documentElement.style.colorScheme = '';
  });

  it('gives a bank’s page without a background of its own a light one, in a dark shop too', async () => {
    document.documentElement.style.colorScheme = 'dark';
    await open();
    expect(getComputedStyle(find('iframe')!).backgroundColor).to.equal('rgb(255, 255, 255)');
    document.documentElement.style.colorScheme = '';
  });

  it('speaks the shopper’s language', async () => {
    for (const [language, title] of [
      ['de-AT', 'Bei Ihrer Bank bestätigen'],
      ['nl', 'Bevestig bij uw bank'],
      ['fr-CA', 'Confirmez auprès de votre banque'],
      ['ar', 'التأكيد لدى مصرفك'],
      ['xx', 'Confirm with your bank'],
    ] as const) {
      await open('/bank/challenge/silent', language);
      expect(find('h2')?.textContent).to.equal(title);
      acting.stop();
      await acting.result;
      acting.host.remove();
    }
  });
});

describe('the dialog around a challenge, on a screen of some size,', () => {
  let screen: HTMLIFrameElement;

  /** A frame is a screen as far as a page can tell, and every browser can make one. */
  async function onScreen(width: number, height: number, dir = 'ltr'): Promise<SmallPage> {
    screen = document.createElement('iframe');
    Object.assign(screen, {
      width: `${width}`,
      height: `${height}`,
      src: new URL('small-page.html', import.meta.url).href,
    });
    screen.style.border = '0';
    document.body.append(screen);
    await until(() => (screen.contentWindow as SmallPage | null)?.tools);
    screen.contentDocument!.documentElement.dir = dir;
    return screen.contentWindow as SmallPage;
  }

  afterEach(() => screen.remove());

  for (const [width, height, letter, size] of [
    [1280, 900, 'C', [500, 600]],
    [760, 640, 'D', [600, 400]],
    [480, 800, 'B', [390, 400]],
    [320, 640, 'A', [250, 400]],
    [320, 380, 'E', undefined],
    [640, 320, 'E', undefined],
  ] as const) {
    it(`${width} by ${height}, gives the bank window 0${letter.charCodeAt(0) - 64}`, async () => {
      const { tools } = await onScreen(width, height);
      const { root, result } = tools.act(tools.challengeAction('/bank/challenge/size'), { limits: LONG });
      await until(() => root.querySelector('iframe'));
      const dialog = root.querySelector('dialog')!.getBoundingClientRect();
      const bank = root.querySelector('iframe')!.getBoundingClientRect();
      expect(dialog.width).to.be.at.most(width);
      expect(dialog.height).to.be.at.most(height);
      if (size) expect([bank.width, bank.height]).to.deep.equal(size);
      else expect(dialog.width).to.equal(width);
      expect(tools.posted(await result)).to.have.property('transStatus', letter);
    });
  }

  it('320 pixels wide, needs no scrolling sideways, from right to left too', async () => {
    const { tools } = await onScreen(320, 640, 'rtl');
    const { root, stop } = tools.act(tools.challengeAction('/bank/challenge/silent'), { language: 'ar' });
    await until(() => root.querySelector('.stage[aria-busy="false"]'));
    root.querySelector<HTMLElement>('.close')!.click();
    const dialog = root.querySelector('dialog')!;
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
    const left = (selector: string) => root.querySelector(selector)!.getBoundingClientRect().left;
    expect(left('.close')).to.be.below(left('h2'));
    stop();
  });
});
