import type { SessionEnding } from '@kathaloka/contract/entities';
import { readHour } from '@kathaloka/illustrator';
import {
  closedWay,
  endingName,
  endingsOf,
  forksThatMattered,
  type PlayState,
  scenesCompleted,
} from '@kathaloka/story';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { nextStory } from '../../catalogue/public.ts';
import { findTurn } from '../turns/turnsRepository.ts';
import { findBranches, findScenesTold } from '../memory/pathRepository.ts';
import { findFinishedStories, findScenesVisited } from './endingsRepository.ts';
import type { SessionKey } from './SessionKey.ts';
import { findSession } from './sessionsRepository.ts';
import { sceneText, type Snapshot, snapshotOfSession } from './snapshots.ts';

/** What a session that has reached its end tells of it; of one that goes on there is nothing to tell. */
export async function getEnding(
  { db }: Pick<Deps, 'db'>,
  key: SessionKey,
  user: SignedInUser,
): Promise<SessionEnding> {
  const session = await findSession(db, key);
  const head = session && (await findTurn(db, { ...key, id: session.head_turn_id }));
  if (!session || !head?.state.is_completed) throw notFound('session');
  const { story_id } = session;
  const snapshot = await snapshotOfSession(db, session);
  const { graph } = snapshot.play;
  const scene = head.state.node ?? '';
  const path = await findBranches(db, { ...head, ...key });
  const scenes = await findScenesTold(db, path);
  const all = endingsOf(graph);
  const endings = all.map((ending) => ending.scene);
  const visited = new Set(await findScenesVisited(db, { ...session, scenes: endings }));
  const text = sceneText(snapshot, head.state);
  const node = graph.nodes.get(scene);
  return {
    scene,
    name: node ? endingName(node) : null,
    last_line: lastParagraph(text),
    ...sharedLine(snapshot, head.state),
    light: readHour(text),
    found: all.filter((ending) => ending.scene === scene || visited.has(ending.scene)),
    total: Math.max(1, all.length),
    forks: [...forksThatMattered(snapshot.play, scenes)],
    closed: closedWay(snapshot.play, scenes),
    choices_made: head.state.choices_made,
    scenes_completed: scenesCompleted(head.state),
    credits_spent: session.credits_spent,
    next: await nextStory({ db }, { story_id, except: await findFinishedStories(db, session.user_id) }, user),
  };
}

/** The player's own words are nobody else's to read. */
function sharedLine(snapshot: Snapshot, state: PlayState): Pick<SessionEnding, 'shared_line'> {
  if (!state.words) return {};
  return { shared_line: lastParagraph(sceneText(snapshot, { ...state, words: [] })) };
}

const lastParagraph = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/u)
    .at(-1)
    ?.trim() ?? '';
