import type { Metadata } from 'next';

import { Result } from './result';

export const metadata: Metadata = { title: 'Your payment' };

/** The order is in the address that the shopper comes back to. */
export default async function Page({ searchParams }: PageProps<'/return'>) {
  const { order = 'ORDER-1001' } = await searchParams;
  return (
    <>
      <h1>Your payment</h1>
      <Result order={String(order)} />
    </>
  );
}
