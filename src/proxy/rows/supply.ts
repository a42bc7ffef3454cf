import type { Call } from '../services.js';
import { callHook } from '../work/hooks.js';
import type { SupplyRequest } from '../options.js';
import type { Settings } from '../settings.js';
import { Refusal } from '../refusal.js';
import { credentialOf } from './connection.js';

/** The workspace's key, as rows about the members of its team carry it besides: where theirs is another, `supply` gives it. */
function bearer(settings: Settings): string | undefined {
  const credential = credentialOf(settings, 'workspace');
  return credential && 'apiKey' in credential ? `Bearer ${credential.apiKey}` : undefined;
}

/** Values of the fields that the proxy decides itself, because no browser may. */
function known(settings: Settings, { caller, address, origin }: Call): Record<string, unknown> {
  const { merchantAccount } = settings;
  const { shopperReference, email } = caller.identity;
  return {
    merchantAccount,
    merchantAccountCode: merchantAccount,
    shopperReference,
    shopperEmail: email,
    shopperIP: address,
    ipAddress: address,
    origin,
    Authorization: bearer(settings),
  };
}

interface SuppliedRow extends Pick<SupplyRequest, 'operation' | 'input'> {
  /** Supplied fields that the caller may name, as far as the merchant opens them. */
  readonly askedByOperator?: readonly string[] | undefined;
  /** What the ledger knows of them. */
  readonly kept?: Readonly<Record<string, unknown>> | undefined;
}

const without = (input: SupplyRequest['input'], names: readonly string[]) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));

/**
 * Gives every supplied field of a row its value: the merchant's `supply` first, then what an operator may say and said, then
 * what the proxy knows itself.
 */
export async function supplied(
  settings: Settings,
  call: Call,
  fields: readonly string[],
  { askedByOperator: asked = [], kept, ...request }: SuppliedRow,
): Promise<Record<string, unknown>> {
  if (fields.length === 0) return {};
  const { identity } = call.caller;
  const { options } = settings;
  const own = await callHook(options, 'supply', () => options.supply?.({ ...request, fields, identity }));
  const facts: Readonly<Record<string, unknown>> = {
    ...known(settings, call),
    ...kept,
    ...without(request.input, asked),
    ...own,
  };
  const { input } = request;
  const refused = asked.find((field) => input[field] !== undefined && input[field] !== facts[field]);
  if (refused) throw new Refusal('invalid-request', { field: refused });
  const given = fields.flatMap((field) => (facts[field] === undefined ? [] : [[field, facts[field]]]));
  return Object.fromEntries(given) as Record<string, unknown>;
}
