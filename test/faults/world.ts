import { memoryLedger } from '../../src/proxy/index.js';
import { createSandbox, type BookEntry, type Sandbox } from '../../src/sandbox/index.js';
import { payElsewhere } from './bank.js';
import { Device } from './device.js';
import { busyPlatform, Network } from './network.js';
import { OwnProxy } from './own-proxy.js';
import { ORDER } from './page.js';
import { otherTryFailed } from './other-try.js';
import { HMAC_KEY, Processes } from './processes.js';
import { Chance, mixSeeds } from './seeded.js';
import { keepsMoney, misread } from './misread.js';
import { BESIDE, CALM, MINUTE, STORM, type Schedule, type Step, type Trouble } from './schedule.js';
import type { SqlLedgers } from './sql-ledger.js';
import { START, VirtualTime } from './virtual-time.js';
import { Watch } from './watch.js';
import { weaken, WEAK_CLIENTS, type Weakness } from './weak.js';

export const BASE = 'https://platform.test';
/** The brand of what is paid at a till. */
export const AT_A_TILL = 'multibanco';

/** A shopper with browsers, a network that breaks things, the merchant's proxies and the platform. */
export class World {
  readonly schedule: Schedule;
  readonly weakness: Weakness | undefined;
  readonly time: VirtualTime;
  readonly chance: Chance;
  readonly watch: Watch;
  readonly told: string[] = [];
  readonly devices: Device[];
  processes!: Processes;
  sandbox!: Sandbox;
  readonly #network: Network;
  readonly #ownProxy = new OwnProxy(this);
  readonly #troubles: ReadonlyMap<string, Trouble>;
  /** Reports that were sent, and whether they were taken: who does not take one gets it again. */
  readonly #sent = new Map<string, boolean>();
  /** When the platform will report next. */
  #nextReport = Number.POSITIVE_INFINITY;
  /** The result of a payment that another shopper has made. */
  #foreign: string | undefined;
  readonly #counts = { shop: 0, platform: 0, report: 0, cancel: 0 };
  readonly #busyPlatform = busyPlatform();

  readonly #ledgers: SqlLedgers | undefined;

  constructor(schedule: Schedule, weakness: Weakness | undefined, ledgers?: SqlLedgers) {
    this.#ledgers = ledgers;
    this.schedule = schedule;
    this.weakness = weakness;
    this.chance = new Chance(mixSeeds(schedule.seed, 1));
    this.time = new VirtualTime(mixSeeds(schedule.seed, 2));
    this.watch = new Watch(this);
    this.#network = new Network(this.time, this.chance);
    const named = schedule.troubles.filter((trouble) => 'number' in trouble);
    this.#troubles = new Map(named.map((trouble) => [`${trouble.on} ${trouble.number}`, trouble]));
    this.devices = Array.from(
      { length: schedule.devices },
      () => new Device(this, schedule.isSignedIn ? 'ada' : undefined),
    );
  }

  get isWeakClient(): boolean {
    return WEAK_CLIENTS.some((weakness) => weakness === this.weakness);
  }

  /** Whether this platform runs one key twice, or forgets keys. */
  get isForgetful(): boolean {
    return this.schedule.troubles.some(({ on }) => on === 'forget' || on === 'parallel');
  }

  async play(): Promise<void> {
    this.sandbox = await createSandbox({
      origin: BASE,
      seed: this.schedule.seed,
      now: () => this.time.now,
      notifications: {
        url: 'https://shop.test/florin/notifications',
        hmacKey: HMAC_KEY,
        isAutomatic: false,
        send: (request) => this.#report(request),
      },
    });
    const ledger = (await this.#ledgers?.emptied()) ?? memoryLedger();
    this.time.isWorking = () => this.#ledgers?.isBusy ?? false;
    this.time.install();
    try {
      if (this.schedule.steps.some(({ act }) => act === 'foreign-result'))
        this.#foreign = await payElsewhere(this);
      this.processes = new Processes(this, this.sandbox, weaken(ledger, this.weakness));
      this.#plan();
      await this.time.run(START + STORM + CALM, () => this.#look());
    } finally {
      this.time.uninstall();
    }
  }

  /** Payments of the order, by the platform's books. */
  payments(): readonly BookEntry[] {
    return this.sandbox.books().filter(({ order }) => order.startsWith(ORDER));
  }

  /** Money with the merchant that was asked for: of what stands under one reference, the first. */
  charges(): readonly BookEntry[] {
    const seen = new Set<string>();
    const isFirst = ({ reference }: BookEntry): boolean => !seen.has(reference) && !!seen.add(reference);
    const all = this.payments();
    const own = this.isPaidBeside ? all.filter(isFirst) : all;
    return own.filter(({ charged }) => charged);
  }

  /** Whether a shopper may pay a second time or too late: a reference is sent once, so that what else is under it came so. */
  get isPaidBeside(): boolean {
    const { isOwnProxy = false, steps } = this.schedule;
    const isBeside = ({ card, answer }: Step): boolean =>
      card === 'till' || BESIDE.some((one) => one === answer);
    return !isOwnProxy && !this.isForgetful && steps.some(isBeside);
  }

  /**
   * Whether no report has told of a payment: neither of the money itself, nor of its capture. That its order was closed names it
   * too, but outside of what is signed, which the proxy may not act on.
   */
  isUnheard(pspReference: string): boolean {
    const names = [`"pspReference":"${pspReference}"`, `"originalReference":"${pspReference}"`];
    return ![...this.#sent.keys()].some((report) => names.some((name) => report.includes(name)));
  }

  isGivenBack(reference: string | undefined): boolean {
    return this.sandbox.books().some((entry) => entry.reference === reference && entry.reversed);
  }

  takeTrouble(on: string, number: number): Trouble | undefined {
    return this.#isCalm ? undefined : this.#troubles.get(`${on} ${number}`);
  }

  toShop(make: () => Request, signal: AbortSignal | null | undefined): Promise<Response> {
    const strike = this.#strike('shop');
    const request = make();
    const key = request.headers.get('idempotency-key') ?? /\/attempts\/([^/]+)/.exec(request.url)?.[1];
    if (key) this.watch.asked(key);
    if (key && this.schedule.isOwnProxy && request.url.endsWith('/payments')) this.watch.sentCard(key);
    const proxy = this.schedule.isOwnProxy ? this.#ownProxy : this.processes;
    return this.#network.send({ strike, signal, execute: () => proxy.answer(make()) });
  }

  toPlatform(url: string, init: RequestInit): Promise<Response> {
    const number = this.#counts.platform;
    const headers = new Headers(init.headers);
    const path = new URL(url).pathname.replace(/^\/v\d+/, '');
    const struck = this.#strike('platform');
    const strike = path === '/cancels' ? (this.#strike('cancel') ?? struck) : struck;
    if (this.weakness === 'one-details-key' && path.endsWith('/details'))
      headers.set('idempotency-key', 'details');
    this.watch.sent(path, headers.get('idempotency-key') ?? '', String(init.body ?? ''));
    const { method = 'GET', body = null, signal } = init;
    const execute = async (): Promise<Response> => {
      if (path === '/payments' && this.takeTrouble('forget', number))
        this.sandbox.faults.next('payments', 'evict-keys');
      if (path === '/payments' && this.takeTrouble('parallel', number))
        this.sandbox.faults.next('payments', 'parallel');
      const answer = await this.sandbox.fetch(`${BASE}${new URL(url).pathname}`, { method, headers, body });
      if (answer.ok) this.watch.notPaid.tookOn(path, String(body ?? ''));
      return answer;
    };
    const kept = keepsMoney(path, this.weakness);
    if (kept) return Promise.resolve(kept);
    const answer = this.#network.send({ strike, execute, signal, busy: this.#busyPlatform });
    return misread(path, body, answer, this.weakness);
  }

  /** What a shopper posts to the bank. */
  toBank(page: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return this.sandbox.fetch(`${BASE}/bank/${page}`, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** The shopper's answer on the bank's page; nothing where the bank has nothing to ask. */
  async answerBank(md: string, choice: Step['answer']): Promise<string | undefined> {
    const response = await this.toBank('redirect-answer', { MD: md, choice });
    const location = response.headers.get('location');
    // A card is not charged beside its authentication: its bank has no such answer.
    if (!location && (choice === 'twice' || choice === 'late')) return this.answerBank(md, 'approve');
    return (location && new URL(location).searchParams.get('redirectResult')) || undefined;
  }

  get #isCalm(): boolean {
    return this.time.now >= START + STORM;
  }

  #strike(on: 'shop' | 'platform' | 'report' | 'cancel') {
    const trouble = this.takeTrouble(on, this.#counts[on]++);
    return trouble && 'strike' in trouble ? trouble.strike : undefined;
  }

  async #report(request: Request): Promise<Response> {
    const strike = this.#strike('report');
    const text = await request.text();
    const isTaken = this.#sent.get(text) ?? false;
    if (strike === 'never') {
      // The platform thinks it was taken, and it was not: it sends it no more.
      if (!isTaken) this.#sent.delete(text);
      return new Response('[accepted]');
    }
    this.#sent.set(text, isTaken);
    const { url, method, headers } = request;
    const execute = async (): Promise<Response> => {
      const answer = await this.processes.answer(new Request(url, { method, headers, body: text }));
      if (answer.ok) this.#sent.set(text, true);
      return answer;
    };
    return this.#network.send({ strike, execute });
  }

  #look(): void {
    this.watch.look();
    const due = this.sandbox.notifications.nextAt();
    if (due === undefined || due >= this.#nextReport) return;
    this.#nextReport = due;
    this.time.after(due - this.time.now, () => {
      // Nothing is planned while one is on its way: those that follow wait for it anyway.
      this.#nextReport = Number.NEGATIVE_INFINITY;
      void this.sandbox.notifications.deliver().finally(() => {
        this.#nextReport = Number.POSITIVE_INFINITY;
        this.#look();
      });
    });
  }

  #plan(): void {
    const { steps, troubles, gift } = this.schedule;
    for (const device of this.devices) device.open();
    for (const step of steps) this.time.after(step.at, () => this.#act(step, gift));
    for (const trouble of troubles) {
      if (trouble.on === 'kill') this.time.after(trouble.at, () => this.processes.kill(trouble.process));
      if (trouble.on === 'other-try') this.time.after(trouble.at, () => void otherTryFailed(this));
      if (trouble.on === 'crowd') this.time.after(trouble.at, () => this.processes.crowd(trouble.size));
      if (trouble.on !== 'outage' && trouble.on !== 'full-disk') continue;
      const flag = trouble.on === 'outage' ? 'isOut' : 'isFull';
      this.time.after(trouble.at, () => (this.processes[flag] = true));
      this.time.after(trouble.at + trouble.lasts, () => (this.processes[flag] = false));
    }
    for (let at = 3 * MINUTE; at < STORM + CALM; at += 4 * MINUTE)
      this.time.after(at, () => void this.processes.reconcile());
    for (let at = STORM + MINUTE; at < STORM + CALM - 2 * MINUTE; at += 5 * MINUTE)
      for (const device of this.devices) this.time.after(at, () => this.#goOn(device));
    // Without a ledger, a new page cannot ask: what the last one says counts.
    if (!this.schedule.isOwnProxy) this.time.after(STORM + CALM - MINUTE, () => this.devices[0]?.open());
  }

  #act({ act, device: number, card, answer }: Step, gift: number): void {
    const device = this.devices[number] ?? this.devices[0];
    if (!device) return;
    const { page } = device;
    device.answer = answer;
    const pay = () => page?.canPay && page.pay(card, page.amount?.value === 1999 ? gift : 0);
    if (act === 'pay') pay();
    else if (act === 'pay-twice') for (let click = 0; click < 2; click++) pay();
    else if (act === 'pay-reload') {
      pay();
      this.time.after(this.chance.between(50, 3000), () => device.page === page && device.open());
    } else if (act === 'reload' || act === 'open') device.open();
    else if (act === 'close') device.close();
    else if (act === 'check') page?.check();
    else if (act === 'look') void page?.payment.look();
    else if (act === 'to-bank') page?.answerBank();
    else if (act === 'take-back') void page?.takeBack();
    else if (act === 'other-method') void page?.chooseOther();
    else if (act === 'back-from-bank') device.goBack();
    else if (act === 'return-again') device.return();
    else if (act === 'return-elsewhere') this.devices.at(-1)?.return(device.returned);
    else if (act === 'foreign-result') device.return(this.#foreign);
    else if (act === 'block-storage') device.isStorageBlocked = true;
    else if (act === 'hide') page?.hide();
    else if (act === 'show') page?.show();
    else if (act === 'restore') device.restore();
  }

  /** A shopper who wants to have paid, and believes what the page says. */
  #goOn(device: Device): void {
    const { page } = device;
    device.answer = 'approve';
    if (!page || page.isGone) return void device.open();
    page.show();
    if (page.state.phase === 'action') return page.answerBank();
    if (page.canPay) {
      void page.ask().catch(() => undefined);
      return page.pay('approved');
    }
    if (page.state.phase !== 'settled') page.check();
    else if (page.state.outcome !== 'paid') device.open();
  }
}
