import { PLAYERS_MAX } from '@kathaloka/contract/limits';
import type { FastifyInstance } from 'fastify';
import { callApi } from './callApi.ts';
import type { Person } from './people.ts';

/** For calls that are not about a link. */
export const NO_LINK: { readonly id: string; readonly token: string } = { id: '', token: '' };

/** Creates a link to a turn in a session of this person. */
export async function linkTo(
  app: FastifyInstance,
  { headers }: Person,
  params: Readonly<Record<'session_id' | 'turn_id', string>>,
): Promise<typeof NO_LINK> {
  return (await callApi(app)('shareTurn', { headers, params, body: {} })).body;
}

/** Invites these people to a session, lets them follow the invitation, and returns its token. */
export async function invite(
  app: FastifyInstance,
  { headers }: Pick<Person, 'headers'>,
  session_id: string,
  guests: readonly Pick<Person, 'headers'>[] = [],
): Promise<string> {
  if (guests.length >= PLAYERS_MAX) throw new Error('There are not so many places.');
  const call = callApi(app);
  const { body } = await call('inviteToSession', { headers, params: { session_id }, body: {} });
  for (const guest of guests) {
    const { status } = await call('joinSession', { headers: guest.headers, params: { token: body.token } });
    if (status !== 200) throw new Error(`They could not join: ${status}`);
  }
  return body.token;
}
