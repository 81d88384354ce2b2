import { FastifyOtelInstrumentation } from '@fastify/otel';
import type { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyPluginCallback } from 'fastify';
import type { TraceJob } from './watched-jobs';

const consumer: SpanKind.CONSUMER = 4;
const wentWrong: SpanStatusCode.ERROR = 2;

export interface Tracing {
  /** Register it before any route: each call becomes a span, with its hooks and handlers under it. */
  readonly plugin: FastifyPluginCallback;
  readonly traceJob: TraceJob;
  readonly stop: () => Promise<void>;
}

/** Sends traces over OTLP/HTTP to `url`, without query strings, and passes no trace ids to or from others. */
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
    // The exporter's own requests must not be traced; a fetch without a parent span is no trace.
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
