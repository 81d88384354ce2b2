import { uploadFeedFile, uploadOperatorFeedFile } from '@pricehunt/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long bodies may take, in milliseconds. */
export interface BodyLimits {
  /** From the headers to the end of a body. */
  readonly wholeMs: number;
  /** Between two looks within which something of an upload must have come, however long all of it takes. */
  readonly idleMs: number;
}

/** The longest that an upload may take: the server's own limit, which holds for every request. */
export const uploadMsMax = 60 * 60_000;

/**
 * Ends the connections of those who send their bodies too slowly, so that nobody holds connections for nothing. A feed's file
 * may take its time as long as it gets on: 256 MiB over a slow line is half an hour.
 */
export function installSlowBodies(
  context: FastifyInstance,
  limits: BodyLimits = { wholeMs: 15_000, idleMs: 15_000 },
): void {
  context.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watchBody(request, limits);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watchBody({ raw, routeOptions }: FastifyRequest, { wholeMs, idleMs }: BodyLimits): void {
  const { endpoint } = routeOptions.config;
  const isUpload = endpoint?.name === uploadFeedFile.name || endpoint?.name === uploadOperatorFeedFile.name;
  let received = raw.socket.bytesRead;
  const timer = setInterval(
    () => {
      const isGettingOn = isUpload && raw.socket.bytesRead > received;
      received = raw.socket.bytesRead;
      if (!isGettingOn) raw.destroy();
    },
    isUpload ? idleMs : wholeMs,
  );
  timer.unref();
  const end = () => clearInterval(timer);
  raw.once('end', end);
  raw.once('close', end);
}
