import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from '../log.ts';
import type { Metrics } from './createMetrics.ts';

interface Listen {
  readonly host: string;
  readonly port: number;
}

interface ServedMetrics {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves `/metrics` at an address of its own, because it is for the operator only. Rejects if it cannot
 * listen there.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: Listen,
  log: Logger,
): Promise<ServedMetrics> {
  const server = http.createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: given } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${given}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
