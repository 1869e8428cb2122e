import { aSession, aSharedTale } from '@kathaloka/contract/fixtures';
import type { RequestHandler } from 'msw';
import { MockedRefusal, mockCall } from './mockCall.ts';
import { createWorld, type World } from './world.ts';

/**
 * Handlers of a mocked server for the links of the given world.
 *
 * @example
 * const server = setupServer(...sharingHandlers(createWorld()));
 */
export function sharingHandlers(world: World = createWorld()): RequestHandler[] {
  const find = (token: string | undefined) => {
    const link = world.sharedTurns.find((candidate) => candidate.token === token);
    if (!link) throw new MockedRefusal({ status: 404, detail: 'Not Found' });
    return link;
  };
  return [
    mockCall('getSharedTurn', ({ params }) => {
      const { story_id, title, language } = find(params.token);
      const tale = aSharedTale();
      return { ...tale, story_id, story: { ...tale.story, title, language } };
    }),
    mockCall('playFromSharedTurn', ({ params }) => aSession({ story_id: find(params.token).story_id })),
    mockCall('revokeSharedTurn', ({ params }) => {
      world.sharedTurns = world.sharedTurns.filter(({ id }) => id !== params.id);
      return { detail: 'The link was revoked.' };
    }),
  ];
}
