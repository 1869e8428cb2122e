import { IMMERSE_CHOICES } from '@kathaloka/contract/limits';
import { earnedChoices, edgesOf } from '@kathaloka/contract/story';
import type { SceneSheet, TellingTask, ToldTurn } from '../../../narrator/Narrator.ts';
import type { Memory } from '../../../narrator/prompts/promptTypes.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { findToldLately, findToldUpTo } from '../memoryRepository.ts';
import { sceneText } from '../snapshots.ts';
import { memoryOf } from './memoryOf.ts';
import type { Work } from './work.ts';

/** What a narrator is told of the turns before: what it may refer to, and what it must not repeat. */
export type Past = Pick<TellingTask, 'history' | 'memory' | 'toldLately' | 'notes'>;

const TURNS_REMEMBERED = 40;

type PastDeps = Pick<Deps, 'db' | 'log' | 'narrator'>;

export async function pastOf(deps: PastDeps, work: Work): Promise<Past> {
  const { db } = deps;
  const { session_id, plan } = work;
  const [{ path, notes }, toldLately] = await Promise.all([
    findToldUpTo(db, plan.parent.id, TURNS_REMEMBERED),
    findToldLately(db, { session_id, limit: TURNS_REMEMBERED }),
  ]);
  const history = path
    .toReversed()
    .flatMap(({ action_type, user_input, selected_choice, ai_response }): ToldTurn[] =>
      ai_response === null || action_type === 'show'
        ? []
        : [{ action_type, input: selected_choice ?? user_input, text: ai_response }],
    );
  const memory = await remembered(deps, work, history);
  return { history, ...(memory && { memory }), toldLately, notes };
}

/** Only for a narrator that has made memory of what it told. Without it, a story can still be told. */
async function remembered(
  { db, log, narrator }: PastDeps,
  work: Work,
  history: readonly ToldTurn[],
): Promise<Memory | undefined> {
  if (!narrator.remember) return undefined;
  try {
    return await memoryOf(db, work, history);
  } catch (error) {
    log.warn({ err: error, session: work.session_id }, 'the memory of a session could not be read');
    return undefined;
  }
}

export function taskOf(work: Work, kind: TellingTask['kind'], past: Past): TellingTask {
  const { plan, snapshot, model } = work;
  const edges = edgesOf(snapshot.play, plan.next);
  const choices = edges.map(({ text }) => text);
  return {
    kind,
    model_key: model!.model_key,
    story: snapshot.sheet,
    scene: sceneOf(work),
    state: plan.next,
    choices,
    earned: earnedChoices(snapshot.play, plan.next, edges),
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
