import type { Narrator, Piece, NarrationTask } from '../Narrator.ts';
import type { InputParser } from './InputParser.ts';
import { fallback } from './fallback.ts';
import type { Fragments } from './fragments.ts';
import { storedNotes } from './notes.ts';
import { tellScene } from './passage.ts';
import { detoursOf, tellSetting } from './setting.ts';
import { tellDetour, tellMoment } from './stay.ts';
import { beginNarration, type Narration } from './Narration.ts';

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
  for (const text of textOf(turn)) yield { text };
  if (task.kind === 'setting') yield { detours: detoursOf(turn) };
  yield { notes: storedNotes(turn.notes) };
  yield { teller: { narrator: 'built_in' } };
}

/** A passage keeps the line breaks of its author. */
function textOf(turn: Narration): string[] {
  if (turn.task.kind === 'scene') {
    const passage = tellScene(turn);
    return passage.some((text) => text.trim() !== '') ? passage : [fallback(turn)];
  }
  const told = turn.task.kind === 'setting' ? tellSetting(turn) : staying(turn);
  const paragraphs = told.length > 0 ? told : [fallback(turn)];
  return paragraphs.map((text, index) => (index === 0 ? text : `\n\n${text}`));
}

const staying = (turn: Narration): string[] =>
  turn.task.kind === 'moment' ? tellMoment(turn) : tellDetour(turn);
