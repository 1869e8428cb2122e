import type { Piece } from '../Narrator.ts';
import type { Memory, Prompt, SecondTry } from '../prompts/promptTypes.ts';
import { type Flaw, promptFor } from './answers.ts';
import { detoursFrom } from './detours.ts';
import { asNarratorFailure, isFiltered, isOfProvider, isWordless } from './failures.ts';
import { guidedScene, restOfScene, type SceneTold } from './guidedTelling.ts';
import { builtInNotes, notesAfter } from './modelNotes.ts';
import type { ModelNarratorParts, Telling } from './narratorParts.ts';
import { repeatsOf } from './repeats.ts';
import { type Streamed, streamed, type Streaming } from './streamed.ts';

/** An unusable answer is requested again once, without the player's notice. */
const TRIES = 2;

/** A turn by a model, or by the built-in narrator if the model fails. */
export async function* narrate<Endpoint>(telling: Telling<Endpoint>, memory: Memory): AsyncGenerator<Piece> {
  const { parts, task, model, signal } = telling;
  const isGuided = task.kind === 'scene' && task.scene.mode !== 'open';
  try {
    if (!isGuided) yield* free(telling, memory);
    // small models distort the author's text the most
    else if (model.isSmall) yield* builtIn(telling, memory);
    else yield* guided(telling, memory);
  } catch (error) {
    if (!signal.aborted) parts.log.warn({ err: error, model: model.name }, 'a model did not tell a turn');
    throw asNarratorFailure(error, signal);
  }
}

/** Free play: passed on as it is written. */
async function* free<Endpoint>(telling: Telling<Endpoint>, memory: Memory): AsyncGenerator<Piece> {
  const { recentTexts, history } = telling.task;
  const repeats = repeatsOf(recentTexts);
  // a sentence may repeat what was undone
  const inTale = repeatsOf(history.map(({ text }) => text));
  let flaws: Flaw[] = [];
  while (flaws.length < TRIES) {
    const prompt = promptFor(telling, memory, secondTry(flaws));
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

/** One answer. A filter that stops it before the first word is a refusal; an answer without words is empty. */
async function* attempt<Endpoint>(
  telling: Telling<Endpoint>,
  streaming: Streaming,
): AsyncGenerator<Piece, Streamed> {
  const sentences = streamed(telling, streaming);
  let hasBegun = false;
  try {
    for (;;) {
      const next = await sentences.next();
      if (next.done) return next.value;
      hasBegun = true;
      yield { text: next.value };
    }
  } catch (error) {
    const flaw = hasBegun ? null : flawOfFailure(error);
    if (!flaw) throw error;
    return { flaw, after: '', isMeagre: false };
  } finally {
    // a client that disconnects ends the call as well
    await sentences.return({ flaw: null, after: '', isMeagre: false });
  }
}

/**
 * An author's scene, sent sentence by sentence, each as soon as it tells the author's text up to that place.
 * If the model fails, the author's text continues from there, free of charge.
 */
async function* guided<Endpoint>(telling: Telling<Endpoint>, memory: Memory): AsyncGenerator<Piece> {
  const { task } = telling;
  const repeats = repeatsOf(task.recentTexts, task.scene.text);
  const flaws: Flaw[] = [];
  while (flaws.length < TRIES) {
    const prompt = promptFor(telling, memory, secondTry(flaws));
    if (!prompt.hasWholeScene) {
      yield* builtIn(telling, memory);
      return;
    }
    // a faithful second telling is accepted even with repetitions
    const asked = { prompt, repeats: flaws.length > 0 ? () => [] : repeats };
    const { flaw, rest, isCopied } = yield* scene(telling, asked);
    if (!flaw) {
      yield* isCopied ? copied(telling, memory, prompt) : signed(telling, memory, prompt);
      return;
    }
    rejected(telling, prompt, flaw);
    if (rest !== null) {
      yield* byAuthor(telling, memory, rest);
      return;
    }
    flaws.push(flaw);
    if (flaw.kind === 'refused') break;
  }
  if (flaws.at(-1)?.kind === 'refused') yield* builtIn(telling, memory, 'refused');
  else yield* byAuthor(telling, memory, task.scene.text);
}

/** One telling of a scene. If the provider breaks it off, the author's text continues. */
async function* scene<Endpoint>(
  telling: Telling<Endpoint>,
  asked: Parameters<typeof guidedScene>[1],
): AsyncGenerator<Piece, SceneTold> {
  const sentences = guidedScene(telling, asked);
  let told = '';
  try {
    for (;;) {
      const next = await sentences.next();
      if (next.done) return next.value;
      told += next.value;
      yield { text: next.value };
    }
  } catch (error) {
    const flaw = flawOfFailure(error);
    if (flaw && told === '') return { flaw, rest: null, isCopied: false };
    // before the first word, another model may take over
    if (told === '' || telling.signal.aborted || !isOfProvider(error)) throw error;
    telling.parts.log.warn({ err: error, model: telling.model.name }, 'a model broke a scene off');
    return { flaw: flaw ?? { kind: 'failed' }, rest: restOfScene(told, telling.task), isCopied: false };
  } finally {
    await sentences.return({ flaw: null, rest: null, isCopied: false });
  }
}

/** The flaw of a call that failed because its answer was refused or empty; null after any other failure. */
function flawOfFailure(error: unknown): Flaw | null {
  if (isFiltered(error)) return { kind: 'refused' };
  return isWordless(error) ? { kind: 'empty' } : null;
}

function* byAuthor<Endpoint>({ task }: Telling<Endpoint>, memory: Memory, text: string): Generator<Piece> {
  if (text !== '') yield { text };
  yield { teller: { narrator: 'built_in', steppedIn: 'refused' } };
  yield { notes: notesAfter(task, memory, null) };
}

/** A telling that copies the author's words: it ends the turn without a charge. */
function* copied<Endpoint>({ task }: Telling<Endpoint>, memory: Memory, prompt: Prompt): Generator<Piece> {
  yield { teller: { narrator: 'built_in', steppedIn: 'copied' } };
  yield { notes: notesAfter(task, memory, prompt) };
}

function secondTry(flaws: readonly Flaw[]): SecondTry {
  const last = flaws.at(-1);
  if (last?.kind === 'repeated') return { used: last.used };
  if (last?.kind === 'language' || last?.kind === 'leaked' || last?.kind === 'added')
    return { flaw: last.kind };
  return last?.kind === 'unfaithful' ? { missing: last.missing } : {};
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
  steppedIn?: 'refused',
): AsyncGenerator<Piece> {
  let notes: unknown = builtInNotes(task);
  for await (const piece of parts.fallback.narrate({ ...task, notes }, signal)) {
    if ('notes' in piece) ({ notes } = piece);
    else if (!('teller' in piece) || steppedIn === undefined) yield piece;
  }
  if (steppedIn !== undefined) yield { teller: { narrator: 'built_in', steppedIn } };
  yield { notes: notesAfter(task, memory, null, notes) };
}
