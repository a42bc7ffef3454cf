import type { ListingsRefusal } from '../../listings/refusal.js';
import { Refused } from '../refusals/refused.js';

/** A refusal of the service, as the sandbox answers it. */
export class ListingsRefused extends Refused {
  override readonly name = 'ListingsRefused';

  constructor(readonly refusal: ListingsRefusal) {
    super(refusal.message);
  }

  get status(): number {
    return this.refusal.status;
  }

  get isLasting(): boolean {
    return this.refusal.status === 422;
  }

  bodyOf(): Record<string, unknown> {
    return { ...this.refusal.body };
  }
}
