import { Payment } from './payment';

/** The order is in the address, which the server knows too. */
export default async function Page({ searchParams }: PageProps<'/'>) {
  const { order = 'ORDER-1001' } = await searchParams;
  return <Payment order={String(order)} />;
}
