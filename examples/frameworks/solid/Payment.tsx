import 'florin/checkout';
import 'florin/solid';
import { createSignal } from 'solid-js';

export function Payment(props: { readonly order: string }) {
  const [outcome, setOutcome] = createSignal('');
  return (
    <>
      <florin-checkout
        proxy="/florin"
        order={props.order}
        layout="tabs"
        with-save-card
        on:florin-payment-settled={({ detail }) => setOutcome(detail.outcome)}
      />
      <output>{outcome()}</output>
    </>
  );
}
