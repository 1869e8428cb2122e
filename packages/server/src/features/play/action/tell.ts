import { offerDetours, type PlayState } from '@kathaloka/contract/story';
import {
  NarratorFailure,
  type Narrator,
  type Picture,
  type Teller,
  type TellingTask,
} from '../../../narrator/Narrator.ts';
import { sceneText } from '../snapshots.ts';
import { type Past, seedOf, taskOf } from './taskOf.ts';
import type { Work } from './work.ts';

/** What came of an action: the words or the picture, and the state that it leaves. */
export interface Told {
  readonly text: string;
  readonly picture: Picture | null;
  readonly state: PlayState;
  /** Null: the author, word for word. */
  readonly teller: Teller | null;
  /** What the narrator keeps for the next turn. */
  readonly notes: unknown;
  readonly remembered: readonly string[];
}

const BUILT_IN = { narrator: 'built_in' } as const satisfies Teller;

interface Listener {
  readonly tell: (text: string) => void;
}

/** Longer than any narrator is asked for. */
const TEXT_MAX = 20_000;

/** Has an action told, piece by piece. Throws a `NarratorFailure` where nothing usable comes. */
export async function tell(
  narrator: Narrator,
  work: Work,
  past: () => Promise<Past>,
  listener: Listener,
  signal: AbortSignal,
): Promise<Told> {
  const { plan, snapshot, model } = work;
  const { telling, next } = plan;
  if (telling.kind === 'picture') {
    const text = plan.parent.ai_response ?? sceneText(snapshot, next);
    const picture = await narrator.illustrate(
      {
        turn_id: work.turn_id,
        model_key: model!.model_key,
        story_id: snapshot.story_id,
        story: snapshot.sheet,
        text,
        world: snapshot.image_alt,
        state: next,
        seed: seedOf(work),
      },
      signal,
    );
    return { text: '', picture, state: next, teller: illustratorOf(picture), notes: null, remembered: [] };
  }
  if (!model) {
    const text = sceneText(snapshot, next);
    listener.tell(text);
    return { text, picture: null, state: next, teller: null, notes: null, remembered: [] };
  }
  const task = taskOf(work, telling.kind, await past());
  const { detours, ...told } = await narrate(narrator, task, listener, signal);
  return {
    ...told,
    picture: null,
    state: detours.length > 0 ? offerDetours(snapshot.play, next, detours) : next,
  };
}

function illustratorOf(picture: Picture): Teller {
  if ('drawnBy' in picture && picture.drawnBy !== undefined)
    return { narrator: 'model', name: picture.drawnBy };
  return { ...BUILT_IN, ...(picture.steppedIn && { steppedIn: picture.steppedIn }) };
}

async function narrate(
  narrator: Narrator,
  task: TellingTask,
  listener: Listener,
  signal: AbortSignal,
): Promise<Pick<Told, 'text' | 'teller' | 'notes' | 'remembered'> & { detours: readonly string[] }> {
  let text = '';
  const besides = {
    detours: [] as readonly string[],
    remembered: [] as readonly string[],
    teller: BUILT_IN as Teller,
    notes: null as unknown,
  };
  for await (const piece of narrator.narrate(task, signal)) {
    if ('detours' in piece) besides.detours = piece.detours.slice(0, task.detours);
    if ('teller' in piece) besides.teller = piece.teller;
    if ('notes' in piece) besides.notes = piece.notes;
    if ('remembered' in piece) besides.remembered = piece.remembered;
    if (!('text' in piece)) continue;
    const clean = cleaned(text === '' ? piece.text.trimStart() : piece.text).slice(0, TEXT_MAX - text.length);
    if (clean === '') continue;
    text += clean;
    listener.tell(clean);
  }
  if (text.trim() === '') throw new NarratorFailure('narrator_failed', 'the narrator told nothing');
  return { text, ...besides };
}

/** Without what no text has: control characters and halves of letters. */
function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (letter) => (letter === '\n' ? letter : ''));
}
