import { DAY } from '../../facts/instant.js';
import type { Call, Services } from '../services.js';
import type { Attempt } from '../ledger/attempt.js';
import type { Addition, Count } from '../ledger/tries.js';
import { networkOf } from '../edge/network.js';
import { counted, suspect } from './paying-limit.js';
import { Refusal } from '../refusal.js';

const HOUR = 3_600_000;
const MONTH = 30 * DAY;

/** A person who waits for others' attempts to end, not for a window, may come back soon. */
const SOON = 5000;

/**
 * Most tries of stolen cards are refused, from any address. So tries are counted as they begin, what
 * was fine as it ends, and where refusals are too many, and more than half of what was fine lately, a try needs a proof that
 * a person makes it.
 */
export class CardTesting {
  readonly #services: Services;
  readonly #call: Call;
  readonly #merchantAccount: string;
  #names: Promise<readonly string[]> | undefined;

  constructor(services: Services, call: Call, merchantAccount: string) {
    this.#services = services;
    this.#call = call;
    this.#merchantAccount = merchantAccount;
  }

  /** Counts a try that is about to begin, or refuses it. It counts as refused until it is known to be fine. */
  async enter(): Promise<void> {
    const { limits } = this.#services;
    if (!this.#isWatched) return;
    const [ofMerchant, ofAddress] = await this.#add(1, 0);
    const now = this.#services.settings.now();
    const over = [
      ofMerchant && isTooMany(ofMerchant, limits.refusals) && !(await this.#isKnown())
        ? ofMerchant
        : undefined,
      ofAddress && isTooMany(ofAddress, limits.addressRefusals) ? ofAddress : undefined,
    ];
    const [merchant, address] = over;
    const worst = address ?? merchant;
    if (!worst || (await this.#isProven())) return;
    await this.#add(-1, 0);
    const kind = address ? 'address-refusals' : 'refusals';
    suspect(this.#services, this.#call, { kind, tries: worst.tries - worst.fine });
    const { requireProof } = this.#services.settings.options;
    throw new Refusal('rate-limited', {
      retryAfter: requireProof ? SOON : worst.until - now,
      ...(requireProof && { field: 'proof' }),
    });
  }

  /** The try did not begin after all. */
  async leave(): Promise<void> {
    if (this.#isWatched) await this.#add(-1, 0);
  }

  /** Takes note of how an attempt stands that stood as `before`, or not at all, when this call began. Never rejects. */
  async learn(before: Attempt | undefined, after: Attempt | undefined): Promise<void> {
    if (!this.#isWatched || !after) return;
    await this.#learn(before, after).catch(() => this.#call.note('ledger-failed'));
  }

  /** The try ended without an attempt, and no card was refused. Never rejects. */
  async wasFine(): Promise<void> {
    if (this.#isWatched) await this.#add(0, 1).catch(() => this.#call.note('ledger-failed'));
  }

  async #learn(before: Attempt | undefined, after: Attempt): Promise<void> {
    const change = Number(isFine(after)) - Number(before !== undefined && isFine(before));
    if (change !== 0) await this.#add(0, change);
    if (after.outcome !== 'paid' || before?.outcome === 'paid') return;
    const name = await this.#payerName();
    if (name) await this.#count([{ name, window: MONTH, tries: 0, fine: 1 }]);
  }

  get #isWatched(): boolean {
    const { refusals, addressRefusals } = this.#services.limits;
    return Number.isFinite(refusals) || Number.isFinite(addressRefusals);
  }

  async #add(tries: number, fine: number): Promise<readonly Count[]> {
    const names = await (this.#names ??= this.#readNames());
    return this.#count(names.map((name) => ({ name, window: HOUR, tries, fine })));
  }

  #count(additions: readonly Addition[]): Promise<readonly Count[]> {
    const { ledger, settings } = this.#services;
    return ledger.count(additions, settings.now());
  }

  async #readNames(): Promise<readonly string[]> {
    const { address } = this.#call;
    const ofMerchant = await counted(this.#services, 'refusals', this.#merchantAccount);
    if (address === undefined) return [ofMerchant];
    return [ofMerchant, await counted(this.#services, 'address refusals', networkOf(address))];
  }

  /** A shopper whom the merchant knows by name, and who has paid here before, is not taken for one of many strangers. */
  async #isKnown(): Promise<boolean> {
    const name = await this.#payerName();
    if (!name) return false;
    const [count] = await this.#count([{ name, window: MONTH, tries: 0, fine: 0 }]);
    return count !== undefined && count.fine + count.earlier > 0;
  }

  async #payerName(): Promise<string | undefined> {
    const { shopperReference } = this.#call.caller.identity;
    return shopperReference && counted(this.#services, 'payer', shopperReference);
  }

  async #isProven(): Promise<boolean> {
    const { requireProof } = this.#services.settings.options;
    const { request, caller } = this.#call;
    return (await requireProof?.(request, caller.identity)) === true;
  }
}

const isTooMany = ({ tries, fine, earlier }: Count, most: number): boolean =>
  tries - fine > most && tries - fine > (fine + earlier) / 2;

/** Only what the card was refused for is a refusal; where the outcome is unknown, or the platform is away, no card was tested. */
const isFine = ({ outcome, rejection }: Attempt): boolean =>
  outcome !== 'refused' || rejection?.code === 'platform-unavailable';
