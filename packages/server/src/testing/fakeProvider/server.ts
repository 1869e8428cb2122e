import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { say, sendJson, sendProblem } from './answer.ts';
import type { ChatWire, Exchange, RecordedRequest } from './exchange.ts';
import { faultNamed } from './faults.ts';
import { pictureOf } from './picture.ts';
import { type Profile, type ProfileName, PROFILES } from './profiles.ts';
import { imageRefusalOf, refuseChat } from './refusals.ts';
import { tell } from './storyteller.ts';

/** A model's answer; undefined: the storyteller answers. */
export type Script = (request: ChatWire) => string | undefined | Promise<string | undefined>;

export interface FakeProvider {
  /** The value for AI_BASE_URL. */
  readonly baseUrl: string;
  /** The server's address without a path. */
  readonly origin: string;
  /** All requests to models so far. */
  readonly requests: readonly RecordedRequest[];
  /** All other requests, as `GET /path`. */
  readonly visits: readonly string[];
  /** Uses this script from now on. */
  readonly follow: (script: Script) => void;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly profile?: ProfileName;
  readonly port?: number;
  readonly latencyMs?: number;
  readonly script?: Script;
  /** Whether it streams on request; otherwise it always answers as a whole. */
  readonly streams?: boolean;
}

const THINKS = /think|reason|r1\b/i;
const THOUGHTS = 'The scene is known. It is told once more.';

/**
 * Imitates the servers of language models: a server by its profile, its faults by the name of the model
 * (`fault:500`; see faults.ts). Models whose names begin with `missing` do not exist.
 */
export async function startFakeProvider(options: Options = {}): Promise<FakeProvider> {
  const { profile: name = 'openai', port = 0, latencyMs = 0, streams = true } = options;
  const profile: Profile = PROFILES[name];
  let script = options.script ?? (() => undefined);
  const requests: RecordedRequest[] = [];
  const visits: string[] = [];

  const server = http.createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const kind = kindOf(path, profile);
    if (request.method !== 'POST' || kind === null) {
      visits.push(`${request.method} ${path}`);
      return answerVisit(path, request.method, response, profile);
    }
    const body = await readJson(request);
    const asked = requests.filter((each) => each.body.model === body.model).length;
    const recorded: RecordedRequest = {
      path,
      headers: request.headers,
      body,
      clientPort: request.socket.remotePort,
      closed: closingOf(response),
    };
    requests.push(recorded);
    const text = (await script(body)) ?? (kind === 'chat' ? tell(body) : '');
    const asRead = streams ? recorded : { ...recorded, body: { ...body, stream: false } };
    const exchange: Exchange = { request: asRead, response, profile, origin, text, asked, latencyMs };
    const fault = faultNamed(body.model);
    if (fault) return fault.answer(exchange);
    const refusal = (kind === 'chat' ? refuseChat : imageRefusalOf)(name, profile, body);
    if (refusal) return sendProblem(exchange, refusal);
    if (kind === 'image') return sendPicture(exchange);
    const thoughts = profile.thoughts !== null && THINKS.test(body.model ?? '') ? THOUGHTS : '';
    return say(exchange, { text, thoughts });
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: origin + profile.basePath,
    origin,
    requests,
    visits,
    follow(next) {
      script = next;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function kindOf(path: string, { basePath, imagePath }: Profile): 'chat' | 'image' | null {
  if (path === `${basePath}/chat/completions`) return 'chat';
  return imagePath !== null && path === basePath + imagePath ? 'image' : null;
}

/** Serves pictures at their addresses, and the profile's answer for any other path. */
function answerVisit(
  path: string,
  method: string | undefined,
  response: ServerResponse,
  { unknownPath }: Profile,
): void {
  if (method === 'GET' && path.startsWith('/pictures/'))
    response.writeHead(200, { 'content-type': 'image/png' }).end(pictureOf(path));
  else if (path.startsWith('/elsewhere')) response.writeHead(302, { location: '/pictures/stolen.png' }).end();
  else if (path.startsWith('/pages/'))
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sign in</p>');
  else if (unknownPath.json) sendJson(response, unknownPath.status, unknownPath.json(path));
  else response.writeHead(unknownPath.status, { 'content-type': 'text/plain' }).end('404 page not found');
}

/** Sends base64 if requested or if the server has nothing else, otherwise an address. */
function sendPicture({ request, response, origin }: Exchange): void {
  const { prompt = '', model = '', response_format } = request.body;
  const isUrl = model.startsWith('dall-e') && response_format !== 'b64_json';
  const drawn = isUrl
    ? { url: `${origin}/pictures/drawn.png` }
    : { b64_json: pictureOf(prompt).toString('base64') };
  sendJson(response, 200, { created: 1_700_000_000, data: [drawn] });
}

async function readJson(request: IncomingMessage): Promise<ChatWire> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as ChatWire;
}

function closingOf(response: ServerResponse): Promise<'sent' | 'aborted'> {
  return new Promise((resolve) => {
    response.on('close', () => resolve(response.writableFinished ? 'sent' : 'aborted'));
  });
}
