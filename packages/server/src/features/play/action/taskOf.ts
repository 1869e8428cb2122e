import { IMMERSE_CHOICES } from '@kathaloka/contract/limits';
import { edgesOf } from '@kathaloka/contract/story';
import type { SceneSheet, TellingTask, ToldTurn } from '../../../narrator/Narrator.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import { findNotes, findToldLately } from '../memoryRepository.ts';
import { findPath } from '../repository.ts';
import { sceneText } from '../snapshots.ts';
import type { Work } from './work.ts';

/** What a narrator is told of the turns before: what it may refer to, and what it must not repeat. */
export type Past = Pick<TellingTask, 'history' | 'toldLately' | 'notes'>;

const TURNS_REMEMBERED = 40;

export async function pastOf(db: Queries, { session_id, plan }: Work): Promise<Past> {
  const path = await findPath(db, plan.parent.id, TURNS_REMEMBERED);
  return {
    history: path
      .toReversed()
      .flatMap(({ action_type, user_input, selected_choice, ai_response }): ToldTurn[] =>
        ai_response === null || action_type === 'show'
          ? []
          : [{ action_type, input: selected_choice ?? user_input, text: ai_response }],
      ),
    toldLately: await findToldLately(db, { session_id, limit: TURNS_REMEMBERED }),
    // pictures, and what is told as written, keep none of their own
    notes: await findNotes(
      db,
      path.map(({ id }) => id),
    ),
  };
}

export function taskOf(work: Work, kind: TellingTask['kind'], past: Past): TellingTask {
  const { plan, snapshot, model } = work;
  const choices = edgesOf(snapshot.play, plan.next).map(({ text }) => text);
  return {
    kind,
    model_key: model!.model_key,
    story: snapshot.sheet,
    scene: sceneOf(work),
    state: plan.next,
    choices,
    input: plan.selected_choice ?? plan.user_input,
    deed: plan.telling.kind === 'scene' ? plan.telling.choice.deed : '',
    detours: kind === 'setting' ? Math.max(0, IMMERSE_CHOICES - choices.length) : 0,
    ...past,
    telling: plan.tellings,
    seed: seedOf(work),
  };
}

function sceneOf({ plan, snapshot }: Work): SceneSheet {
  const { next, parent, telling } = plan;
  const node = next.node === null ? undefined : snapshot.story_structure.nodes[next.node];
  return {
    name: next.node,
    text: sceneText(snapshot, next),
    mode: node ? (node.mode ?? 'guided') : 'open',
    goal: node?.goal ?? '',
    max_turns: node?.max_turns ?? null,
    isRevisited: telling.kind === 'scene' && next.node !== null && parent.state.scenes.includes(next.node),
    isEnding: next.is_completed,
    stepsToEnding: next.node === null ? null : (snapshot.play.stepsToEnding.get(next.node) ?? null),
  };
}

/** The last digits of a session's id are random. */
export const seedOf = ({ session_id }: Pick<Work, 'session_id'>): number =>
  Number.parseInt(session_id.slice(-8), 16) >>> 0;
