export {
  CheckoutPage,
  type PlaywrightFrame,
  type PlaywrightLocator,
  type PlaywrightPage,
  type TypedCard,
} from './checkout-page.js';
export { prepareDom } from './prepare-dom.js';
