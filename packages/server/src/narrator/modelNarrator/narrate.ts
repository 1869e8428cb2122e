import { NarratorFailure, type Piece } from '../Narrator.ts';
import type { Memory, Prompt, SecondTry } from '../prompts/promptTypes.ts';
import { type Flaw, promptFor } from './answers.ts';
import { detoursFrom } from './detours.ts';
import { failureOf, isFiltered } from './failures.ts';
import { isCopy, missingFrom } from './guidedScene.ts';
import { builtInNotes, notesAfter } from './modelNotes.ts';
import type { ModelNarratorParts, Telling } from './narratorParts.ts';
import { repeatsOf } from './repeats.ts';
import { type Streamed, streamed, type Streaming, whole } from './streamed.ts';

/** An unusable answer is requested once more, without telling the player. */
const TRIES = 2;

/** A turn by a model, or by the built-in narrator if the model fails. */
export async function* narrate<Endpoint>(telling: Telling<Endpoint>, memory: Memory): AsyncGenerator<Piece> {
  const { parts, task, model, signal } = telling;
  const isGuided = task.kind === 'scene' && task.scene.mode !== 'open';
  try {
    if (!isGuided) yield* free(telling, memory);
    // small models distort the author's text most
    else if (model.isSmall) yield* builtIn(telling, memory);
    else yield* guided(telling, memory);
  } catch (error) {
    if (!signal.aborted) parts.log.warn({ err: error, model: model.name }, 'a model did not tell a turn');
    throw failureOf(error, signal);
  }
}

/** Free play: passed on while it is written. */
async function* free<Endpoint>(telling: Telling<Endpoint>, memory: Memory): AsyncGenerator<Piece> {
  const { recentTexts, history } = telling.task;
  const repeats = repeatsOf(recentTexts);
  // what stands in a part that was undone is no reason to leave a sentence out
  const inTale = repeatsOf(history.map(({ text }) => text));
  let flaws: Flaw[] = [];
  while (flaws.length < TRIES) {
    const prompt = promptFor(telling, memory, secondTry(flaws));
    const answer = yield* attempt(telling, { prompt, repeats, inTale, leavesRepeatsOut: flaws.length > 0 });
    if (!answer.flaw) {
      const detours = await detoursFrom(telling, answer.after);
      if (detours.length > 0) yield { detours };
      yield* signed(telling, memory, prompt, answer.isMeagre);
      return;
    }
    flaws = [...flaws, answer.flaw];
    rejected(telling, prompt, answer.flaw);
    if (answer.flaw.kind === 'refused') break;
  }
  if (flaws.every(({ kind }) => kind === 'empty'))
    throw new NarratorFailure('narrator_failed', 'the model told nothing');
  yield* builtIn(telling, memory, 'refused');
}

/** One answer. If a provider's filter stops it before the first word, that is a refusal. */
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
    if (hasBegun || !isFiltered(error)) throw error;
    return { flaw: { kind: 'refused' }, after: '', isMeagre: false };
  } finally {
    // a client that disconnects ends the call as well
    await sentences.return({ flaw: null, after: '', isMeagre: false });
  }
}

/** An author's scene: sent once it is known to contain what the author wrote, or else in the author's own text. */
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
    // a faithful second telling is better than none, even if it repeats something
    const { text, flaw } = await checked(telling, prompt, flaws.length > 0 ? () => [] : repeats);
    if (!flaw) {
      yield { text };
      yield* signed(telling, memory, prompt, isCopy(text, task.scene.text));
      return;
    }
    flaws.push(flaw);
    rejected(telling, prompt, flaw);
    if (flaw.kind === 'refused') {
      yield* builtIn(telling, memory, 'refused');
      return;
    }
  }
  yield { text: task.scene.text };
  yield { teller: { narrator: 'built_in', steppedIn: 'refused' } };
  yield { notes: notesAfter(task, memory, null) };
}

async function checked<Endpoint>(
  telling: Telling<Endpoint>,
  prompt: Prompt,
  repeats: (text: string) => string[],
): Promise<{ text: string; flaw: Flaw | null }> {
  const { scene, story } = telling.task;
  try {
    const answer = await whole(telling, { prompt, repeats });
    if (answer.flaw) return answer;
    const missing = missingFrom(answer.text, scene, story);
    return { ...answer, flaw: missing.length > 0 ? { kind: 'unfaithful', missing } : null };
  } catch (error) {
    if (!isFiltered(error)) throw error;
    return { text: '', flaw: { kind: 'refused' } };
  }
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
  isFree: boolean,
): Generator<Piece> {
  yield {
    teller: isFree ? { narrator: 'built_in', steppedIn: 'refused' } : { narrator: 'model', name: model.name },
  };
  yield { notes: notesAfter(task, memory, prompt) };
}

/** The built-in narrator tells the turn; its notes are stored inside ours. */
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
