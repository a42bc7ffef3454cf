import type { Services } from '../services.js';

/** Unique at the platform for each attempt, and readable to people who know the order. */
export async function referenceOf({ settings }: Services, order: string, key: string): Promise<string> {
  const digest = await settings.signer.sign('reference', order, key);
  const suffix = digest.replace(/[^A-Za-z0-9]/g, '').slice(0, 10);
  return `${order.slice(0, 69)}-${suffix}`;
}
