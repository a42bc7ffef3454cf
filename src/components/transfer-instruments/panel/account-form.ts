import { ClientError, type Client } from '../../../client/index.js';
import type { BankAccountIdentification } from '../../../client/legal-entity/index.js';
import {
  createTransferInstrument,
  updateTransferInstrument,
} from '../../../client/legal-entity/rows/transfer-instruments.js';
import type * as z from '../../../client/schema/schema.js';
import { RefusedFields } from '../../../client/schema/refused-fields.js';
import { SendingKey } from '../../parts/form/sending-key.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleOf, type Trouble } from '../../parts/resource/resource-state.js';
import {
  bare,
  EMPTY,
  faultOf,
  FORMATS,
  formatsFor,
  type Field,
  type FieldFault,
  type FieldName,
  type FormatName,
  type FormValues,
} from './account-formats.js';
import type { Account } from './accounts.js';

const create = /*@__PURE__*/ proxyRow('legal-entity', {
  ...createTransferInstrument,
  refusal: RefusedFields,
});
const update = /*@__PURE__*/ proxyRow('legal-entity', {
  ...updateTransferInstrument,
  refusal: RefusedFields,
});

/** What can be blamed: a part of the number, or what stands beside it. */
export type FormField = FieldName | 'bankName' | 'countryCode';

/** How saving ended. `faults`: a field is not right; with `detail`, the platform said so. */
export type Ending =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'faults'; readonly detail?: string }
  | { readonly kind: 'failed'; readonly trouble: Trouble; readonly isRefused: boolean };

/** Longest name of a bank. */
export const LONGEST_NAME = 100;

/** What is typed of one bank account. It is in memory alone, and gone when the form is. */
export class AccountForm {
  readonly account: Account | undefined;
  country: string;
  format: FormatName;
  values: FormValues;
  faults: Readonly<Partial<Record<FormField, FieldFault>>> = {};
  isBusy = false;
  readonly #key = new SendingKey();

  /** The number of an existing account is not shown, so that it is entered again to change it. */
  constructor(account: Account | undefined, country: string) {
    this.account = account;
    this.country = account?.country || country;
    const formats = formatsFor(this.country);
    this.format = account?.format && formats.includes(account.format) ? account.format : formats[0]!;
    this.values = { ...EMPTY, bankName: account?.bankName ?? '' };
  }

  get fields(): readonly Field[] {
    return FORMATS[this.format];
  }

  choose(country: string): void {
    this.country = country;
    this.format = formatsFor(country)[0]!;
    this.faults = {};
  }

  use(format: FormatName): void {
    this.format = format;
    this.faults = {};
  }

  type(name: FieldName | 'bankName', value: string): void {
    this.values = { ...this.values, [name]: value };
    const { [name]: _, ...faults } = this.faults;
    this.faults = faults;
  }

  /** Names every field that is not right; true where there is none. */
  check(): boolean {
    const found = this.fields.map((field) => [
      field.name,
      faultOf(field, this.values[field.name], this.country),
    ]);
    this.faults = {
      ...Object.fromEntries(found.filter(([, fault]) => fault)),
      ...(this.country ? {} : { countryCode: 'required' as const }),
      ...(this.values.bankName.length > LONGEST_NAME && { bankName: 'wrong-length' as const }),
    };
    return Object.keys(this.faults).length === 0;
  }

  async save(client: Client, legalEntityId: string): Promise<Ending> {
    const bankName = this.values.bankName.trim();
    const parts = this.fields.map((field) => [field.name, bare(field, this.values[field.name])]);
    const bankAccount = {
      countryCode: this.country,
      ...(bankName && { bankName }),
      accountIdentification: { type: this.format, ...Object.fromEntries(parts) } as z.input<
        ReturnType<typeof BankAccountIdentification>
      >,
    };
    const body = { legalEntityId, type: 'bankAccount' as const, bankAccount };
    try {
      const { id } = this.account
        ? await client.call(update, { id: this.account.id, ...body })
        : await client.call(create, body, { idempotencyKey: this.#key.of(body) });
      return { kind: 'saved', id };
    } catch (error) {
      return this.#failure(error);
    }
  }

  #isShown(name: FormField): boolean {
    return name === 'bankName' || name === 'countryCode' || this.fields.some((field) => field.name === name);
  }

  #failure(error: unknown): Ending {
    const trouble = troubleOf(error, navigator.onLine);
    const { status, field = '', facts } = error instanceof ClientError ? error : {};
    const isRefused = status === 422 || status === 409;
    const { fields = [field] } = (facts ?? {}) as RefusedFields;
    const named = fields.map((path) => path.split('.').at(-1) as FormField);
    const shown = named.filter((name) => this.#isShown(name));
    if (!isRefused || shown.length === 0) return { kind: 'failed', trouble, isRefused };
    this.faults = { ...this.faults, ...Object.fromEntries(shown.map((name) => [name, 'refused'])) };
    return { kind: 'faults', detail: trouble.code };
  }
}
