/** Finds a free port, so that two checkouts can run their tests concurrently. */
import { once } from 'node:events';
import net from 'node:net';

/**
 * @param {string} variable where child processes find the port that was chosen
 * @returns {Promise<string>}
 */
export async function freePort(variable) {
  const inherited = process.env[variable];
  if (inherited) return inherited;
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  server.close();
  process.env[variable] = String(port);
  return String(port);
}
