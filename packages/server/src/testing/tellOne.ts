import type { Piece, NarrationTask, Verdict } from '../narrator/Narrator.ts';
import { tellTurn } from '../narrator/builtIn/builtInNarrator.ts';
import type { StoredNotes } from '../narrator/builtIn/notes.ts';
import { fragmentBank } from './fragmentBank.ts';
import { aNarrationTask } from './narratorTasks.ts';
import { simpleParser } from './simpleParser.ts';

/** A bank with forty fragments in every class. */
export const BANK = fragmentBank();

export interface Told {
  readonly text: string;
  /** Whose words its pieces are. */
  readonly hands: readonly (readonly [by: string | undefined, text: string])[];
  readonly notes: StoredNotes;
  readonly detours: readonly string[] | undefined;
  readonly verdict: Verdict | undefined;
}

/** Tells one turn at the ferry's bank with these fragments. */
export function tell(task: Partial<NarrationTask>, fragments = BANK): Told {
  const pieces: Piece[] = [...tellTurn(aNarrationTask(task), { fragments, parser: simpleParser })];
  const text = pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
  const notes = pieces.find((piece) => 'notes' in piece)?.notes as StoredNotes;
  const hands = pieces.flatMap((piece) => ('text' in piece ? [[piece.by, piece.text] as const] : []));
  const verdict = pieces.find((piece) => 'verdict' in piece)?.verdict;
  return { text, hands, notes, verdict, detours: pieces.find((piece) => 'detours' in piece)?.detours };
}
