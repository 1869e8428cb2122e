import net from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends bytes to a local server, and returns its whole answer once it closes. */
export async function rawRequest(address: string, bytes: string): Promise<string> {
  const socket = net.connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
