import 'florin/checkout';
import 'florin/preact';
import { useState } from 'preact/hooks';

export function Payment({ order }: { readonly order: string }) {
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <florin-checkout
        proxy="/florin"
        order={order}
        layout="tabs"
        with-save-card
        onflorin-payment-settled={({ detail }) => setOutcome(detail.outcome)}
      />
      <output>{outcome}</output>
    </>
  );
}
