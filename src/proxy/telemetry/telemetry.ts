/**
 * The part of OpenTelemetry's API that Florin uses, declared so that neither the package nor its types are needed: the
 * merchant hands the API over that their own set-up has registered.
 */
interface Counter {
  add(value: number, attributes?: Attributes): void;
}
interface Histogram {
  record(value: number, attributes?: Attributes): void;
}
interface ObservableGauge {
  addCallback(callback: (result: { observe(value: number): void }) => void | Promise<void>): void;
}
type Attributes = Record<string, string | number | boolean>;
interface Instrument {
  description?: string;
  unit?: string;
}

export interface TelemetrySpan {
  setAttributes(attributes: Attributes): unknown;
  setStatus(status: { code: number }): unknown;
  end(): void;
}

export interface Telemetry {
  readonly metrics: {
    getMeter(name: string): {
      createCounter(name: string, options?: Instrument): Counter;
      createHistogram(name: string, options?: Instrument): Histogram;
      createObservableGauge(name: string, options?: Instrument): ObservableGauge;
    };
  };
  readonly trace: {
    getTracer(name: string): {
      startSpan(
        name: string,
        options?: { kind?: number; attributes?: Attributes },
        context?: unknown,
      ): TelemetrySpan;
    };
    setSpan(context: unknown, span: unknown): unknown;
  };
  readonly context: { active(): unknown };
  readonly propagation: {
    extract(context: unknown, carrier: unknown): unknown;
    inject(context: unknown, carrier: unknown): void;
  };
}

/** Numbers of OpenTelemetry's own: a span of a server, and the status of one that failed. */
const [SERVER, ERROR] = [1, 2];

const PARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
const STATE = /^[\x21-\x7e \t]{1,512}$/;

/** W3C's headers as a request brought them, well-formed or not at all. */
function broughtBy(request: Request): Record<string, string> {
  const traceparent = request.headers.get('traceparent') ?? '';
  const tracestate = request.headers.get('tracestate') ?? '';
  if (!PARENT.test(traceparent)) return {};
  return STATE.test(tracestate) ? { traceparent, tracestate } : { traceparent };
}

/** One request in the trace that it belongs to. */
export interface TracedRequest {
  /** Sent with calls to the platform, so that they belong to the same trace. */
  readonly headers: Readonly<Record<string, string>>;
  end(end: { readonly status: number; readonly outcome: string }): void;
}

/** Begins a span in the request's own trace. Without telemetry, the trace is passed on as it came. */
export function traceRequest(
  telemetry: Telemetry | undefined,
  request: Request,
  operation: string,
): TracedRequest {
  const brought = broughtBy(request);
  if (!telemetry) return { headers: brought, end: () => undefined };
  const { trace, context, propagation } = telemetry;
  const parent = propagation.extract(context.active(), brought);
  const attributes = { 'http.request.method': request.method, 'http.route': operation };
  const span = trace.getTracer('florin').startSpan(operation, { kind: SERVER, attributes }, parent);
  const headers: Record<string, string> = {};
  propagation.inject(trace.setSpan(parent, span), headers);
  return {
    headers,
    end: ({ status, outcome }) => {
      span.setAttributes({ 'http.response.status_code': status, 'florin.outcome': outcome });
      if (status >= 500) span.setStatus({ code: ERROR });
      span.end();
    },
  };
}
