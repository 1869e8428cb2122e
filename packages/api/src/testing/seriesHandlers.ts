import type { RequestHandler } from 'msw';
import { MockedRefusal, mockCall } from './mockCall.ts';
import { createWorld, type World } from './world.ts';

/**
 * Handlers of a mocked server for the series of the given world.
 *
 * @example
 * const server = setupServer(...seriesHandlers(createWorld()));
 */
export function seriesHandlers(world: World = createWorld()): RequestHandler[] {
  const find = (slug: string | undefined) => {
    const series = world.series.find((candidate) => candidate.slug === slug);
    if (!series) throw new MockedRefusal({ status: 404, detail: 'Series not found' });
    return series;
  };
  return [
    mockCall('getSeries', ({ params }) => find(params.slug)),
    mockCall('forgetSeries', ({ params }) => {
      const { slug } = find(params.slug);
      world.series = world.series.map((series) =>
        series.slug === slug ? { ...series, remembers: false } : series,
      );
      return { detail: 'What you left for later parts is forgotten.' };
    }),
  ];
}
