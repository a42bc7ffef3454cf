import type { Environment, PayingLimits } from '../options.js';

/** How much of everything is allowed, every gap filled. */
export interface Limits extends Required<{ readonly [Name in keyof PayingLimits]: number }> {
  /** How many minutes' worth of tries an hour allows. */
  readonly hours: { readonly session: number; readonly address: number };
  /** Requests for payment methods in a minute. */
  readonly methods: { readonly session: number; readonly address: number };
}

const OUTSIDE: Limits = {
  session: 10,
  address: 20,
  order: 10,
  refusals: 15,
  addressRefusals: 10,
  hours: { session: 6, address: 10 },
  methods: { session: 60, address: 600 },
};

/** Whole test suites come from one machine, and most of what they try is refused. */
const SANDBOX: Limits = {
  session: 100,
  address: 1000,
  order: 1000,
  refusals: Infinity,
  addressRefusals: Infinity,
  hours: { session: 60, address: 60 },
  methods: { session: Infinity, address: Infinity },
};

export function limitsOf(environment: Environment, limits: PayingLimits = {}): Limits {
  const given = Object.entries(limits).filter(([, most]) => most !== undefined);
  return { ...(environment === 'sandbox' ? SANDBOX : OUTSIDE), ...Object.fromEntries(given) };
}
