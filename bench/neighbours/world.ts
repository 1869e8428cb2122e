/** An account that has as much as one may have, and calls in its name. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { API_BASE, type CallName, calls } from '@kathaloka/contract/calls';
import type { Database } from '../../packages/server/src/platform/db/schema.ts';
import { plantTurns } from '../../packages/server/src/testing/longPlay.ts';
import type { Form } from './forms.ts';
import { SERIES, STORIES } from './stories.ts';
import { PASSWORD } from './texts.ts';

const TURNS = 3000;
const FORKS_EVERY = 50;
/** An endless stream is left after this; other calls are given up after a minute. */
const STREAM_MS = 300;
const CALL_MS = 60_000;
const STREAMS: ReadonlySet<CallName> = new Set(['followTogether', 'followAction']);

export interface Answer {
  /** 0: the connection was closed. */
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
  readonly text: string;
}

export interface World {
  readonly username: string;
  /** Null for a guest. */
  token: string | null;
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

export type Send = ReturnType<typeof sender>;

/** Sends a call, and counts what came back over the wire. */
export function sender(base: string, connections = 64) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

  return async function send(
    name: CallName,
    form: Partial<Form>,
    world?: World,
    reads = false,
  ): Promise<Answer> {
    const { method, path } = calls[name];
    const own = (value: unknown) => withIds(jsonOf(value), world?.ids ?? {});
    const params = JSON.parse(own(form.params ?? {})) as Record<string, unknown>;
    const where = path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(textOf(params[key] ?? 'x')),
    );
    const query = Object.entries(JSON.parse(own(form.query ?? {})) as object).map(([key, value]) => [
      key,
      textOf(value),
    ]);
    const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
    const payload = form.body === undefined ? undefined : own(form.body);
    const headers = {
      'accept-encoding': form.encoding ?? 'identity',
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
      ...(typeof world?.token === 'string' && { authorization: `Bearer ${world.token}` }),
      ...(STREAMS.has(name) && { accept: 'text/event-stream' }),
    };
    return new Promise((resolve) => {
      const began = performance.now();
      let [before, text, status] = [0, '', 0];
      const request = http.request(
        `${base}${API_BASE}${where}${search}`,
        { method, headers, agent },
        (response) => {
          status = response.statusCode!;
          if (reads) response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.resume().once('end', end);
        },
      );
      const end = () => {
        clearTimeout(late);
        const bytes = Math.max(0, (request.socket?.bytesRead ?? before) - before);
        resolve({ status, bytes, text, ms: performance.now() - began });
      };
      const late = setTimeout(() => request.destroy(), STREAMS.has(name) ? STREAM_MS : CALL_MS);
      request.once('socket', (socket) => (before = socket.bytesRead));
      request.once('close', end).on('error', end);
      request.end(payload);
    });
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Bodies of a megabyte, each of which is sent many times. */
const texts = new WeakMap<object, string>();

function jsonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}

const withIds = (json: string, ids: World['ids']): string =>
  json.replaceAll(/@([a-z]+):(\d)/gi, (_, kind: string, number: string) => {
    if (kind === 'hex') return randomUUID().slice(0, 8);
    return ids[kind]?.at(Number(number) % ids[kind].length) ?? randomUUID();
  });

/** Logs in, because a token lives a quarter of an hour. */
export async function logIn(send: Send, world: World): Promise<void> {
  const body = { email_or_username: world.username, password: PASSWORD };
  const { status, text } = await send('login', { body }, undefined, true);
  if (status !== 200) throw new Error(`${world.username} cannot log in: ${status} ${text}`);
  world.token = (JSON.parse(text) as { tokens: { access_token: string } }).tokens.access_token;
}

/** Registers an account, without anything. */
export async function newcomer(send: Send, username: string): Promise<World> {
  const body = { username, email: `${username}@example.org`, password: PASSWORD, confirm_password: PASSWORD };
  const { tokens, user } = await done<{
    tokens: { access_token: string; refresh_token: string };
    user: { id: string };
  }>(send('register', { body }, undefined, true));
  return { username, token: tokens.access_token, ids: { user: [user.id], refresh: [tokens.refresh_token] } };
}

/** An account with great stories, games of each, one of them lived long, links and a series. */
export async function attacker(send: Send, db: Database, username: string): Promise<World> {
  const world = await newcomer(send, username);
  const call = <T>(name: CallName, form: Partial<Form>) => done<T>(send(name, form, world, true));
  const [category] = await call<[Named]>('listCategories', {});
  const tags = await call<Named[]>('listTags', {});
  Object.assign(world.ids, { category: [category.id], tag: tags.map(({ id }) => id) });
  const ids: Record<string, string[]> = {};
  const note = (of: Record<string, string>) => {
    for (const [kind, id] of Object.entries(of)) (ids[kind] ??= []).push(id);
  };
  for (const body of STORIES) {
    const { id } = await call<Named>('createStory', { body });
    await call('publishStory', { params: { id }, body: {} });
    const game = await call<Game>('createSession', { body: { story_id: id } });
    const { narrative_history: history, choices } = game.session_data;
    const isFirst = ids['story'] === undefined;
    const planted = isFirst
      ? await plantTurns(db, { session_id: game.id, count: TURNS, forksEvery: FORKS_EVERY })
      : history;
    const params = { session_id: game.id, turn_id: planted.at(-1)!.id };
    const link = await call<Link>('shareTurn', { params, body: {} });
    const { token: invitation } = await call<Link>('inviteToSession', { params, body: {} });
    const { snapshot_id: snapshot } = await call<{ snapshot_id: string }>('keepStory', { params: { id } });
    note({ story: id, session: game.id, turn: params.turn_id, link: link.token, linkId: link.id });
    note({ invitation, snapshot, choice: choices[0]!.text });
  }
  const { slug } = await call<{ slug: string }>('createSeries', {
    body: { ...SERIES, part_ids: ids['story'] },
  });
  return { ...world, ids: { ...world.ids, ...ids, series: [slug] } };
}

interface Named {
  readonly id: string;
}
type Link = Named & { readonly token: string };
type Game = Named & {
  readonly session_data: {
    readonly narrative_history: readonly Named[];
    readonly choices: readonly { text: string }[];
  };
};

async function done<T>(asked: Promise<Answer>): Promise<T> {
  const { status, text } = await asked;
  if (status === 0 || status >= 400) throw new Error(`${status} ${text}`);
  return JSON.parse(text) as T;
}
