'use client';

import 'florin/payment-result';
import { PaymentResult } from 'florin/react';

export function Result({ order }: { readonly order: string }) {
  return <PaymentResult proxy="/florin" order={order} />;
}
