import type { RequestHandler } from 'msw';
import { mockCall } from './mockCall.ts';
import { createWorld, type World } from './world.ts';

/**
 * Handlers of a mocked server for the authors whom the reader of the given world follows.
 *
 * @example const server = setupServer(...followHandlers(createWorld()));
 */
export function followHandlers(world: World = createWorld()): RequestHandler[] {
  let wants_letter = false;
  const follows = () => ({
    authors: world.authors
      .filter(({ username }) => world.followed.includes(username))
      .map(({ username, display_name, avatar_url }) => ({ username, display_name, avatar_url })),
    wants_letter,
  });
  return [
    mockCall('listFollowedStories', () =>
      world.authors.flatMap(({ username, stories }) => (world.followed.includes(username) ? stories : [])),
    ),
    mockCall('getFollow', ({ params }) => ({
      is_followed: world.followed.includes(params.username ?? ''),
      can_follow: true,
    })),
    mockCall('followAuthor', async ({ params: { username = '' }, request }) => {
      const { is_followed } = (await request.json()) as { is_followed: boolean };
      const others = world.followed.filter((each) => each !== username);
      world.followed = is_followed ? [...others, username] : others;
      return { is_followed, can_follow: true };
    }),
    mockCall('listFollows', follows),
    mockCall('changeFollowLetter', async ({ request }) => {
      ({ wants_letter } = (await request.json()) as { wants_letter: boolean });
      return follows();
    }),
  ];
}
