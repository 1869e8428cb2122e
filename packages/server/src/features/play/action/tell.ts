import type { StruckSentence } from '@kathaloka/contract/entities';
import {
  authoredText,
  offerDetours,
  outcomeOf,
  partsSigned,
  type PlayState,
  type Signed,
  withoutLastMove,
} from '@kathaloka/story';
import {
  type InsteadOf,
  NarratorFailure,
  type NarrationTask,
  type Narrator,
  type Picture,
  type Teller,
  type Verdict,
} from '../../../narrator/Narrator.ts';
import { creditCost } from '../../economy/public.ts';
import type { Fact } from '../../../narrator/TurnReading.ts';
import type { NewTurn } from '../stored/turnsRepository.ts';
import { sceneText } from '../stored/snapshots.ts';
import type { Judged } from './judge.ts';
import { type Past, withOutcome } from './past.ts';
import { seedOf, taskOf } from './tellingTask.ts';
import { toldText } from './toldText.ts';
import { askerOf, type Plan, type Work } from './work.ts';

/** The result of telling an action, as stored in its turn. */
export type Told = Pick<
  NewTurn,
  | 'ai_response'
  | 'parts'
  | 'struck'
  | 'image_url'
  | 'image_alt'
  | 'style'
  | 'prompt'
  | 'told_by'
  | 'told_for'
  | 'stepped_in'
  | 'notes'
  | 'remembered'
  | 'success'
  | 'state'
> & {
  /** The most that the turn may cost, if it is not the price of the requested model. */
  readonly price?: number | undefined;
  /** Whether the narrator has answered a typed line, or says that it was not understood. */
  readonly verdict?: Verdict | undefined;
  /** What is true after the turn, if a model has read it. */
  readonly facts?: readonly Fact[] | undefined;
};

const BUILT_IN = { narrator: 'built_in' } as const satisfies Teller;

interface Listener {
  readonly tell: (text: string) => void;
}

/** Who tells an action, what was told before, and who judges what a model has told. */
interface Tellers {
  readonly narrator: Narrator;
  /** Tells where nothing is left of what a model has told. */
  readonly builtIn: Narrator;
  readonly past: () => Promise<Past>;
  readonly judge: (
    told: { readonly task: NarrationTask; readonly pieces: readonly Signed[] },
    signal: AbortSignal,
  ) => Promise<Judged>;
}

/** Has the narrator tell a turn, piece by piece. Throws a `NarratorFailure` if the result is unusable. */
export async function tell(
  tellers: Tellers,
  work: Work,
  listener: Listener,
  signal: AbortSignal,
): Promise<Told> {
  const { telling, next: state, snapshot, model } = work;
  if (telling.kind === 'picture') return drawn(await illustrate(tellers.narrator, work, signal), work);
  if (!model || telling.kind === 'attempt' || telling.kind === 'put_down') {
    const text = authoredText(snapshot.play, { state, telling });
    listener.tell(text);
    // without a model the text is the author's anyway
    return told(state, { ai_response: text || null, parts: model && text ? authors(text) : null });
  }
  const outcome = outcomeOf(telling);
  const before = outcome === '' ? '' : `${outcome}\n\n`;
  const task = taskOf(work, telling.kind, withOutcome(await tellers.past(), outcome));
  if (before !== '') listener.tell(before);
  const { detours, pieces, ...narrated } = await judgedTelling(tellers, task, listener, signal);
  const isFree = narrated.verdict === 'unclear';
  const reached = isFree ? asBefore(work) : state;
  const next = detours.length > 0 ? offerDetours(snapshot.play, reached, detours) : reached;
  const signed = [{ text: before, by: 'author' } as const, ...pieces];
  return told(next, {
    ...narrated,
    ...(isFree && { price: 0 }),
    ai_response: signed.map(({ text }) => text).join(''),
    parts: partsSigned(signed),
  });
}

/** The state before a line that was not understood. It costs no XP; but the scene was entered by an earlier turn. */
function asBefore({ parent: { state } }: Work): PlayState {
  return { ...withoutLastMove(state), turns_in_node: Math.max(1, state.turns_in_node) };
}

const authors = (text: string) => partsSigned([{ text, by: 'author' }]);

function told(state: PlayState, what: Partial<Told>): Told {
  return {
    ai_response: null,
    parts: null,
    struck: null,
    image_url: null,
    image_alt: null,
    style: null,
    prompt: null,
    told_by: null,
    told_for: null,
    stepped_in: null,
    remembered: [],
    success: true,
    notes: null,
    ...what,
    state,
  };
}

function illustrate(narrator: Narrator, work: Work, signal: AbortSignal): Promise<Picture> {
  const { turn, parent, next, snapshot, model } = work;
  const task = {
    turn_id: turn.id,
    model_key: model!.model_key,
    account: askerOf(work),
    story_id: snapshot.story_id,
    story: snapshot.sheet,
    text: parent.ai_response ?? sceneText(snapshot, next),
    world: snapshot.image_alt,
    state: next,
    seed: seedOf(work),
  };
  return narrator.illustrate(task, signal);
}

/** The turn of a picture. If no picture was drawn, the turn costs no XP. */
function drawn(picture: Picture, { next: state, parent }: Plan): Told {
  const { prompt, steppedIn = null } = picture;
  if ('fallback_description' in picture) {
    const { fallback_description } = picture;
    return told(withoutLastMove(parent.state), {
      ai_response: fallback_description,
      parts: partsSigned([{ text: fallback_description, by: 'house' }]),
      prompt,
      stepped_in: steppedIn,
      success: false,
    });
  }
  const { image_url, image_alt, style, drawnBy, insteadOf } = picture;
  return told(state, {
    image_url,
    image_alt: image_alt || null,
    style,
    prompt,
    ...(drawnBy === undefined ? { stepped_in: steppedIn } : { told_by: drawnBy, ...standInOf(insteadOf) }),
  });
}

type Narrated = Partial<Told> & {
  readonly detours: readonly string[];
  readonly pieces: readonly Signed[];
  readonly struck: readonly StruckSentence[] | null;
};

/**
 * A telling without the sentences that a model must not tell. It costs nothing if there was one, and if nothing is left
 * the built-in narrator tells.
 */
async function judgedTelling(
  { narrator, builtIn, judge }: Tellers,
  task: NarrationTask,
  listener: Listener,
  signal: AbortSignal,
): Promise<Narrated> {
  const narrated = await narrate(narrator, task, listener, signal);
  if (narrated.told_by === null) return narrated;
  const { pieces, struck: judged, facts } = await judge({ task, pieces: narrated.pieces }, signal);
  const struck = [...(narrated.struck ?? []), ...judged];
  if (struck.length === 0) return { ...narrated, facts };
  if (pieces.some(({ text }) => text.trim() !== '')) return { ...narrated, pieces, struck, facts, price: 0 };
  listener.tell('\n\n');
  const instead = await narrate(builtIn, task, listener, signal);
  return { ...instead, struck, stepped_in: 'refused' };
}

async function narrate(
  narrator: Narrator,
  task: NarrationTask,
  listener: Listener,
  signal: AbortSignal,
): Promise<Narrated> {
  const text = toldText();
  const besides = {
    detours: [] as readonly string[],
    remembered: [] as readonly string[],
    teller: BUILT_IN as Teller,
    verdict: undefined as Verdict | undefined,
    notes: null as unknown,
  };
  const struck: StruckSentence[] = [];
  for await (const piece of narrator.narrate(task, signal)) {
    if ('detours' in piece) besides.detours = piece.detours.slice(0, task.detours);
    if ('verdict' in piece) besides.verdict = piece.verdict;
    if ('teller' in piece) besides.teller = piece.teller;
    if ('notes' in piece) besides.notes = piece.notes;
    if ('struck' in piece) struck.push({ text: '', reason: piece.struck });
    if ('remembered' in piece) besides.remembered = piece.remembered;
    if (!('text' in piece)) continue;
    const clean = text.add(piece);
    if (clean !== '') listener.tell(clean);
  }
  if (text.isBlank()) throw new NarratorFailure('narrator_failed', 'the narrator told nothing');
  const { teller, ...others } = besides;
  const pieces = text.signed(teller.narrator === 'model' ? 'model' : 'house');
  return { ...others, ...creditOf(teller), pieces, struck: struck.length === 0 ? null : struck };
}

/** Which model told the turn, or why the built-in narrator did. */
function creditOf(teller: Teller): Partial<Told> {
  if (teller.narrator === 'built_in') return { told_by: null, stepped_in: teller.steppedIn ?? null };
  const { name, insteadOf, isFree = false } = teller;
  return { told_by: name, stepped_in: null, ...standInOf(insteadOf), ...(isFree && { price: 0 }) };
}

/** A model that stands in has its own price; it is free if players cannot choose it. */
function standInOf(insteadOf: InsteadOf | undefined): Partial<Told> {
  if (!insteadOf) return {};
  const { name, priced_as } = insteadOf;
  return { told_for: name, price: priced_as === null ? 0 : (creditCost(priced_as) ?? 0) };
}
