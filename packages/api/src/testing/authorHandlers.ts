import type { RequestHandler } from 'msw';
import { MockedRefusal, mockCall } from './mockCall.ts';
import { createWorld, type World } from './world.ts';

/**
 * Handlers of a mocked server for the authors of the given world.
 *
 * @example
 * const server = setupServer(...authorHandlers(createWorld()));
 */
export function authorHandlers(world: World = createWorld()): RequestHandler[] {
  return [
    mockCall('getAuthor', ({ params }) => {
      const wanted = params.username?.toLowerCase();
      const author = world.authors.find(({ username }) => username.toLowerCase() === wanted);
      if (!author) throw new MockedRefusal({ status: 404, detail: 'Not Found' });
      return author;
    }),
  ];
}
