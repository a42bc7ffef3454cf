import { expect } from '@open-wc/testing';

import { createSandbox, TEST_CARDS, type Sandbox } from '../../src/sandbox/index.js';

const ORIGIN = 'https://bank.example';

const BROWSER = {
  userAgent: navigator.userAgent,
  acceptHeader: '*/*',
  javaEnabled: false,
  colorDepth: 24,
  screenHeight: 800,
  screenWidth: 1280,
  timeZoneOffset: 0,
  language: 'en',
};

async function pay(sandbox: Sandbox, id: string) {
  const number = TEST_CARDS.find((card) => card.id === id)?.number.replaceAll(' ', '');
  const request = {
    merchantAccount: 'Florin',
    amount: { value: 123_456_789, currency: 'EUR' },
    reference: 'attempt-1',
    returnUrl: 'https://shop.example/return',
    channel: 'Web',
    origin: 'https://shop.example',
    browserInfo: BROWSER,
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    paymentMethod: {
      type: 'scheme',
      encryptedCardNumber: `test_${number}`,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
    },
  };
  const headers = { 'x-api-key': 'key', 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(request) };
  return (await sandbox.fetch(`${ORIGIN}/v71/payments`, init)).json();
}

/** Shows a page of the bank in a frame of a given size, its style sheet put in place. */
async function show(
  sandbox: Sandbox,
  page: Response,
  [width, height]: readonly [number, number],
): Promise<Document> {
  const styles = await (await sandbox.fetch(`${ORIGIN}/bank/bank.css`)).text();
  const frame = document.createElement('iframe');
  frame.width = String(width);
  frame.height = String(height);
  frame.style.border = '0';
  frame.srcdoc = (await page.text()).replace(/<link rel="stylesheet"[^>]*>/, `<style>${styles}</style>`);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  if (!frame.contentDocument) throw new Error('the frame has no document');
  return frame.contentDocument;
}

/** axe looks at the document it was loaded into. */
async function faultsOf(page: Document): Promise<string[]> {
  const script = page.createElement('script');
  script.src = '/node_modules/axe-core/axe.min.js';
  const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
  page.head.append(script);
  await loaded;
  const { axe } = page.defaultView as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(page);
  return violations.map(({ id }) => id);
}

async function challengePage(sandbox: Sandbox): Promise<Response> {
  const { action } = await pay(sandbox, 'challenge');
  const { acsTransID, acsURL } = JSON.parse(atob(action.token)) as Record<string, string>;
  const body = new URLSearchParams({ creq: btoa(JSON.stringify({ acsTransID })) });
  return sandbox.fetch(acsURL ?? '', { method: 'POST', body });
}

const redirectPage = async (sandbox: Sandbox): Promise<Response> =>
  sandbox.fetch((await pay(sandbox, 'redirect')).action.url);

describe('the sandbox inside a page', () => {
  afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

  it('pays a card', async () => {
    const sandbox = await createSandbox({ origin: ORIGIN });
    expect((await pay(sandbox, 'paid-visa')).resultCode).to.equal('Authorised');
    expect(sandbox.books()).to.have.length(1);
  });

  for (const size of [
    [250, 400],
    [390, 400],
    [500, 600],
    [1200, 800],
  ] as const)
    it(`the bank’s question fits ${size.join(' × ')}`, async () => {
      const sandbox = await createSandbox({ origin: ORIGIN });
      const { documentElement } = await show(sandbox, await challengePage(sandbox), size);
      expect(documentElement.scrollWidth).to.be.at.most(size[0]);
      expect(documentElement.scrollHeight).to.be.at.most(size[1]);
    });

  for (const [name, open] of [
    ['the bank’s question', challengePage],
    ['the page a redirect leads to', redirectPage],
  ] as const)
    it(`${name} has no accessibility fault axe can find, in light and dark`, async () => {
      const sandbox = await createSandbox({ origin: ORIGIN });
      const page = await show(sandbox, await open(sandbox), [390, 600]);
      for (const scheme of ['light', 'dark']) {
        page.documentElement.style.colorScheme = scheme;
        expect(await faultsOf(page)).to.deep.equal([]);
      }
    });
});
