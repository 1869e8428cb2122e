import type { NarrationTask } from '../Narrator.ts';
import type { Memory, Prompt } from '../prompts/promptTypes.ts';
import type { PromptRecord } from '../prompts/promptFiles.ts';

/** Stored with each turn. */
export interface ModelNotes {
  readonly narrator: 'model';
  /** The number of turns told so far, including the current turn. */
  readonly turns: number;
  /** Where the history of the newest prompt began. The next prompt begins there, too, as long as it fits. */
  readonly historyFrom?: number | undefined;
  /** The lore cards in the last prompts, the oldest first. The next prompts leave them out. */
  readonly loreSent?: readonly (readonly number[])[] | undefined;
  /** What was asked; null if the built-in narrator told the turn. */
  readonly prompt: PromptRecord | null;
  /** The built-in narrator's notes from its last turn, where it continues. */
  readonly builtIn: unknown;
}

const isModelNotes = (notes: unknown): notes is ModelNotes =>
  typeof notes === 'object' &&
  notes !== null &&
  'narrator' in notes &&
  notes.narrator === 'model' &&
  'turns' in notes &&
  Number.isSafeInteger(notes.turns);

/** The built-in narrator's notes, even if it has told the whole story so far. */
export function builtInNotes({ notes }: NarrationTask): unknown {
  return isModelNotes(notes) ? (notes.builtIn ?? null) : notes;
}

/** The number of turns before the oldest one in the task. Zero if unknown. */
export function turnsBefore({ notes, history }: NarrationTask): number {
  return isModelNotes(notes) ? Math.max(0, notes.turns - history.length) : 0;
}

/** Where the history of the previous prompt began; empty if there was no prompt. */
export function historyFrom({ notes }: NarrationTask): { readonly historyFrom?: number } {
  return isModelNotes(notes) && Number.isSafeInteger(notes.historyFrom)
    ? { historyFrom: notes.historyFrom! }
    : {};
}

/** Lore is not sent again within this many prompts. */
const SHEETS = 3;

/** The lore in the last prompts; empty if there was none. */
export function loreSent({ notes }: NarrationTask): Pick<Memory, 'loreSent'> {
  return isModelNotes(notes) && Array.isArray(notes.loreSent) ? { loreSent: notes.loreSent } : {};
}

/** The number of turns that a prompt should hold; older turns are summarised in larger pieces. */
const TURNS_WANTED = 10;

/** Whether the prompt of these notes left turns out and had fewer than `TURNS_WANTED`. */
export function hasRoomForFew(notes: unknown): boolean {
  if (!isModelNotes(notes)) return false;
  const { turns, historyFrom: begin = 0 } = notes;
  return begin > 0 && turns - 1 - begin < TURNS_WANTED;
}

/** `prompt` is null if the built-in narrator has told the turn. */
export function notesAfter(
  task: NarrationTask,
  memory: Memory,
  prompt: Pick<Prompt, 'prompt' | 'historyFrom' | 'loreSent'> | null,
  builtIn: unknown = builtInNotes(task),
): ModelNotes {
  const before = memory.turnsBefore ?? turnsBefore(task);
  return {
    narrator: 'model',
    turns: before + task.history.length + 1,
    historyFrom: prompt?.historyFrom ?? memory.historyFrom,
    loreSent: prompt ? [...(memory.loreSent ?? []), prompt.loreSent].slice(-SHEETS) : memory.loreSent,
    prompt: prompt?.prompt ?? null,
    builtIn,
  };
}
