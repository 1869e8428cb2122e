import { IMMERSE_CHOICES } from '@kathaloka/contract/limits';
import { earnedChoices, edgesOf, timeIsUp } from '@kathaloka/story';
import type { NarrationTask } from '../../../narrator/Narrator.ts';
import type { SceneSheet } from '../../../narrator/sheets.ts';
import { askedIn } from '../stored/choiceOf.ts';
import { asTold } from '../stored/inEveryLanguage.ts';
import { secretsHere } from '../stored/secretsHere.ts';
import { modeOf, sceneText } from '../stored/snapshots.ts';
import type { Past } from './past.ts';
import { askerOf, type Work } from './work.ts';

/** People who spoke or were shown in this many newest turns are present. */
const TURNS_PRESENT = 2;

/** What a narrator is asked to tell. */
export function taskOf(work: Work, kind: NarrationTask['kind'], past: Past): NarrationTask {
  const { turn, telling, next, retellings, snapshot, model } = work;
  const edges = edgesOf(snapshot.play, next);
  const choices = edges.map(({ text }) => text);
  return {
    kind,
    model_key: model!.model_key,
    account: askerOf(work),
    story: snapshot.sheet,
    scene: sceneOf(work),
    state: asTold(snapshot, next),
    choices,
    earned: earnedChoices(snapshot.play, next, edges),
    input: askedIn(turn),
    perhaps:
      work.perhaps_meant === undefined
        ? undefined
        : { text: work.perhaps_meant, isLikely: work.isLikely ?? false },
    hasGiven: next.things.length < work.parent.state.things.length,
    deed: (telling.kind === 'scene' && telling.choice?.deed) || '',
    // asks for no detours if no turn is left to play them
    detours:
      kind === 'setting' && !timeIsUp(snapshot.play, next)
        ? Math.max(0, IMMERSE_CHOICES - choices.length)
        : 0,
    secrets: secretsHere(
      snapshot,
      next,
      past.history.slice(-TURNS_PRESENT).map(({ text }) => text),
    ),
    ...past,
    retelling: retellings.length,
    seed: seedOf(work),
  };
}

/** Whether the story moves on by itself once a scene has had its turns. */
function isTimed({ next, snapshot: { play, story_structure } }: Pick<Work, 'next' | 'snapshot'>): boolean {
  const { time_out, max_turns = null } = (next.node && story_structure.nodes[next.node]) || {};
  if (max_turns === null) return false;
  const isOnlyWay = timeIsUp(play, { ...next, turns_in_node: max_turns });
  return isOnlyWay || (time_out !== undefined && Object.hasOwn(story_structure.nodes, time_out));
}

function sceneOf(work: Work): SceneSheet {
  const { next, parent, telling, snapshot } = work;
  const node = next.node === null ? undefined : snapshot.story_structure.nodes[next.node];
  return {
    name: next.node,
    text: sceneText(snapshot, next),
    mode: modeOf(snapshot, next),
    goal: node?.goal ?? '',
    max_turns: node?.max_turns ?? null,
    isTimed: isTimed(work),
    isRevisited: telling.kind === 'scene' && next.node !== null && parent.state.scenes.includes(next.node),
    isEnding: next.is_completed,
    stepsToEnding: next.node === null ? null : (snapshot.play.stepsToEnding.get(next.node) ?? null),
  };
}

/** The last digits of a session's id are random. */
export const seedOf = ({ session_id }: Pick<Work, 'session_id'>): number =>
  Number.parseInt(session_id.slice(-8), 16) >>> 0;
