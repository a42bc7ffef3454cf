import type { Amount } from '../../../client/index.js';
import { DeliveryPricing, said } from './delivery-pricing.js';
import { decimalAmount, type GivenDelivery } from './sheet.js';

const areaOf = ({ country, region, city, postalCode }: PaymentAddress) => ({
  country,
  ...said({ stateOrProvince: region, city, postalCode }),
});

/** A wallet has one text for a name: its last word is the family's. */
function nameOf(name: string | null | undefined) {
  const words = (name ?? '').trim().split(/\s+/);
  const lastName = words.pop();
  return said({ firstName: words.join(' '), lastName });
}

const inSheet = (amount: Amount) => ({ currency: amount.currency, value: decimalAmount(amount) });

/** Keeps a sheet's price right while its shopper chooses where the order goes. */
export class GoogleDelivery extends DeliveryPricing {
  /** What the sheet asks for. */
  readonly asks = {
    requestShipping: true,
    requestPayerName: true,
    requestPayerEmail: true,
    requestPayerPhone: true,
  };

  watch(request: PaymentRequest, label: string): void {
    const update = (event: Event): void =>
      (event as PaymentRequestUpdateEvent).updateWith(this.#update(request, label));
    request.onshippingaddresschange = update;
    request.onshippingoptionchange = update;
  }

  async #update(
    { shippingAddress, shippingOption }: PaymentRequest,
    label: string,
  ): Promise<PaymentDetailsUpdate> {
    const area = shippingAddress ? areaOf(shippingAddress) : undefined;
    const { amount, options, option, error } = await this.price(area, shippingOption ?? undefined);
    return {
      total: { label, amount: inSheet(amount) },
      shippingOptions: options.map((each) => ({
        id: each.id,
        label: each.detail ? `${each.label}, ${each.detail}` : each.label,
        amount: inSheet(each.amount),
        selected: each.id === option,
      })),
      ...(error && { error }),
    };
  }

  deliveryOf({
    shippingAddress,
    payerName,
    payerEmail,
    payerPhone,
  }: PaymentResponse): GivenDelivery | undefined {
    if (!shippingAddress) return undefined;
    const address = {
      ...areaOf(shippingAddress),
      ...said({ street: shippingAddress.addressLine.join(', ') }),
      ...nameOf(shippingAddress.recipient),
    };
    return this.given(address, {
      ...nameOf(payerName),
      ...said({ shopperEmail: payerEmail, telephoneNumber: payerPhone }),
    });
  }
}
