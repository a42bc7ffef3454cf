import { renderElements } from 'florin/server';

import { Payment } from './payment';

/** The order is in the address, which the server knows too. Shoppers see the checkout before its code is there. */
export default async function Page({ searchParams }: PageProps<'/'>) {
  const { order = 'ORDER-1001' } = await searchParams;
  const rendered = await renderElements('<florin-checkout proxy="/florin" order="any" layout="tabs">');
  return <Payment order={String(order)} rendered={rendered} />;
}
