import type { Call, Services } from '../services.js';
import { Refusal } from '../refusal.js';
import type { Settings } from '../settings.js';

type Runtime = { clientAddress?: unknown; incoming?: { socket?: { remoteAddress?: unknown } } };

/** No header can fake what a framework says, the socket that Node's adapter hands over, nor Cloudflare's own address. */
function fromRuntime(request: Request, env: unknown): string | undefined {
  const { clientAddress, incoming } = (env ?? {}) as Runtime;
  const address = clientAddress ?? incoming?.socket?.remoteAddress;
  if (typeof address === 'string') return address.replace(/^::ffff:/, '');
  return 'cf' in request ? (request.headers.get('cf-connecting-ip') ?? undefined) : undefined;
}

/** The shopper's IP address, for the platform's risk checks and the rate limit; nothing where it is not certain. */
export function clientAddress({ options }: Settings, request: Request, env: unknown): string | undefined {
  const address = options.clientAddress ? options.clientAddress(request, env) : fromRuntime(request, env);
  return address !== undefined && /^[0-9a-f.:]{3,45}$/i.test(address) ? address : undefined;
}

/** Without an address, tries cannot be limited: outside the sandbox they are refused, and the merchant's log says why. */
export function checkAddress({ settings }: Services, { address }: Call): void {
  if (address === undefined && settings.environment !== 'sandbox')
    throw new Refusal('not-configured', { field: 'clientAddress' });
}
