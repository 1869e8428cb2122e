import { storedStructure, type StoryInsights } from '@kathaloka/contract/entities';
import { READERS_MIN } from '@kathaloka/contract/limits';
import type { Deps } from '../../../platform/Deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { notFound } from '../../../platform/notFound.ts';
import { storyReadings } from '../../catalogue/public.ts';
import { playsFromLinks } from '../../sharing/public.ts';
import { findEdited } from '../repository.ts';

/** A reader who has not continued for this long has stopped. */
const STOPPED_AFTER_MS = DAY_MS;

/** A figure, and the number of readers behind it. */
interface Counted {
  readonly times: number;
  readonly readers: number;
}

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
  const { plays, readers, finished, median_minutes, ways, stops } = await storyReadings(
    { db },
    { story_id, before },
  );
  const byScene = new Map(
    ways.filter(({ from_node }) => from_node === null).map((each) => [each.node, each]),
  );
  const stoppedIn = new Map(stops.map(({ node, readers: times }) => [node, { times, readers: times }]));
  const begunIn = new Map((await playsFromLinks(db, story_id)).map(({ node, ...begun }) => [node, begun]));
  const scenes = Object.entries(storedStructure(row.story_structure).nodes);
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
        begun: shown(begunIn.get(node) ?? NOBODY, 'times'),
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
