import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';

const naming = () => ({ description: text(), id: text(), reference: text() });

/** An account holder or a balance account, by name. */
export const ResourceReference = /*@__PURE__*/ once(() => z.object(naming()));
export type ResourceReference = z.infer<ReturnType<typeof ResourceReference>>;

/** The card or bank account that was issued to the account holder and used. */
export const PaymentInstrument = /*@__PURE__*/ once(() => z.object({ ...naming(), tokenType: text() }));
export type PaymentInstrument = z.infer<ReturnType<typeof PaymentInstrument>>;
