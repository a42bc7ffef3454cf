import { choicesOf } from '../../client/shopper/card-extras.js';
import type { Method } from '../../client/shopper/index.js';
import type { MethodHint } from '../../client/shopper/method-hints.js';
import { dropAbsent } from '../platform/fields-of-answer.js';
import type { MerchantOrder } from '../platform/merchant-order.js';

/** Instalments of the merchant's own for cards need not be said twice. */
function installmentsOf({ installmentOptions = {} }: MerchantOrder): readonly number[] | undefined {
  const options = installmentOptions['card']
    ? [installmentOptions['card']]
    : Object.values(installmentOptions);
  const values = options.flatMap((option) => choicesOf(option).map(({ value }) => value));
  const parts = values.filter((value) => value > 1);
  return parts.length > 0 ? parts : undefined;
}

/** Adds what the merchant's server says of a method, for the list to show before it is chosen. */
export function withHint(order: MerchantOrder, method: Method): Method {
  const { installments, surcharge } = order.methodHints?.[method.type] ?? {};
  const hint = dropAbsent({
    installments: installments ?? (method.family === 'card' ? installmentsOf(order) : undefined),
    surcharge,
  }) as MethodHint;
  if (!hint.installments && !hint.surcharge) return method;
  return { ...method, hint };
}
