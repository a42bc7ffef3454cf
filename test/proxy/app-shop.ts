import { createProxy, memoryLedger, platformNotifications } from '../../src/proxy/index.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/index.js';
import { Browser, type Reply } from './shop.js';

const SHOP = 'http://localhost:8080';
const HMAC_KEY = '00112233445566778899AABBCCDDEEFF00112233445566778899AABBCCDDEEFF';
/** What the proxy signs with. */
export const APP_SECRET = 'a secret that keeps nothing, for tests alone';
const START = Date.UTC(2030, 0, 1, 10);

export const BLIK = { type: 'blik', fields: { blikCode: '123456' } };

/** A shop in Poland in front of the sandbox, where shoppers approve in an app and the platform reports what became of it. */
export async function openAppShop({
  isHeardOf = true,
  amount = { value: 1999, currency: 'PLN' },
  order = {},
  /** What happens while a cancel is on its way to the platform, or instead of it. */
  onCancel = undefined as (() => Promise<Response | undefined>) | undefined,
  /** The same while money is on its way back. */
  onReversal = undefined as (() => Promise<Response | undefined>) | undefined,
  /** The same while an order is given up. */
  onOrderCancel = undefined as (() => Promise<Response | undefined>) | undefined,
  options = {},
} = {}) {
  let at = START;
  let lost: RegExp | undefined;
  const events: unknown[] = [];
  const sent: string[] = [];
  const ledger = memoryLedger();
  const sandbox: Sandbox = await createSandbox({
    origin: 'http://127.0.0.1:8081',
    seed: 'app',
    merchantAccount: 'Shop',
    now: () => at,
    notifications: {
      url: `${SHOP}/florin/notifications`,
      hmacKey: HMAC_KEY,
      send: async (request) => {
        const isLost = lost?.test(await request.clone().text()) === true;
        return isLost ? new Response('[accepted]') : proxy(request);
      },
      isAutomatic: false,
    },
  });
  const proxy = createProxy({
    log: (event: unknown) => void events.push(event),
    environment: 'sandbox',
    merchantAccount: 'Shop',
    apiKey: 'sandbox',
    ledger,
    inPage: false,
    secret: APP_SECRET,
    now: () => at,
    ...(isHeardOf && { notifications: platformNotifications({ hmacKeys: [HMAC_KEY] }) }),
    upkeep: { isAutomatic: false },
    platform: {
      fetch: async (...request: Parameters<typeof sandbox.fetch>) => {
        const [url, init] = request;
        if (typeof init?.body === 'string') sent.push(init.body);
        const [path = ''] = /\/(?:cancels|reversals|orders\/cancel)$/.exec(String(url)) ?? [];
        const onWay = { '/cancels': onCancel, '/reversals': onReversal, '/orders/cancel': onOrderCancel }[
          path
        ];
        return (await onWay?.()) ?? sandbox.fetch(...request);
      },
      budget: 100,
      pause: 1,
    },
    resolveOrder: () => ({
      amount,
      returnUrl: `${SHOP}/return.html`,
      countryCode: 'PL',
      ...order,
    }),
    onEvent: (event: unknown) => void events.push(event),
    ...options,
  } as Parameters<typeof createProxy>[0]);
  const shopper = new Browser(proxy, SHOP);
  await shopper.methods();
  return {
    sandbox,
    proxy,
    shopper,
    ledger,
    /** Bodies that were sent to the platform, oldest first. */
    sent: () => sent.map((body) => JSON.parse(body) as Record<string, unknown>),
    /** What the proxy has told of itself, as text. */
    told: () => JSON.stringify(events),
    later: (ms: number): void => void (at += ms),
    /** The platform reports what has happened so far. */
    report: async (): Promise<void> => {
      at += 60_000;
      await sandbox.notifications.deliver();
    },
    /** What is reported in these words never arrives, and the platform thinks that it did. */
    loseReports: (which: RegExp): void => void (lost = which),
    pay: (key: string, paymentMethod: object = BLIK): Promise<Reply> =>
      shopper.pay(key, { paymentMethod, amount }),
    /** The shopper answers in the app. */
    answer: async (reply: Reply, choice: 'approve' | 'decline' | 'part'): Promise<number> => {
      const { url = '' } = reply.body['action'] as { url?: string };
      const MD = new URL(url).searchParams.get('MD') ?? '';
      const body = new URLSearchParams({ MD, choice });
      const address = url.replace(/\?.*/, '').replace('/app', '/app-answer');
      return (await sandbox.fetch(address, { method: 'POST', body })).status;
    },
    cancel: (key: string, order = 'ORDER-1'): Promise<Reply> =>
      shopper.post(`/attempts/${key}/cancel`, { order }),
    /** Reversals that the platform refused: what an operator is shown. */
    notGivenBack: async (): Promise<number> => (await ledger.failedIntents('proxy')).length,
    charged: (): number => sandbox.books().filter(({ charged, reversed }) => charged && !reversed).length,
  };
}
