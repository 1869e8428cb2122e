import type { MySeries, SeriesUpdate, SeriesWrite } from '@kathaloka/contract/entities';
import { aMySeries } from '@kathaloka/contract/fixtures';
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
    mockCall('listMySeries', () => ({ series: [...world.mySeries], meetings: [] })),
    mockCall('createSeries', async ({ request }) => {
      const slug = `new-${request.headers.get('idempotency-key')}`;
      const before = world.mySeries.find((series) => series.slug === slug) ?? aMySeries({ slug, version: 0 });
      const made = saved((await request.json()) as SeriesWrite, before);
      world.mySeries = [made, ...world.mySeries.filter((series) => series.slug !== slug)];
      return made;
    }),
    mockCall('updateSeries', async ({ params, request }) => {
      const { version, ...written } = (await request.json()) as SeriesUpdate;
      const before = world.mySeries.find(({ slug }) => slug === params.slug);
      if (!before) throw new MockedRefusal({ status: 404, detail: 'Series not found' });
      if (before.version !== version)
        throw new MockedRefusal({ status: 409, code: 'stale_version', detail: '', version: before.version });
      const changed = saved(written, before);
      world.mySeries = world.mySeries.map((each) => (each === before ? changed : each));
      return changed;
    }),
    mockCall('deleteSeries', ({ params }) => {
      world.mySeries = world.mySeries.filter(({ slug }) => slug !== params.slug);
      return { detail: 'The series is deleted.' };
    }),
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

/** A series after a save. Existing parts stay unchanged; of new parts the mock knows only the id. */
function saved({ part_ids, ...texts }: SeriesWrite, before: MySeries): MySeries {
  const parts = part_ids.map(
    (id) => before.parts.find((part) => part.id === id) ?? { ...before.parts[0]!, id, takes: [], leaves: [] },
  );
  return { ...before, ...texts, parts, findings: [], version: before.version + 1 };
}
