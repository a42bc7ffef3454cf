const FOLDERS = { link: '/payByLink', session: '/checkout/hosted' } as const;

/** The resource that opened a hosted payment page. */
export type Kind = keyof typeof FOLDERS;

/** A page that takes a payment; `isReturn` where a shopper comes back to it from the bank. */
export interface PaymentPlace {
  readonly kind: Kind;
  readonly id: string;
  readonly isReturn: boolean;
}

/** Which hosted payment page a path below the base names, if any of them. */
export function paymentPlaceAt(path: string): PaymentPlace | undefined {
  for (const kind of Object.keys(FOLDERS) as Kind[]) {
    const [, id, back] = new RegExp(`^${FOLDERS[kind]}/(\\w+)(/return)?$`).exec(path) ?? [];
    if (id !== undefined) return { kind, id, isReturn: back !== undefined };
  }
  return undefined;
}

export const paymentAddress = (base: string, kind: Kind, id: string): string =>
  `${base}${FOLDERS[kind]}/${id}`;
