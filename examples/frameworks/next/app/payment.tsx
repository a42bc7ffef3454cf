'use client';

import './payment.css';
import 'florin/checkout';
import { Checkout } from 'florin/react';
import { useState } from 'react';

export function Payment({ order }: { readonly order: string }) {
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <Checkout
        proxy="/florin"
        order={order}
        layout="tabs"
        withSaveCard
        onPaymentSettled={({ detail }) => setOutcome(detail.outcome)}
      />
      <output>{outcome}</output>
    </>
  );
}
