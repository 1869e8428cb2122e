import type { FastifyInstance } from 'fastify';

const IDLE_SWEEP_MS = 100;
const FORCE_CLOSE_MS = 6000;

/** Lets requests that run come to their end, and does not wait for connections that only idle. */
export function closeGracefully(app: FastifyInstance): { isStopping: () => boolean } {
  let isStopping = false;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', (done) => {
    isStopping = true;
    const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
    const force = setTimeout(() => app.server.closeAllConnections(), FORCE_CLOSE_MS);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(force);
    });
    done();
  });
  return { isStopping: () => isStopping };
}
