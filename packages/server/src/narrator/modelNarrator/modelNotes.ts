import type { NarrationTask } from '../Narrator.ts';
import type { Memory, Prompt } from '../prompts/promptTypes.ts';
import type { PromptRecord } from '../prompts/promptFiles.ts';

/** Stored with each turn. */
export interface ModelNotes {
  readonly narrator: 'model';
  /** How many turns have been told, this one included. */
  readonly turns: number;
  /** Where the history of the newest prompt began: the next one begins there, too, while it has room. */
  readonly historyFrom?: number | undefined;
  /** The lore cards of the last prompts, so that the next ones leave them out; the oldest first. */
  readonly loreSent?: readonly (readonly number[])[] | undefined;
  /** What was asked; null if the built-in narrator told the turn. */
  readonly prompt: PromptRecord | null;
  /** The notes of the built-in narrator from when it last stepped in: it goes on from there. */
  readonly builtIn: unknown;
}

const isModelNotes = (notes: unknown): notes is ModelNotes =>
  typeof notes === 'object' &&
  notes !== null &&
  'narrator' in notes &&
  notes.narrator === 'model' &&
  'turns' in notes &&
  Number.isSafeInteger(notes.turns);

/** The notes of the built-in narrator, also where it alone has told the story until now. */
export function builtInNotes({ notes }: NarrationTask): unknown {
  return isModelNotes(notes) ? (notes.builtIn ?? null) : notes;
}

/** How many turns were told before the oldest one in the task. Zero if that was not counted. */
export function turnsBefore({ notes, history }: NarrationTask): number {
  return isModelNotes(notes) ? Math.max(0, notes.turns - history.length) : 0;
}

/** Where the history of the previous prompt began; empty if there was no prompt. */
export function historyFrom({ notes }: NarrationTask): { readonly historyFrom?: number } {
  return isModelNotes(notes) && Number.isSafeInteger(notes.historyFrom)
    ? { historyFrom: notes.historyFrom! }
    : {};
}

/** The lore of so many prompts is not sent again. */
const SHEETS = 3;

/** What the last prompts had of lore; empty if there was none. */
export function loreSent({ notes }: NarrationTask): Pick<Memory, 'loreSent'> {
  return isModelNotes(notes) && Array.isArray(notes.loreSent) ? { loreSent: notes.loreSent } : {};
}

/** So many turns belong in a prompt; what does not fit is summarised in larger pieces. */
const TURNS_WANTED = 10;

/** Whether the prompt of these notes left turns out and had fewer than ten. */
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
