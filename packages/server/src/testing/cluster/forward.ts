import net from 'node:net';

export interface Forwarding {
  readonly port: number;
  /** Cuts all connections, and forwards new ones to this port. */
  readonly to: (port: number) => void;
  readonly stop: () => void;
}

/** Forwards a local address to another one, like the address of a cluster of databases. */
export async function forward(target: number): Promise<Forwarding> {
  let current = target;
  const open = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(current, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          open.delete(socket);
          client.destroy();
          upstream.destroy();
        });
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as net.AddressInfo).port,
    to(port) {
      current = port;
      cut();
    },
    stop() {
      server.close();
      cut();
    },
  };
}
