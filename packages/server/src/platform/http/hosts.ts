import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { isLoopback } from '../../configFields.ts';
import { AppError } from '../AppError.ts';

/** `name`, `name:port`, `[::1]:port` */
const HOST_HEADER = /^(?<name>\[[\da-f:.]+\]|[^\s:/?#@[\]\\]+)(?::\d{1,5})?$/i;
const ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\//i;

interface HostOptions {
  readonly config: Pick<Config, 'publicUrl' | 'allowedHosts'>;
}

/**
 * Answers requests for our own hosts only, against DNS rebinding: a malicious page whose host name resolves
 * to this machine gets nothing. Must be registered before every other hook.
 */
export function checkHosts(app: FastifyInstance, { config }: HostOptions): void {
  const known = new Set([new URL(config.publicUrl).hostname, ...config.allowedHosts]);
  // runs for every request, so it avoids a promise
  app.addHook('onRequest', (request, reply, done) => {
    const hosts = hostHeadersOf(request.raw);
    // HTTP/1.0 requests, such as the probes of some load balancers, may have no Host header; browsers never
    // send these
    if (hosts.length === 0) return done();
    const name = hosts.length === 1 ? hostNameOf(hosts[0]!) : null;
    if (name !== null && isOurs(name, known)) return done();
    reply.header('cache-control', 'no-store');
    done(name === null ? severalHosts() : unknownHost(request, name));
  });
}

function isOurs(name: string, known: ReadonlySet<string>): boolean {
  return known.has(name) || isLoopback(name) || net.isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

function hostNameOf(header: string): string | null {
  const name = HOST_HEADER.exec(header.trim())?.groups?.['name'];
  return name === undefined ? null : name.toLowerCase().replace(/\.$/, '');
}

function hostHeadersOf(request: IncomingMessage): string[] {
  const { rawHeaders } = request;
  const named: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const header = rawHeaders[at]!;
    if (header.length === 4 && header.toLowerCase() === 'host') named.push(rawHeaders[at + 1]!);
  }
  const target = targetHosts.get(request);
  return target !== undefined && named.length < 2 ? [target] : named;
}

/** Hosts of requests with an absolute target. */
const targetHosts = new WeakMap<IncomingMessage, string>();

/**
 * `GET http://tales.example/home` requests `/home` from the host in the target, whatever the Host header says
 * (RFC 9112, 3.2.2). All later code sees only the path.
 */
export function toOriginForm(request: IncomingMessage): string {
  const { url = '/' } = request;
  if (!ABSOLUTE_FORM.test(url)) return url;
  const target = URL.canParse(url) ? new URL(url) : null;
  const isWeb = target?.protocol === 'http:' || target?.protocol === 'https:';
  targetHosts.set(request, isWeb ? target.host : '');
  if (!isWeb) return '/';
  const path = url.slice(url.indexOf('//') + 2).replace(/^[^/?#]*/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

const severalHosts = (): AppError => new AppError('malformed_request', 'A request names one host.');

function unknownHost(request: FastifyRequest, name: string): AppError {
  const host = name.slice(0, 255);
  request.log.warn({ event: 'unknown_host', host, address: request.ip }, 'security: a host that is not ours');
  return new AppError(
    'unknown_host',
    `This server does not answer for the host "${host}". If it should, add the name to ALLOWED_HOSTS, or set PUBLIC_URL to its address.`,
    { setting: 'ALLOWED_HOSTS' },
  );
}

/** Warns once if a proxy is not trusted: behind it, all callers share one address and its limits. */
export function warnOfUnaskedForwarding(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket, ip } = request;
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    if (isForwarded && !isTold && ip === socket.remoteAddress) {
      isTold = true;
      request.log.warn(
        { event: 'forwarding_not_trusted', address: ip },
        'a request says that it was forwarded for somebody else, and that is not believed: if a proxy of yours stands at this address, name it in TRUSTED_PROXIES, or all people share one set of limits',
      );
    }
    done();
  });
}
