/** Tests that stand at the path of no source, and why; by the start of their path below `test/`. */
export const WITHOUT_TWIN: Readonly<Record<string, string>> = {
  'house.test.ts': 'reads all sources',
  'stories.test.ts': 'reads all stories',
  'security-cases.test.ts': 'reads all tests',
  'package/': 'tests what is published, not one source',
  'client/lazy.test.ts': 'measures what a bundler keeps of the client as a whole',
  'client/types.test.ts': 'the types are the thing tested',
  'client/tables.test.ts': 'compares whole tables with the facts of the specification',
  'proxy/examples.test.ts': 'runs the examples a merchant starts from',
  'examples/': 'runs what the README and the pages of the interfaces show',
  'proxy/one-charge.test.ts': 'holds for the proxy, its ledger and the platform together',
  'proxy/round-trip.test.ts': 'calls every row of every interface through proxy and sandbox',
  'proxy/sandbox.test.ts': 'runs the proxy against the sandbox',
  'frame/seal.test.ts': 'opens what the frame sealed with an independent library',
  'client/pay-once/properties.test.ts': 'holds for any order of events, whichever of the files they pass',
  'engines/': 'pays in the demo shop with engines other than Chromium',
  'end-to-end/': 'tests the whole, from a page to the books of the platform',
};
