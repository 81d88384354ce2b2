import type { FastifyInstance } from 'fastify';

export function installDraining(app: FastifyInstance): {
  readonly isDraining: () => boolean;
  readonly startDraining: () => void;
} {
  let isDraining = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  return {
    isDraining: () => isDraining,
    startDraining: () => {
      isDraining = true;
    },
  };
}
