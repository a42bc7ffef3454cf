import type { Ending } from '../../../src/components/parts/resource/ending.js';
import { memoryLedger, type ProxyOptions } from '../../../src/proxy/index.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/index.js';
import { busyPlatform, Network } from '../network.js';
import { Processes } from '../processes.js';
import { CALM, MINUTE, STORM, type Trouble } from '../schedule.js';
import { Chance, mixSeeds } from '../seeded.js';
import { START, VirtualTime } from '../virtual-time.js';
import { BASE } from '../world.js';
import type { Deed } from './deed.js';
import { DEEDS } from './deeds.js';
import { openPlatform, type Platform } from './platform.js';
import { officeOptions } from './proxy-options.js';
import type { Click, OfficeSchedule } from './schedule.js';
import { Tab, type Sender } from './tab.js';

/** Offices and platforms that are known to be wrong: the check has to notice each of them. */
export const OFFICE_WEAK = ['forgets', 'key-per-try', 'no-platform-key'] as const;
export type OfficeWeakness = (typeof OFFICE_WEAK)[number];

/** People at their desks, a network that breaks things, the merchant's proxies and the platform. */
export class OfficeWorld {
  readonly deed: Deed;
  readonly time: VirtualTime;
  readonly chance: Chance;
  readonly told: string[] = [];
  readonly schedule: OfficeSchedule & { readonly isSignedIn: true };
  /** What processes of a payment may be weak in: nothing here. */
  readonly weakness: OfficeWeakness | undefined;
  platform!: Platform;
  sandbox!: Sandbox;
  processes!: Processes;
  readonly #tabs: Tab[][] = [];
  readonly #network: Network;
  readonly #troubles: ReadonlyMap<string, Trouble>;
  readonly #counts = { shop: 0, platform: 0 };
  readonly #busy = busyPlatform();
  /** What each person was told. */
  readonly #told: Ending[][];
  /** Who has sent it at least once. */
  readonly senders = new Set<number>();
  /** Tabs that have sent it, and what their pages sent from: another with each load. */
  readonly #sentFrom = { tab: new Set<Tab>(), form: new Set<Sender>() };

  constructor(schedule: OfficeSchedule, weakness?: OfficeWeakness) {
    this.schedule = { ...schedule, isSignedIn: true };
    this.weakness = weakness;
    this.deed = DEEDS.find(({ row }) => row === schedule.deed) as Deed;
    this.chance = new Chance(mixSeeds(schedule.seed, 22));
    this.time = new VirtualTime(mixSeeds(schedule.seed, 23));
    this.#network = new Network(this.time, this.chance);
    this.#told = Array.from({ length: schedule.people }, () => []);
    const named = schedule.troubles.filter((trouble) => 'number' in trouble);
    this.#troubles = new Map(named.map((trouble) => [`${trouble.on} ${trouble.number}`, trouble]));
  }

  get options(): Partial<ProxyOptions> {
    return officeOptions(() => this.platform.holder);
  }

  async play(): Promise<void> {
    this.sandbox = await createSandbox({ origin: BASE, seed: this.schedule.seed, now: () => this.time.now });
    this.platform = await openPlatform(this.sandbox, () => this.time.now);
    this.time.install();
    try {
      this.processes = new Processes(this, this.sandbox, memoryLedger());
      this.#plan();
      await this.time.run(START + STORM + CALM, () => undefined);
    } finally {
      this.time.uninstall();
    }
  }

  saw(person: number, ending: Ending): void {
    this.#told[person]?.push(ending);
  }

  toldTo(person: number): readonly Ending[] {
    return this.#told[person] ?? [];
  }

  /** How often it was meant to be done. */
  get meant(): number {
    const { once } = this.deed;
    if (once === 'all') return Math.min(1, this.senders.size);
    return once === 'person' ? this.senders.size : this.#sentFrom[once].size;
  }

  /** How often it is done by the platform's books. */
  done(): Promise<number> {
    return this.deed.done?.(this.platform) ?? Promise.resolve(this.platform.done.size);
  }

  takeTrouble(on: string, number: number): Trouble | undefined {
    return this.#isCalm ? undefined : this.#troubles.get(`${on} ${number}`);
  }

  toShop(make: () => Request, signal: AbortSignal | null | undefined): Promise<Response> {
    const execute = (): Promise<Response> => this.processes.answer(make());
    return this.#network.send({ strike: this.#strike('shop'), signal, execute });
  }

  toPlatform(url: string, init: RequestInit): Promise<Response> {
    const { method = 'GET', body = null, signal } = init;
    const headers = new Headers(init.headers);
    if (this.weakness === 'no-platform-key') headers.delete('idempotency-key');
    const { pathname, search } = new URL(url);
    const execute = async (): Promise<Response> => {
      const answer = await this.sandbox.fetch(`${BASE}${pathname}${search}`, { method, headers, body });
      const { path = '', id = '' } = this.deed.answers ?? {};
      if (path && answer.ok && method === 'POST' && pathname.endsWith(path))
        this.platform.done.add(((await answer.clone().json()) as Readonly<Record<string, string>>)[id] ?? '');
      return answer;
    };
    return this.#network.send({ strike: this.#strike('platform'), execute, signal, busy: this.#busy });
  }

  get #isCalm(): boolean {
    return this.time.now >= START + STORM;
  }

  #strike(on: 'shop' | 'platform') {
    const trouble = this.takeTrouble(on, this.#counts[on]++);
    return trouble && 'strike' in trouble ? trouble.strike : undefined;
  }

  #plan(): void {
    const { people, tabs, clicks, troubles } = this.schedule;
    for (let person = 0; person < people; person++) {
      const browser = new Map<string, string>();
      this.#tabs.push(Array.from({ length: tabs }, () => new Tab(this, person, browser)));
    }
    for (const click of clicks) this.time.after(click.at, () => this.#act(click));
    for (const trouble of troubles)
      if (trouble.on === 'kill') this.time.after(trouble.at, () => this.processes.kill(trouble.process));
    for (let at = STORM + MINUTE; at < STORM + CALM - 2 * MINUTE; at += 4 * MINUTE)
      for (const person of this.#tabs.keys()) this.time.after(at, () => void this.#goOn(person));
  }

  /** Who was told that it is done sends it no more. */
  #isContent(person: number): boolean {
    return this.toldTo(person).includes('received');
  }

  #click(person: number, tab: Tab | undefined): void {
    if (!tab || this.#isContent(person)) return;
    this.senders.add(person);
    this.#sentFrom.tab.add(tab);
    this.#sentFrom.form.add(tab.sender);
    void tab.click();
  }

  #act({ person, tab: number, act }: Click): void {
    const own = this.#tabs[person] ?? [];
    const tab = own[number];
    if (act === 'reload') return tab?.load();
    for (const each of act === 'send-both' ? own : [tab]) this.#click(person, each);
    if (act === 'send-twice') this.#click(person, tab);
    if (act === 'send-reload') this.time.after(this.chance.between(20, 3000), () => tab?.load());
  }

  /**
   * Who wants it done, and believes what the page says. What another did is not there to be done again; what the platform
   * refused while it was not set up for it is.
   */
  async #goOn(person: number): Promise<void> {
    if (!this.senders.has(person) || this.#isContent(person)) return;
    const [tab] = this.#tabs[person] ?? [];
    const isRefused = this.deed.once === 'all' && this.toldTo(person).at(-1) === 'refused';
    if (isRefused && (await this.done()) > 0) return;
    if (!tab?.sender.isDoubtful) tab?.load();
    this.#click(person, tab);
  }
}
