import { FastifyOtelInstrumentation } from '@fastify/otel';
import type { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyPluginCallback } from 'fastify';
import type { TraceJob } from './watched-jobs';

/* Two values of OpenTelemetry's interface; the types hold them to it. */
const consumer: SpanKind.CONSUMER = 4;
const wentWrong: SpanStatusCode.ERROR = 2;

/** Traces that are being told to a collector. */
export interface Tracing {
  /** To be registered before any route: each call becomes a span, with its hooks and handlers under it. */
  readonly plugin: FastifyPluginCallback;
  /** Makes each try of a job a span, with what was fetched for it under it. */
  readonly traceJob: TraceJob;
  /** Tells what is left and ends. */
  readonly stop: () => Promise<void>;
}

/**
 * Tells a collector what calls and jobs did and what was fetched for them, by OTLP over HTTP (`url` is the whole address, such as
 * http://127.0.0.1:4318/v1/traces). Query strings stay out of it, since they hold what people paste and search for. Shops are
 * sent no trace ids, and none are taken from callers. A collector that is away loses traces and nothing else.
 */
export function startTracing(options: { readonly url: string; readonly service: string }): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `pricehunt-${options.service}` }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: options.url, timeoutMillis: 5_000 })),
    ],
  });
  provider.register({ propagator: null });
  const fetched = new UndiciInstrumentation({
    startSpanHook: ({ origin, path }) => ({
      'url.full': `${origin}${withoutQuery(path)}`,
      'url.query': '',
    }),
    // The exporter's own calls go another way; without a call to belong to, a fetch is no trace.
    requireParentforSpans: true,
  });
  fetched.setTracerProvider(provider);
  fetched.enable();
  const calls = new FastifyOtelInstrumentation({
    requestHook: (span, request) => {
      span.setAttribute('url.path', withoutQuery(request.url));
      span.setAttribute('pricehunt.request_id', request.id);
    },
  });
  calls.setTracerProvider(provider);
  const jobs = provider.getTracer('pricehunt-jobs');
  return {
    plugin: calls.plugin(),
    traceJob: ({ kind, jobId, attempt }, work) =>
      jobs.startActiveSpan(
        `job ${kind}`,
        {
          kind: consumer,
          attributes: {
            'pricehunt.job.kind': kind,
            'pricehunt.job.id': jobId,
            'pricehunt.job.attempt': attempt,
          },
        },
        async (span) => {
          try {
            return await work();
          } catch (failure) {
            // The log has the message, which may name people.
            span.setAttribute('error.type', failure instanceof Error ? failure.name : typeof failure);
            span.setStatus({ code: wentWrong });
            throw failure;
          } finally {
            span.end();
          }
        },
      ),
    stop: async () => {
      fetched.disable();
      await provider.shutdown();
    },
  };
}

function withoutQuery(path: string): string {
  return path.split('?')[0] ?? '';
}
