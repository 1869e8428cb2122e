import type { FastifyInstance } from 'fastify';
import { callApi } from './callApi.ts';
import type { Person } from './people.ts';

/** Of calls that are about no link. */
export const NO_LINK: { readonly id: string; readonly token: string } = { id: '', token: '' };

/** A link to a turn of somebody's session. */
export async function linkTo(
  app: FastifyInstance,
  { headers }: Person,
  params: Readonly<Record<'session_id' | 'turn_id', string>>,
): Promise<typeof NO_LINK> {
  return (await callApi(app)('shareTurn', { headers, params, body: {} })).body;
}
