export { countriesIn, isCountry } from './country-codes.js';
export { fitsNumber, numberRuleOf, PROOFS, proofsOf, taxTypesOf, type NumberUse } from './number-rules.js';
export { hasPostalCodes, postalCodeOf } from './postal-codes.js';
export { statesOf } from './states.js';
