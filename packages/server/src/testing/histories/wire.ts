import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '../people.ts';

interface Call {
  readonly method?: string;
  readonly body?: object;
  readonly person: Person;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface Wire {
  readonly call: (url: string, call: Call) => Promise<{ readonly status: number; readonly body: unknown }>;
  /** Resolves when every server answers. */
  readonly up: () => Promise<void>;
}

/** Each tab polls at this interval while a server starts; polling more often would slow the start. */
const POLL_MS = 100;

/** Each call goes to the next of these servers. */
export function callAt(addresses: () => readonly string[]): Wire {
  let next = 0;
  return {
    async call(url, { method = 'POST', body, person, headers, signal }) {
      const all = addresses();
      next += 1;
      const response = await fetch(`${all[next % all.length]}/api/v1${url}`, {
        method,
        headers: { ...(body && { 'content-type': 'application/json' }), ...person.headers, ...headers },
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    },
    async up() {
      for (const address of addresses()) while (!(await answers(address))) await sleep(POLL_MS);
    },
  };
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(`${address}/readyz`).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
