import { type StoryInsights, StoryStructureInput } from '@kathaloka/contract/entities';
import { READERS_MIN } from '@kathaloka/contract/limits';
import type { Queries } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { notFound } from '../../../platform/notFound.ts';
import { findReadings, findStops, findWays } from '../../catalogue/public.ts';
import {
  type Counted,
  type CountedWay,
  countStopped,
  countVisits,
  readTotals,
} from './insightsRepository.ts';
import { findEdited } from '../repository.ts';

/** A reader who has not gone on for this long has stopped there. */
const STOPPED_AFTER_MS = DAY_MS;

const NOBODY: Counted = { times: 0, readers: 0 };

/** A figure about very few readers is hidden. Zero identifies no reader, so it is shown. */
function shown({ times, readers }: Counted, what: keyof Counted): number | null {
  if (readers > 0 && readers < READERS_MIN) return null;
  return what === 'times' ? times : readers;
}

/** What readers do with a story, without anything that could identify one. */
export async function getStoryInsights(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: story_id }: { readonly id: string },
): Promise<StoryInsights> {
  const row = await findEdited(db, story_id);
  if (!row) throw notFound('story');
  const before = new Date(clock().getTime() - STOPPED_AFTER_MS);
  const { plays, readers, finished, median_minutes, ways, stops } =
    (await summed(db, { story_id, before })) ?? (await counted(db, { story_id, before }));
  const byScene = new Map(
    ways.filter(({ from_node }) => from_node === null).map((each) => [each.node, each]),
  );
  const stoppedIn = new Map(stops.map(({ node, readers: times }) => [node, { times, readers: times }]));
  const scenes = Object.entries(StoryStructureInput.parse(row.story_structure).nodes);
  return {
    plays: shown({ times: plays, readers }, 'times'),
    readers: shown({ times: plays, readers }, 'readers'),
    finished: shown({ times: finished, readers: finished }, 'readers'),
    median_minutes: readers < READERS_MIN ? null : median_minutes,
    nodes: scenes.map(([node, { choices }]) => {
      const visited = byScene.get(node) ?? NOBODY;
      return {
        node,
        is_ending: choices.length === 0,
        visits: shown(visited, 'times'),
        readers: shown(visited, 'readers'),
        stopped: shown(stoppedIn.get(node) ?? NOBODY, 'readers'),
      };
    }),
    edges: ways.flatMap(({ from_node, node, ...times }) =>
      from_node === null
        ? []
        : [
            {
              from: from_node,
              to: node,
              visits: shown(times, 'times'),
              readers: shown(times, 'readers'),
            },
          ],
    ),
  };
}

interface Read {
  readonly plays: number;
  readonly readers: number;
  readonly finished: number;
  readonly median_minutes: number | null;
  readonly ways: readonly CountedWay[];
  readonly stops: readonly { readonly node: string; readonly readers: number }[];
}

interface Asked {
  readonly story_id: string;
  /** Who has gone on since has not stopped. */
  readonly before: Date;
}

/** From the sums, which are a minute old at the most. Undefined while sessions of earlier releases are not in them. */
async function summed(db: Queries, asked: Asked): Promise<Read | undefined> {
  const { story_id } = asked;
  const totals = await findReadings(db, story_id);
  if (!totals) return undefined;
  const { median_seconds, ...sums } = totals;
  const ways = await findWays(db, story_id);
  const stops = await findStops(db, asked);
  return { ...sums, median_minutes: median_seconds === null ? null : median_seconds / 60, ways, stops };
}

/** From the sessions themselves. */
async function counted(db: Queries, asked: Asked): Promise<Read> {
  const { times: plays, ...totals } = await readTotals(db, asked.story_id);
  const ways = await countVisits(db, asked.story_id);
  return { plays, ...totals, ways, stops: await countStopped(db, asked) };
}
