import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { BegunRequest, Trace, TracedPart, Tracing } from './Trace.ts';

export interface TracingSettings {
  /** A value of `OTEL_TRACES_SAMPLER`. */
  readonly sampler: string;
  readonly ratio: number;
}

const OUR_NAME = 'kathaloka';
const MS = 1000;
const FAILED = 500;

/**
 * Starts tracing. This file is loaded only if a collector is configured. The library itself reads the collector's
 * address, its headers and the name of this installation from the standard settings.
 */
export function openTelemetry(settings: TracingSettings): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': OUR_NAME }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer(OUR_NAME);
  return {
    begin({ name, id, method, traceparent }) {
      const attributes = { 'http.request.method': method, 'http.route': name, 'request.id': id };
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parentOf(traceparent));
      const context = trace.setSpan(ROOT_CONTEXT, span);
      return {
        traceparent: traceparentOf(span),
        took(part, measured) {
          endPart(
            tracer.startSpan(
              part,
              { kind: SpanKind.CLIENT, startTime: Date.now() - measured.seconds * MS },
              context,
            ),
            measured,
          );
        },
        end(status) {
          span.setAttribute('http.response.status_code', status);
          if (status >= FAILED) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      } satisfies Trace;
    },
    stop: () => provider.shutdown(),
  };
}

function endPart(span: Span, { attributes, isFailed = false }: TracedPart): void {
  span.setAttributes(attributes);
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const root = sampler.endsWith('always_off')
    ? new AlwaysOffSampler()
    : sampler.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function parentOf(traceparent: BegunRequest['traceparent']): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
