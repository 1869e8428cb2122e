import http from 'node:http';
import { freePort } from '../../tools/lib/freePort.mjs';

/** A site whose app is released again and again: the same files with the service worker of another build. */
export interface Releases {
  readonly url: string;
  /** The next build is there from now on. */
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

/** In front of a server. A worker is another one when a byte of it is another. */
export async function releasesOf(server: string): Promise<Releases> {
  let build = 0;
  const port = await freePort('RELEASES_PORT');
  const proxy = http.createServer((request, response) => {
    const { url = '/', method, headers } = request;
    // whole, and not as it was cached
    const {
      'accept-encoding': _encoding,
      'if-none-match': _tag,
      'if-modified-since': _date,
      ...plain
    } = headers;
    const asked = http.request(
      server + url,
      { method, headers: url === '/sw.js' ? plain : headers },
      (answer) => {
        if (url !== '/sw.js' || build === 0) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          return answer.pipe(response);
        }
        let script = '';
        answer.setEncoding('utf8').on('data', (part: string) => (script += part));
        return answer.on('end', () => {
          const {
            'content-length': _length,
            etag: _etag,
            'last-modified': _modified,
            ...others
          } = answer.headers;
          response.writeHead(200, others);
          response.end(ofBuild(script, build));
        });
      },
    );
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((listening) => proxy.listen(Number(port), '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => (build += 1),
    async stop() {
      proxy.closeAllConnections();
      await new Promise((closed) => proxy.close(closed));
    },
  };
}

/** What tells a build from all others stands in its worker twice: as its version, and as that of its page. */
function ofBuild(script: string, build: number): string {
  const [, version] = /revision"?:\s*["`]([\da-f]{12})["`]/.exec(script) ?? [];
  if (!version) throw new Error('The worker has no version.');
  return script.replaceAll(version, `${version.slice(0, -2)}${String(build).padStart(2, '0')}`);
}
