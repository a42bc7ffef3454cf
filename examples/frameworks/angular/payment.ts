import 'florin/checkout';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { PaymentSettled } from 'florin';

@Component({
  selector: 'app-payment',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <florin-checkout
      proxy="/florin"
      [order]="order"
      [layout]="'tabs'"
      [withSaveCard]="true"
      (florin-payment-settled)="settled($event)"
    />
    <output>{{ outcome() }}</output>
  `,
})
export class Payment {
  readonly order = 'ORDER-1001';
  readonly outcome = signal('');

  settled({ detail }: CustomEvent<PaymentSettled>): void {
    this.outcome.set(detail.outcome);
  }
}
