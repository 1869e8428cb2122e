import type { Piece, TellingTask } from '../narrator/Narrator.ts';
import { tellTurn } from '../narrator/builtIn/builtInNarrator.ts';
import type { StoredNotes } from '../narrator/builtIn/notes.ts';
import { fragmentBank } from './fragmentBank.ts';
import { aTellingTask } from './narratorTasks.ts';
import { simpleEar } from './simpleEar.ts';

/** Every class, with forty fragments. */
export const BANK = fragmentBank();

export interface Told {
  readonly text: string;
  readonly notes: StoredNotes;
  readonly detours: readonly string[] | undefined;
}

/** One turn at the bank of the ferry, told with these fragments. */
export function tell(task: Partial<TellingTask>, fragments = BANK): Told {
  const pieces: Piece[] = [...tellTurn(aTellingTask(task), { fragments, ear: simpleEar })];
  const text = pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
  const notes = pieces.find((piece) => 'notes' in piece)?.notes as StoredNotes;
  return { text, notes, detours: pieces.find((piece) => 'detours' in piece)?.detours };
}
