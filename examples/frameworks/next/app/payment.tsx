'use client';

import './payment.css';
import 'florin/checkout';
import { Checkout } from 'florin/react';
import { useState } from 'react';

interface PaymentProps {
  readonly order: string;
  /** What the server rendered. */
  readonly rendered: string;
}

export function Payment({ order, rendered }: PaymentProps) {
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <Checkout
        proxy="/florin"
        order={order}
        layout="tabs"
        withSaveCard
        rendered={rendered}
        onPaymentSettled={({ detail }) => setOutcome(detail.outcome)}
      />
      <output>{outcome}</output>
    </>
  );
}
