import { visibleText } from '@pricehunt/offers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

/** The signal aborts when the caller has left or the application closes. */
export function openEventStreams(context: FastifyInstance): (request: FastifyRequest) => AbortSignal {
  const ending = new AbortController();
  context.addHook('preClose', async () => ending.abort());
  return (request) => {
    const leaving = new AbortController();
    request.raw.once('close', () => leaving.abort());
    return AbortSignal.any([leaving.signal, ending.signal]);
  };
}

/** Sends server-sent events at once, with caching and buffering off. */
export function sendEvents(reply: FastifyReply, events: AsyncIterable<string>): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    .send(Readable.from(visibleEvents(events)));
}

async function* visibleEvents(events: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const event of events) yield visibleText(event);
}
