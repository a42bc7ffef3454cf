export {
  CheckoutPage,
  type PlaywrightFrame,
  type PlaywrightLocator,
  type PlaywrightPage,
} from './checkout-page.js';
export { CheckoutScreen, type TestingLibrary } from './checkout-screen.js';
export type { TypedCard } from './checkout-structure.js';
export { createClock, type TestClock, type TimeSpan } from './clock.js';
export { createFakeProxy } from './create-fake-proxy.js';
export type { FakeProxy, FakeProxyOptions, ProxyCall, ProxyFailure } from './fake-proxy.js';
export type { ProxyAnswer, ProxyRowName } from './proxy-rows.js';
export { prepareDom } from './prepare-dom.js';
export { playScenario, type Scenario, type ScenarioName } from './scenarios.js';
