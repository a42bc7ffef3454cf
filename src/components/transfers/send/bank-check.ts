import { validateBankAccountIdentification } from '../../../client/balance-platform/index.js';
import { ClientError, type Client } from '../../../client/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Identification } from './intent.js';

const checkRow = /*@__PURE__*/ proxyRow('balance-platform', validateBankAccountIdentification);

/** Milliseconds after which a check counts as not made, so that the form does not wait longer. */
const LIMIT = 5000;
const NUMBERS = ['iban', 'accountNumber', 'bic'];

/** What is known of the numbers of a bank account. `unknown`: there was no answer, which holds nothing up. */
export type Standing = 'checking' | 'good' | 'bad' | 'unknown';

interface Checked {
  readonly numbers: string;
  readonly end: Promise<void>;
  standing: Standing;
  /** The fields of the form that the platform objects to. */
  faults: readonly string[];
}

function faultsIn(error: unknown, { type }: Identification): readonly string[] | undefined {
  if (!(error instanceof ClientError) || error.status !== 422) return undefined;
  const { field = '', fields = [field] } = error;
  const known = fields
    .map((each) => each.replace(/^.*accountIdentification\./, ''))
    .filter((path) => NUMBERS.includes(path));
  return known.length > 0 ? known : [type === 'iban' ? 'iban' : 'accountNumber'];
}

/** Asks the platform whether a bank would give out such numbers, once for the same ones, while the person types on. */
export class BankCheck {
  readonly #onEnd: (faults: readonly string[]) => void;
  #last: Checked | undefined;

  constructor(onEnd: (faults: readonly string[]) => void) {
    this.#onEnd = onEnd;
  }

  /** What is known of these very numbers; nothing where others were asked about last. */
  of(numbers: Identification): Pick<Checked, 'standing' | 'faults'> | undefined {
    return this.#last?.numbers === JSON.stringify(numbers) ? this.#last : undefined;
  }

  /** Never fails. Numbers without an answer are asked about again. */
  async ask(client: Client, numbers: Identification): Promise<void> {
    const known = this.of(numbers);
    if (known && known.standing !== 'unknown') return this.#last?.end;
    const signal = AbortSignal.timeout(LIMIT);
    const asked = client.call(checkRow, { accountIdentification: numbers }, { signal }).then(
      () => [],
      (error: unknown) => faultsIn(error, numbers),
    );
    const checked: Checked = {
      numbers: JSON.stringify(numbers),
      standing: 'checking',
      faults: [],
      end: asked.then((faults) => {
        checked.faults = faults ?? [];
        checked.standing = faults === undefined ? 'unknown' : faults.length > 0 ? 'bad' : 'good';
        if (this.#last === checked) this.#onEnd(checked.faults);
      }),
    };
    this.#last = checked;
    return checked.end;
  }

  forget(): void {
    this.#last = undefined;
  }
}
