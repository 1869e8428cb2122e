/** `node bench/bareServer.ts <port> <bytes>`: a minimal Node server, with which ours is compared. */
import http from 'node:http';

const [port, bytes] = process.argv.slice(2).map(Number);
const body = Buffer.alloc(bytes!, 'a');

http
  .createServer((_request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(body);
  })
  .listen(port, '127.0.0.1', () => console.log('running'));
