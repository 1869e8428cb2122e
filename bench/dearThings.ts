/** The dearest things that an account may do. */
import { randomUUID } from 'node:crypto';
import { aStoryCreate } from '@kathaloka/contract/fixtures';
import { conditioned, faulty, many, TYPED, wide, withNames } from './dearStories.ts';
import type { LongSession } from './longSessions.ts';
import { callerOf, headersOf } from './player.ts';

const SESSIONS = 16;

export interface DearThing {
  readonly name: string;
  /** How many of it are under way. */
  readonly at: number;
  /** With the token of a new account; answers what is called over and over. */
  readonly begin: (token: string) => Promise<() => Promise<Response>>;
}

/** A call whose answer may be a refusal. */
export async function callWith(
  { base, token }: { readonly base: string; readonly token?: string },
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const sent = body && { body: JSON.stringify(body) };
  return fetch(`${base}/api/v1${path}`, { method, headers: headersOf(token), ...sent });
}

/** The same in many games of an account, one after the other. */
const inManySessions = (begin: DearThing['begin']): Omit<DearThing, 'name'> => ({
  at: SESSIONS,
  async begin(token) {
    const acts = await Promise.all(many(SESSIONS, () => begin(token)));
    let next = 0;
    return () => acts[next++ % SESSIONS]!();
  },
});

export function dearThings(base: string, long: LongSession): readonly DearThing[] {
  const ask = callerOf(base);
  const reader = { base, token: long.stored['token']! };
  const session = `/game/sessions/${long.id}`;

  /** A story of this account: drafts are played as well. */
  async function aDraft(token: string, story: object): Promise<string> {
    const [category] = await ask<{ id: string }[]>('GET', '/categories/');
    const body = { ...aStoryCreate({ category_id: category!.id, tag_ids: [] }), ...story };
    return (await ask<{ id: string }>('POST', '/stories/', body, token)).id;
  }
  async function acting(token: string, story: object, action: object): Promise<() => Promise<Response>> {
    const story_id = await aDraft(token, story);
    const { id } = await ask<{ id: string }>('PUT', '/game/sessions/', { story_id }, token);
    return () =>
      callWith({ base, token }, 'POST', `/game/sessions/${id}/action`, { session_id: id, ...action });
  }
  const typed = { action_type: 'custom_action', user_action: TYPED, selected_model: 'tenali' };
  const reading = (path: string) => () => Promise.resolve(() => callWith(reader, 'GET', path));

  return [
    { name: 'free text, 2,000 names', at: 4, begin: (token) => acting(token, withNames(), typed) },
    { name: 'free text, long choices', at: 4, begin: (token) => acting(token, wide(), typed) },
    {
      name: 'a fault at every place',
      at: 6,
      async begin(token) {
        const body = faulty();
        return () => callWith({ base, token }, 'PUT', `/stories/${randomUUID()}`, body);
      },
    },
    {
      name: 'publishing what is dear to check',
      at: 4,
      async begin(token) {
        const id = await aDraft(token, conditioned());
        return () => callWith({ base, token }, 'PUT', `/stories/${id}/publish`, {});
      },
    },
    {
      name: 'the source of 900 kB',
      at: 16,
      async begin(token) {
        const id = await aDraft(token, conditioned());
        return () => callWith({ base, token }, 'GET', `/stories/${id}/source`);
      },
    },
    {
      name: 'turns of a slow model',
      ...inManySessions((token) => acting(token, {}, { action_type: 'continue', selected_model: 'birbal' })),
    },
    {
      name: 'turns that a model refuses',
      ...inManySessions((token) => acting(token, {}, { ...typed, selected_model: 'vyasa' })),
    },
    { name: 'the copy of a long session', at: 4, begin: reading(`${session}/export`) },
    { name: 'the map of a long session', at: 8, begin: reading(`${session}/map`) },
    { name: 'the data of a long life', at: 4, begin: reading('/auth/me/data') },
  ];
}
