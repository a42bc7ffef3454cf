import { word } from '../../schema/fields.js';

/** How the shopper takes part in a payment. */
export const shopperInteraction = () => word('Ecommerce', 'ContAuth', 'Moto', 'POS');
