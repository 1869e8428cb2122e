import { type StoryInsights, StoryStructureInput } from '@kathaloka/contract/entities';
import { READERS_MIN } from '@kathaloka/contract/limits';
import type { Deps } from '../../../platform/Deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { notFound } from '../../../platform/notFound.ts';
import { type Counted, countStopped, countVisits, readTotals } from './insightsRepository.ts';
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
  const totals = await readTotals(db, story_id);
  const visits = await countVisits(db, story_id);
  const stopped = await countStopped(db, { story_id, before });
  const byScene = new Map(
    visits.filter(({ from_node }) => from_node === null).map((each) => [each.node, each]),
  );
  const stoppedIn = new Map(stopped.map((each) => [each.node, each]));
  const scenes = Object.entries(StoryStructureInput.parse(row.story_structure).nodes);
  return {
    plays: shown(totals, 'times'),
    readers: shown(totals, 'readers'),
    finished: shown({ times: totals.finished, readers: totals.finished }, 'readers'),
    median_minutes: totals.readers < READERS_MIN ? null : totals.median_minutes,
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
    edges: visits.flatMap(({ from_node, node, ...counted }) =>
      from_node === null
        ? []
        : [
            {
              from: from_node,
              to: node,
              visits: shown(counted, 'times'),
              readers: shown(counted, 'readers'),
            },
          ],
    ),
  };
}
