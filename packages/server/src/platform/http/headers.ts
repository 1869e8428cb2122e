import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { API_BASE } from '@kathaloka/contract/calls';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { isApiPath } from './errors.ts';
import type { InlineHashes } from './page.ts';

/** The hash of an empty style. Emotion fills its style elements through the CSSOM, so they are empty in the HTML. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The sources that Google's button needs: script, style, frame and connections. */
const GOOGLE = {
  script: ['https://accounts.google.com/gsi/client'],
  style: ['https://accounts.google.com/gsi/style'],
  frame: ['https://accounts.google.com/gsi/'],
} as const;
const NOBODY = { script: [], style: [], frame: [] } as const;

/** An answer of the API loads nothing. A short policy, because that of pages would add a fifth to a turn's answer. */
const API_POLICY = "default-src 'none';frame-ancestors 'none'";

interface HeaderOptions {
  readonly offersGoogle: boolean;
  readonly inline: InlineHashes;
}

export function addHeaders(app: FastifyInstance, options: HeaderOptions): void {
  const headers = headersOf(securityOptions(options));
  const ofApi = { ...headers, 'content-security-policy': API_POLICY };
  app.addHook('onRequest', (request, reply, done) => {
    const isCall = request.url.startsWith(`${API_BASE}/`);
    reply.headers(isCall ? ofApi : headers).header('x-request-id', request.id);
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}

/** The headers are the same for every request, so they are computed once. */
function headersOf(options: HelmetOptions): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => {});
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function securityOptions({ offersGoogle, inline }: HeaderOptions): HelmetOptions {
  const google = offersGoogle ? GOOGLE : NOBODY;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...inline.scripts, ...google.script],
        'style-src': ["'self'", EMPTY_STYLE, ...inline.styles, ...google.style],
        // `data:` for the placeholders of pictures; covers from elsewhere are fetched by the server, and served from here
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...google.frame],
        ...(offersGoogle && { 'frame-src': [...google.frame] }),
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Google's button needs the page's origin as referrer, never its path
    referrerPolicy: { policy: offersGoogle ? 'strict-origin' : 'no-referrer' },
    // the popup reports the sign-in to the page
    crossOriginOpenerPolicy: { policy: offersGoogle ? 'same-origin-allow-popups' : 'same-origin' },
    // other hosts of the domain are not ours, and may have no TLS
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    frameguard: { action: 'deny' },
  };
}
