import { advance, edgesOf, type PlayState } from '@kathaloka/contract/story';
import { type Narrator, NarratorFailure } from '../../../narrator/Narrator.ts';
import { isVerbatim, sceneText } from '../snapshots.ts';
import { spendable, storable } from '../undoPrice.ts';
import type { Work } from './work.ts';

/**
 * Free text that equals no choice may mean one all the same: the narrator says which, and the story follows it. What it
 * is not sure of stays a detour, and is asked about.
 */
export async function understood(narrator: Narrator, work: Work, signal: AbortSignal): Promise<Work> {
  const { plan, snapshot, model } = work;
  const { parent, user_input } = plan;
  if (!model || plan.telling.kind !== 'detour' || user_input === null) return work;
  const choices = edgesOf(snapshot.play, parent.state).map(({ text }) => text);
  if (choices.length === 0) return work;
  const lastText = parent.ai_response ?? sceneText(snapshot, parent.state);
  const task = {
    model_key: model.model_key,
    story: snapshot.sheet,
    lastText,
    choices,
    input: user_input,
  };
  const { edge, isSure } = await narrator.interpret(task, signal).catch(notUnderstood);
  const text = edge === null ? undefined : choices[edge];
  if (edge === null || text === undefined) return work;
  if (!isSure) return { ...work, perhaps_meant: text };
  const result = advance(snapshot.play, spendable(parent.state, plan), { kind: 'words', edge });
  if (result.refusal || result.telling.kind !== 'scene') return work;
  const { telling } = result;
  const next = storable(result.next, plan);
  const meant = { ...work, plan: { ...plan, telling, next } };
  return isVerbatim(snapshot, next) ? { ...meant, model: null } : meant;
}

/** A narrator that cannot say it now tells a detour, or fails at that. */
function notUnderstood(error: unknown) {
  if (!(error instanceof NarratorFailure)) throw error;
  return { edge: null, isSure: false };
}

/** The choice that the words may have meant, if it is still the author's and still offered. */
export function meantBy({ snapshot, perhaps_meant }: Work, state: PlayState): string | undefined {
  return edgesOf(snapshot.play, state).find(({ text }) => text === perhaps_meant)?.text;
}
