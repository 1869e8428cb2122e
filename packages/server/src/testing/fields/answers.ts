import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { API_BASE, type CallName, pathOf } from '@kathaloka/contract/calls';
import { endpoints } from '@kathaloka/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, TEST_COVERS } from '../buildTestApp.ts';
import { callApi, type CallOptions } from '../callApi.ts';
import { sentEvents } from '../sentEvents.ts';
import type { TestDatabase } from '../testDatabase.ts';

/** Everything in an answer that its caller can read. */
export interface Read {
  readonly status: number;
  readonly text: string;
}

/** Calls whose stream never ends by itself. */
const ENDLESS: ReadonlySet<CallName> = new Set(['followTogether', 'followPresence']);

/**
 * Starts the whole server with its pages on a copy of the world, and returns functions that read its answers as text.
 */
export async function answersOf(world: TestDatabase, textOfBook: (book: Buffer) => string) {
  const database = await world.copied();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-fields-'));
  const page =
    '<!doctype html><html lang="en" dir="ltr"><head><title>Kathaloka</title></head><body><div id="root"></div></body></html>';
  fs.writeFileSync(path.join(folder, 'index.html'), page);
  const app = await buildTestApp({ db: database.db, folders: { app: folder, covers: TEST_COVERS } });
  await app.listen({ port: 0 });

  async function ask(name: CallName, options: CallOptions): Promise<Read> {
    if (ENDLESS.has(name)) return firstEvent(app, name, options);
    const { status, text, bytes, headers, body } = await callApi(app)(name, options);
    const parts = [JSON.stringify(headers), text];
    if (headers['content-type'] === 'application/epub+zip') parts.push(textOfBook(bytes));
    // the page to print is opened as well: its address alone gives access to it
    if (name === 'printBook' && status === 201)
      parts.push((await open((body as { readonly address: string }).address)).text);
    return { status, text: parts.join('\n') };
  }

  async function open(url: string): Promise<Read> {
    const { statusCode: status, headers, body } = await app.inject({ url });
    return { status, text: `${JSON.stringify(headers)}\n${body}` };
  }

  async function close(): Promise<void> {
    await app.close();
    await database.drop();
    fs.rmSync(folder, { recursive: true });
  }

  return { db: database.db, ask, open, close };
}

export type Answers = Awaited<ReturnType<typeof answersOf>>;

async function firstEvent(app: FastifyInstance, name: CallName, { params, headers }: CallOptions) {
  const leaving = new AbortController();
  const { port } = app.server.address() as { readonly port: number };
  const url = `http://127.0.0.1:${port}${API_BASE}${pathOf(endpoints[name].path, params)}`;
  const response = await fetch(url, { headers: { ...headers }, signal: leaving.signal });
  if (!response.ok) return { status: response.status, text: await response.text() };
  const events = sentEvents(response);
  const { value } = await events.next();
  leaving.abort();
  return { status: response.status, text: JSON.stringify(value ?? null) };
}
