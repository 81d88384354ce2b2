import { uploadFeedFile } from '@pricehunt/api-contract/feeds';
import { uploadOperatorFeedFile } from '@pricehunt/api-contract/operator-feeds';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface BodyLimits {
  readonly wholeMs: number;
  /** The interval in which an upload must make progress. */
  readonly idleMs: number;
}

/** The longest upload: the server's own limit for every request. */
export const uploadMsMax = 60 * 60_000;

/** A feed file may take its time as long as it makes progress. */
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
