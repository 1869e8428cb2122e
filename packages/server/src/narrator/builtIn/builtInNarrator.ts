import type { Signed } from '@kathaloka/story';
import type { Narrator, Piece, NarrationTask } from '../Narrator.ts';
import type { InputParser } from './InputParser.ts';
import { fallback } from './fallback.ts';
import type { Fragments } from './fragments.ts';
import { storedNotes } from './notes.ts';
import { tellScene } from './passage.ts';
import { detoursOf, tellSetting } from './setting.ts';
import { tellDetour } from './detour.ts';
import { tellMoment, type Told } from './stay.ts';
import { beginNarration, type Narration, signedIn } from './Narration.ts';

interface Parts extends Pick<Narrator, 'illustrate' | 'interpret'> {
  readonly fragments: Fragments;
  readonly parser: InputParser;
}

/** Tells a story without a language model: the author's text, and a few finished sentences around it. */
export function builtInNarrator({ fragments, parser, illustrate, interpret }: Parts): Narrator {
  return {
    illustrate,
    interpret,
    async *narrate(task, signal) {
      for (const piece of tellTurn(task, { fragments, parser })) {
        signal.throwIfAborted();
        yield piece;
      }
    },
  };
}

export function* tellTurn(task: NarrationTask, parts: Pick<Parts, 'fragments' | 'parser'>): Generator<Piece> {
  const turn = beginNarration(task, parts);
  for (const { text, by } of textOf(turn)) if (text !== '') yield { text, by };
  if (task.kind === 'setting') yield { detours: detoursOf(turn) };
  if (turn.verdict.value !== null) yield { verdict: turn.verdict.value };
  yield { notes: storedNotes(turn.notes) };
  yield { teller: { narrator: 'built_in' } };
}

/** A passage keeps the line breaks of its author. */
function textOf(turn: Narration): readonly Signed[] {
  if (turn.task.kind === 'scene') {
    const passage = tellScene(turn);
    return passage.some(({ text }) => text.trim() !== '') ? passage : signedIn(turn, fallback(turn));
  }
  const told = turn.task.kind === 'setting' ? tellSetting(turn) : staying(turn);
  if (told.length === 0) return signedIn(turn, fallback(turn));
  return told.flatMap((parts, at) => [
    { text: at === 0 ? '' : '\n\n', by: 'house' },
    ...parts.flatMap((part, place): readonly Signed[] => [
      { text: place === 0 ? '' : ' ', by: 'house' },
      ...signedIn(turn, part),
    ]),
  ]);
}

const staying = (turn: Narration): Told =>
  turn.task.kind === 'moment' ? tellMoment(turn) : tellDetour(turn);
