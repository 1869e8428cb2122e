import type { SessionEnding } from '@kathaloka/contract/entities';
import { readHour } from '@kathaloka/illustrator';
import {
  endingHint,
  endingName,
  endingsOf,
  hintedScenes,
  missedHint,
  type PlayState,
  scenesCompleted,
  whatMattered,
} from '@kathaloka/story';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { nextStory } from '../../catalogue/public.ts';
import { laterParts } from '../../series/public.ts';
import { findTurn } from '../stored/turnsRepository.ts';
import { findBranches, findSteps } from '../memory/pathRepository.ts';
import { findFinishedPlays, findScenesVisited } from './endingsRepository.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findSession, type SessionRow } from '../stored/sessionsRepository.ts';
import { sceneText, type Snapshot, snapshotOfSession } from '../stored/snapshots.ts';

/**
 * The ending of a session, with its forks, the ways that were closed, and the endings found. Throws if the session
 * has not ended.
 */
export async function getEnding(
  { db }: Pick<Deps, 'db'>,
  key: SessionKey,
  user: SignedInUser,
): Promise<SessionEnding> {
  const session = await findSession(db, key);
  const head = session && (await findTurn(db, { ...key, id: session.head_turn_id }));
  if (!session || !head?.state.is_completed) throw notFound('session');
  const snapshot = await snapshotOfSession(db, session);
  const { graph } = snapshot.play;
  const scene = head.state.node ?? '';
  const path = await findBranches(db, { ...head, ...key });
  const turns = await findSteps(db, path);
  const all = endingsOf(graph);
  const endings = all.map((ending) => ending.scene);
  const finished = await findFinishedPlays(db, session.user_id);
  const known = {
    plays: finished.filter((story_id) => story_id === session.story_id).length,
    entered: new Set(
      await findScenesVisited(db, { ...session, scenes: [...endings, ...hintedScenes(graph)] }),
    ).add(scene),
  };
  const text = sceneText(snapshot, head.state);
  const node = graph.nodes.get(scene);
  return {
    scene,
    name: node ? endingName(node) : null,
    last_line: lastParagraph(text),
    ...sharedLine(snapshot, head.state),
    ...(node?.isLost && { is_lost: true as const }),
    light: readHour(text),
    found: all.filter((ending) => known.entered.has(ending.scene)),
    total: Math.max(1, all.length),
    hint: endingHint(graph, known),
    missed: missedHint(graph, { ...known, seen: new Set(turns.map(({ state }) => state.node ?? '')) }),
    ...whatMattered(snapshot.play, turns),
    choices_made: head.state.choices_made,
    scenes_completed: scenesCompleted(head.state),
    credits_spent: session.credits_spent,
    ...(await nextOf({ db }, { ...session, finished }, user)),
  };
}

/** The next unfinished part of the series, or else another story like the finished one. */
async function nextOf(
  { db }: Pick<Deps, 'db'>,
  { story_id, finished }: Pick<SessionRow, 'story_id'> & { readonly finished: readonly string[] },
  user: SignedInUser,
): Promise<Pick<SessionEnding, 'next' | 'is_next_part'>> {
  const except = [...new Set(finished)];
  const parts = (await laterParts(db, story_id)).filter((part) => !except.includes(part));
  const next = await nextStory({ db }, { story_id, first: parts, except }, user);
  return { next, is_next_part: next !== null && parts.includes(next.id) };
}

/** The last paragraph, without the player's own words, which other people may not read. */
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
