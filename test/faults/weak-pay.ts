import { pay } from '../../src/client/shopper/index.js';
import type { AttemptState, PayOncePorts, Prepare } from '../../src/client/pay-once/index.js';
import type { Weakness } from './weak.js';

/** What shops often do: a failure on the way is told as a failed payment. For the check to find. */
export class WeakPay {
  state: AttemptState = { phase: 'idle' };
  readonly order: string;
  readonly #ports: PayOncePorts;
  readonly #weakness: Weakness | undefined;
  #key: string | undefined;

  constructor(order: string, ports: PayOncePorts, weakness: Weakness | undefined) {
    this.order = order;
    this.#ports = ports;
    this.#weakness = weakness;
  }

  async pay(prepare: Prepare): Promise<AttemptState> {
    if (this.state.phase === 'sending') return this.state;
    const isStored = this.#weakness === 'no-ledger';
    const stored = isStored ? this.#stored() : undefined;
    const isFresh = this.#weakness === 'key-per-click';
    const key = (isFresh ? undefined : (stored ?? this.#key)) ?? crypto.randomUUID();
    this.#key = key;
    if (isStored) this.#store(key);
    this.#show({ phase: 'sending', key });
    const tries = isStored ? 3 : 1;
    for (let round = 0; round < tries; round++) {
      const request = { order: this.order, ...(await prepare(key)) };
      const answer = await this.#ports
        .client()
        ?.call(pay, request, { idempotencyKey: key })
        .catch(() => undefined);
      if (!answer) continue;
      const { outcome } = answer;
      if (outcome === 'refused' || outcome === 'cancelled') {
        this.#key = undefined;
        if (isStored) this.#store('');
      }
      if (answer.action) return this.#show({ phase: 'action', key, answer, action: answer.action });
      return this.#show({ phase: 'settled', key, answer, outcome: outcome as 'paid' });
    }
    return this.#show({ phase: 'idle', problem: { code: 'network' } });
  }

  resume(): boolean {
    return false;
  }

  async complete(): Promise<void> {}
  async check(): Promise<void> {}
  async look(): Promise<void> {}
  sleep(): void {}

  #stored(): string | undefined {
    try {
      return this.#ports.storage?.getItem('weak') || undefined;
    } catch {
      return undefined;
    }
  }

  #store(key: string): void {
    try {
      this.#ports.storage?.setItem('weak', key);
    } catch {
      return;
    }
  }

  #show(state: AttemptState): AttemptState {
    this.state = state;
    this.#ports.onChange(state);
    return state;
  }
}
