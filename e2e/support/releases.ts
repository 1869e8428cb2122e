import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { freePort } from '../../tools/lib/freePort.mjs';

/** A site that can release new builds of its app: each build renames all of its files. */
export interface Releases {
  readonly url: string;
  /** Releases the next build. Returns its number. */
  readonly release: () => number;
  /** The build of a file. */
  readonly buildOf: (path: string) => number;
  readonly stop: () => Promise<void>;
}

const ASSETS = path.resolve(import.meta.dirname, '../../packages/app/dist/assets');
const NAME = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2?)\b/g;
/** How many earlier builds a server still serves. */
const BUILDS_BEFORE = 2;
const TEXTS = /^(?:text\/|application\/(?:javascript|json))/;

/** Starts a proxy in front of a server, which serves its app under the names of the current build. */
export async function releasesOf(server: string): Promise<Releases> {
  let build = 0;
  const names = namesOfBuilds();
  const port = await freePort('RELEASES_PORT');
  const proxy = http.createServer((request, response) => {
    const { url = '/', method, headers } = request;
    const file = /^\/assets\/([\w.-]+)/.exec(url)?.[1];
    const asked = file === undefined ? undefined : names.original(file);
    if (asked && (asked.build > build || asked.build < build - BUILDS_BEFORE))
      return response.writeHead(404).end();
    const from = asked ? url.replace(file!, asked.name) : url;
    const sent = http.request(server + from, { method, headers: plain(headers) }, (answer) => {
      const type = answer.headers['content-type'] ?? '';
      const isOfBuild = !url.startsWith('/api/') && TEXTS.test(type);
      if (!isOfBuild || answer.statusCode !== 200) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        return answer.pipe(response);
      }
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      return answer.on('end', () => {
        response.writeHead(200, ofText(answer.headers));
        response.end(names.renamed(text, asked?.build ?? build, url));
      });
    });
    sent.on('error', () => response.destroy());
    return request.pipe(sent);
  });
  await new Promise<void>((listening) => proxy.listen(Number(port), '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => (build += 1),
    buildOf: (address) => names.original(path.posix.basename(address))?.build ?? 0,
    async stop() {
      proxy.closeAllConnections();
      await new Promise((closed) => proxy.close(closed));
    },
  };
}

/** Headers that request a whole and uncompressed text. */
function plain({
  'accept-encoding': _encoding,
  'if-none-match': _tag,
  'if-modified-since': _date,
  ...others
}: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  return others;
}

/** Drops the headers that renaming invalidates: the policy has a hash of each inline script, and scripts name files. */
function ofText({
  'content-length': _length,
  'content-security-policy': _policy,
  etag: _etag,
  'last-modified': _modified,
  ...others
}: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  return others;
}

function namesOfBuilds() {
  const built = new Set(fs.readdirSync(ASSETS));
  const originals = new Map([...built].map((name) => [name, { name, build: 0 }]));

  /** The name of a file in a build. Replaces the end of its hash by a suffix that no real hash has by chance. */
  function nameIn(build: number, name: string): string {
    if (build === 0 || !built.has(name)) return name;
    const { name: stem, ext } = path.parse(name);
    const renamed = `${stem.slice(0, -4)}_b${String(build).padStart(2, '0')}${ext}`;
    originals.set(renamed, { name, build });
    return renamed;
  }

  return {
    original: (name: string) => originals.get(name),
    renamed(text: string, build: number, url: string): string {
      const ofBuild = text.replaceAll(NAME, (name) => nameIn(build, name));
      return url === '/sw.js' && build > 0 ? ofVersion(ofBuild, build) : ofBuild;
    },
  };
}

/** Replaces the version of a build, twelve hexadecimal digits, in its service worker. */
function ofVersion(script: string, build: number): string {
  const [, version] = /revision"?:\s*["`]([\da-f]{12})["`]/.exec(script) ?? [];
  if (!version) throw new Error('The worker has no version.');
  return script.replaceAll(version, `${version.slice(0, -8)}b111d0${String(build).padStart(2, '0')}`);
}
