import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../AppError.ts';

/** Node's HTTP parser errors, with our messages. */
const REFUSALS: Readonly<Record<string, AppError>> = {
  HPE_HEADER_OVERFLOW: new AppError('headers_too_large', 'The headers of the request are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: new AppError('request_timeout', 'The request took too long to arrive.'),
};
const MALFORMED = new AppError('malformed_request', 'This is not a request that can be read.');

/** Handles what Node rejects before a request reaches any route, in the common error format. */
export function answerBrokenRequest({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure: AppError = REFUSALS[code ?? ''] ?? MALFORMED;
  const body = JSON.stringify(failure.body);
  const lines = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${randomUUID()}`,
    'connection: close',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
