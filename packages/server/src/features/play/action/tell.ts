import { IMMERSE_CHOICES } from '@kathaloka/contract/limits';
import { edgesOf, offerDetours, type PlayState } from '@kathaloka/contract/story';
import {
  NarratorFailure,
  type Narrator,
  type Picture,
  type TellingTask,
} from '../../../narrator/Narrator.ts';
import { sceneText } from '../snapshots.ts';
import type { Work } from './work.ts';

/** What came of an action: the words or the picture, and the state that it leaves. */
export interface Told {
  readonly text: string;
  readonly picture: Picture | null;
  readonly state: PlayState;
}

interface Listener {
  readonly tell: (text: string) => void;
}

/** Longer than any narrator is asked for. */
const TEXT_MAX = 20_000;

/** Has an action told, piece by piece. Throws a `NarratorFailure` where nothing usable comes. */
export async function tell(
  narrator: Narrator,
  work: Work,
  listener: Listener,
  signal: AbortSignal,
): Promise<Told> {
  const { plan, snapshot, model } = work;
  const { telling, next } = plan;
  if (telling.kind === 'picture') {
    const text = plan.parent.ai_response ?? sceneText(snapshot, next.node);
    const picture = await narrator.illustrate(
      {
        turn_id: work.turn_id,
        model_key: model!.model_key,
        story_id: snapshot.story_id,
        text,
        world: snapshot.image_alt,
        state: next,
        seed: seedOf(work),
      },
      signal,
    );
    return { text: '', picture, state: next };
  }
  if (!model) {
    const text = sceneText(snapshot, next.node);
    listener.tell(text);
    return { text, picture: null, state: next };
  }
  const { text, detours } = await narrate(narrator, taskOf(work, telling.kind), listener, signal);
  return {
    text,
    picture: null,
    state: detours.length > 0 ? offerDetours(snapshot.play, next, detours) : next,
  };
}

async function narrate(
  narrator: Narrator,
  task: TellingTask,
  listener: Listener,
  signal: AbortSignal,
): Promise<{ text: string; detours: readonly string[] }> {
  let text = '';
  let detours: readonly string[] = [];
  for await (const piece of narrator.narrate(task, signal)) {
    if ('detours' in piece) {
      detours = piece.detours.slice(0, task.detours);
      continue;
    }
    const clean = cleaned(text === '' ? piece.text.trimStart() : piece.text).slice(0, TEXT_MAX - text.length);
    if (clean === '') continue;
    text += clean;
    listener.tell(clean);
  }
  if (text.trim() === '') throw new NarratorFailure('narrator_failed', 'the narrator told nothing');
  return { text, detours };
}

/** Without what no text has: control characters and halves of letters. */
function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (letter) => (letter === '\n' ? letter : ''));
}

function taskOf(work: Work, kind: TellingTask['kind']): TellingTask {
  const { plan, snapshot, model } = work;
  const choices = edgesOf(snapshot.play, plan.next).map(({ text }) => text);
  return {
    kind,
    model_key: model!.model_key,
    language: snapshot.language,
    text: sceneText(snapshot, plan.next.node),
    state: plan.next,
    choices,
    input: plan.selected_choice ?? plan.user_input,
    detours: kind === 'setting' ? Math.max(0, IMMERSE_CHOICES - choices.length) : 0,
    telling: plan.tellings,
    seed: seedOf(work),
  };
}

/** The same turn of the same session is told alike. */
function seedOf({ session_id, plan }: Work): number {
  return (
    (Number.parseInt(session_id.slice(-8), 16) + plan.next.path_length * 31 + plan.next.turns_in_node) >>> 0
  );
}
