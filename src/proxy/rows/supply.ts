import type { Call } from '../services.js';
import { callHook } from '../work/hooks.js';
import type { SupplyRequest } from '../options.js';
import type { Settings } from '../settings.js';
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

/**
 * Gives every supplied field of a row its value: the merchant's `supply` first, then what an operator may say and said, then
 * what the proxy knows itself.
 */
export async function supplied(
  settings: Settings,
  call: Call,
  fields: readonly string[],
  request: Pick<SupplyRequest, 'operation' | 'input'>,
): Promise<Record<string, unknown>> {
  if (fields.length === 0) return {};
  const { identity } = call.caller;
  const { options } = settings;
  const own = await callHook(options, 'supply', () => options.supply?.({ ...request, fields, identity }));
  const facts = { ...known(settings, call), ...request.input, ...own };
  const given = fields.flatMap((field) => (facts[field] === undefined ? [] : [[field, facts[field]]]));
  return Object.fromEntries(given) as Record<string, unknown>;
}
