import { type NarrationTask, NarratorFailure, type Piece } from '../Narrator.ts';
import type { Memory, Prompt, SecondTry } from '../prompts/promptTypes.ts';
import { type Flaw, promptFor } from './answers.ts';
import { detoursFrom } from './detours.ts';
import { asNarratorFailure, isFiltered, isOfProvider, isWordless } from './failures.ts';
import { bridgeStreaming } from './bridge.ts';
import { builtInNotes, notesAfter } from './modelNotes.ts';
import type { Deadlines } from './ModelClient.ts';
import { DEADLINES, type ModelNarratorParts, type Telling } from './narratorParts.ts';
import { isWithoutBridge, situationOf } from '../prompts/situation.ts';
import { repeatsOf } from './repeats.ts';
import type { OutputFilter } from './outputFilter.ts';
import { filterOf, type Streamed, streamed, type Streaming } from './streamed.ts';

/** An unusable answer is requested again once, without the player's notice. */
const TRIES = 2;

/** A turn by a model, or by the built-in narrator if the model fails. */
export async function* narrate<Endpoint>(telling: Telling<Endpoint>, memory: Memory): AsyncGenerator<Piece> {
  const { parts, task, model, signal } = telling;
  try {
    if (situationOf(task) === 'bridge') yield* bridged(telling, memory);
    // what a small model says of its own telling is not reliable enough to judge it by
    else if (model.isSmall) yield* builtIn(telling, memory, 'small_model');
    else yield* free(telling, memory);
  } catch (error) {
    if (!signal.aborted) parts.log.warn({ err: error, model: model.name }, 'a model did not tell a turn');
    throw asNarratorFailure(error, signal);
  }
}

/** Free play, and a scene that its author lets a model retell: passed on as it is written. */
async function* free<Endpoint>(telling: Telling<Endpoint>, memory: Memory): AsyncGenerator<Piece> {
  const { recentTexts, history } = telling.task;
  const repeats = repeatsOf(recentTexts);
  // a sentence may repeat what was undone
  const inTale = repeatsOf(history.map(({ text }) => text));
  let flaws: Flaw[] = [];
  while (flaws.length < TRIES) {
    const prompt = promptFor(telling, memory, secondTry(flaws));
    if (situationOf(telling.task) === 'retold_scene' && !prompt.hasWholeScene) {
      yield* builtIn(telling, memory);
      return;
    }
    const answer = yield* attempt(telling, { prompt, repeats, inTale, leavesRepeatsOut: flaws.length > 0 });
    if (!answer.flaw) {
      const detours = await detoursFrom(telling, answer.after);
      if (detours.length > 0) yield { detours };
      yield* signed(telling, memory, prompt, answer.isMeagre ? { isFree: true } : {});
      return;
    }
    flaws = [...flaws, answer.flaw];
    rejected(telling, prompt, answer.flaw);
    if (answer.flaw.kind === 'refused') break;
  }
  yield* builtIn(telling, memory, 'refused');
}

/**
 * One answer. A filter that stops it before the first word is a refusal; an answer without words is empty. Of one that
 * `mayBreakOff`, what was told stays.
 */
async function* attempt<Endpoint>(
  telling: Telling<Endpoint>,
  streaming: Streaming,
  mayBreakOff = false,
): AsyncGenerator<Piece, Streamed> {
  const { parts, model, signal } = telling;
  const filter = filterOf(telling, streaming);
  const sentences = streamed(telling, streaming, filter);
  let hasBegun = false;
  try {
    for (;;) {
      const next = await sentences.next();
      if (next.done) {
        yield* struckBy(telling, filter, next.value.flaw);
        return next.value;
      }
      hasBegun = true;
      yield { text: next.value };
    }
  } catch (error) {
    const flaw = hasBegun ? null : flawOfFailure(error);
    const isOfModel = isOfProvider(error) || error instanceof NarratorFailure;
    if (!flaw && !(hasBegun && mayBreakOff && isOfModel && !signal.aborted)) throw error;
    if (!flaw) parts.log.warn({ err: error, model: model.name }, 'a model broke off');
    yield* struckBy(telling, filter, flaw);
    return { flaw, after: '', isMeagre: true };
  } finally {
    // a client that disconnects ends the call as well
    await sentences.return({ flaw: null, after: '', isMeagre: false });
  }
}

/** Says what was struck from an answer because it does harm. An answer that is asked for again was never told. */
function* struckBy<Endpoint>(
  { parts, model }: Telling<Endpoint>,
  filter: OutputFilter,
  flaw: Flaw | null,
): Generator<Piece> {
  const harms = filter.harms();
  if (harms.length === 0 || (flaw && flaw.kind !== 'refused')) return;
  parts.log.warn({ model: model.name, harms }, 'sentences of a model were struck for harm');
  for (const _ of harms) yield { struck: 'harm' };
}

/**
 * An author's scene: sentences by the model join it to what the player did, then comes the author's text, word for
 * word. A bridge that fails is left out, and costs nothing. Before its first word another model may write it.
 */
async function* bridged<Endpoint>(telling: Telling<Endpoint>, memory: Memory): AsyncGenerator<Piece> {
  const { task } = telling;
  const { text, mode } = task.scene;
  if (isWithoutBridge({ ...task, mode })) {
    yield* byAuthor(task, memory, text);
    return;
  }
  const prompt = promptFor(telling, memory, {});
  const streaming = bridgeStreaming(task, { prompt, isSmall: telling.model.isSmall ?? false });
  const { flaw, isMeagre } = yield* attempt(inTime(telling), streaming, true);
  if (flaw) {
    rejected(telling, prompt, flaw);
    yield* byAuthor(task, memory, text, 'refused');
    return;
  }
  yield { text: `\n\n${text}`, by: 'author' };
  yield* signed(telling, memory, prompt, isMeagre ? { isFree: true } : {});
}

/** The author's text waits for the bridge, so the model has less time. */
const BRIDGE_DEADLINES: Deadlines = { firstByteMs: 10_000, idleMs: 5000, totalMs: 20_000 };

function inTime<Endpoint>(telling: Telling<Endpoint>): Telling<Endpoint> {
  const { firstByteMs, idleMs, totalMs } = telling.parts.deadlines ?? DEADLINES;
  const deadlines = {
    firstByteMs: Math.min(firstByteMs, BRIDGE_DEADLINES.firstByteMs),
    idleMs: Math.min(idleMs, BRIDGE_DEADLINES.idleMs),
    totalMs: Math.min(totalMs, BRIDGE_DEADLINES.totalMs),
  };
  return { ...telling, parts: { ...telling.parts, deadlines } };
}

/** The flaw of a call that failed because its answer was refused or empty; null after any other failure. */
function flawOfFailure(error: unknown): Flaw | null {
  if (isFiltered(error)) return { kind: 'refused' };
  return isWordless(error) ? { kind: 'empty' } : null;
}

/** The author's text alone, free of charge. */
function* byAuthor(
  task: NarrationTask,
  memory: Memory,
  text: string,
  steppedIn?: 'refused',
): Generator<Piece> {
  yield { text, by: 'author' };
  yield { teller: { narrator: 'built_in', ...(steppedIn && { steppedIn }) } };
  yield { notes: notesAfter(task, memory, null) };
}

function secondTry(flaws: readonly Flaw[]): SecondTry {
  const last = flaws.at(-1);
  if (last?.kind === 'repeated') return { used: last.used };
  const isNamed = last?.kind === 'language' || last?.kind === 'leaked' || last?.kind === 'unfit';
  return isNamed ? { flaw: last.kind } : {};
}

function rejected<Endpoint>({ parts, model }: Telling<Endpoint>, { prompt }: Prompt, flaw: Flaw): void {
  parts.log.warn({ model: model.name, prompt, flaw: flaw.kind }, 'an answer of a model was not told');
}

function* signed<Endpoint>(
  { task, model }: Telling<Endpoint>,
  memory: Memory,
  prompt: Prompt,
  charge: { readonly isFree?: true } = {},
): Generator<Piece> {
  yield { teller: { narrator: 'model', name: model.name, ...charge } };
  yield { remembered: prompt.given };
  yield { notes: notesAfter(task, memory, prompt) };
}

/** Lets the built-in narrator tell the turn. Its notes are stored inside ours. */
export async function* builtIn<Endpoint>(
  {
    parts,
    task,
    signal,
  }: Pick<Telling<Endpoint>, 'task' | 'signal'> & {
    readonly parts: Pick<ModelNarratorParts<Endpoint>, 'fallback'>;
  },
  memory: Memory,
  steppedIn?: 'refused' | 'small_model',
): AsyncGenerator<Piece> {
  let notes: unknown = builtInNotes(task);
  for await (const piece of parts.fallback.narrate({ ...task, notes }, signal)) {
    if ('notes' in piece) ({ notes } = piece);
    else if (!('teller' in piece) || steppedIn === undefined) yield piece;
  }
  if (steppedIn !== undefined) yield { teller: { narrator: 'built_in', steppedIn } };
  yield { notes: notesAfter(task, memory, null, notes) };
}
