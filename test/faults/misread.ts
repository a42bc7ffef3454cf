import type { Weakness } from './weak.js';

/** What the platform answers to a cancel that it took. */
const TAKEN = { pspReference: 'PSPOFACANCEL0001', status: 'received' };

/** What a proxy that gives nothing back says that it was told, without asking. */
export function keepsMoney(path: string, weakness: Weakness | undefined): Response | undefined {
  if ((weakness === 'late-approval-kept' || weakness === 'second-kept') && path.endsWith('/reversals'))
    return Response.json(TAKEN, { status: 201 });
  if (weakness === 'parts-kept' && path === '/orders/cancel')
    return Response.json({ pspReference: TAKEN.pspReference, resultCode: 'Received' });
  return undefined;
}

/** The platform's answer as a proxy takes it that believes more than was said. */
export async function misread(
  path: string,
  body: unknown,
  answer: Promise<Response>,
  weakness: Weakness | undefined,
): Promise<Response> {
  if (weakness === 'cancel-always-taken' && path === '/cancels') {
    const taken = await answer.catch(() => undefined);
    if (taken?.ok) return taken;
    return Response.json({ ...(JSON.parse(String(body)) as object), ...TAKEN }, { status: 201 });
  }
  const { status } = await answer;
  const isRefused = weakness === 'coded-failure-refused' && status >= 500;
  return isRefused
    ? new Response((await answer).body, { status: 422, headers: (await answer).headers })
    : answer;
}
