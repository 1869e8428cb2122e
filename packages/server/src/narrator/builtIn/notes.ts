import { z } from 'zod';

/** The note of a deed. Its words are in the state of play, so that undo removes them. */
export interface DeedNote {
  /** Hash of its words. */
  readonly key: number;
  readonly turn: number;
  weight: number;
  told: number;
  lastTold: number;
}

/** Stored as a tuple, to keep notes small: a session may have fifty deeds. */
const StoredDeed = z
  .tuple([z.number(), z.number(), z.number(), z.number(), z.number()])
  .transform(([key, turn, weight, told, lastTold]): DeedNote => ({ key, turn, weight, told, lastTold }));

/** A turn so far back that nothing refers to it. */
export const LONG_AGO = -1000;

const Notes = z.object({
  /** How many turns were told. */
  turn: z.number(),
  temperament: z.string(),
  /** By class: the epoch, and the drawn places of its order, as bits in hexadecimal. */
  bags: z.record(z.string(), z.tuple([z.number(), z.string()])),
  /** Fragments told recently, each with its turn. */
  ids: z.array(z.tuple([z.string(), z.number()])),
  /** Figures of speech told recently, each with its turn. */
  figures: z.array(z.tuple([z.string(), z.number()])),
  lastJoke: z.number(),
  lastEcho: z.number(),
  /** When a promise was named unasked. */
  lastDue: z.number().default(LONG_AGO),
  deeds: z.array(StoredDeed),
  /** Deeds named as the reason why a choice is open. */
  earned: z.array(z.number()).default([]),
  /** Of the scene: its name, the deeds mentioned in it, and how often each choice was suggested. */
  node: z.string().nullable(),
  echoed: z.array(z.number()),
  leaned: z.array(z.tuple([z.number(), z.number()])),
  /** The kind of the last telling: a scene, or a stay in one. */
  last: z.string(),
  /** The class of the last act, and how many times in a row it was done. */
  act: z.tuple([z.string(), z.number()]),
  /** Hash of what the player has collected. */
  collected: z.number(),
});

/** What the narrator knows of a session. */
export type Notes = z.infer<typeof Notes>;

/** The notes as stored with a turn: small, plain JSON. */
export type StoredNotes = z.input<typeof Notes>;

export const storedNotes = (notes: Notes): StoredNotes => ({
  ...notes,
  deeds: notes.deeds.map(({ key, turn, weight, told, lastTold }) => [key, turn, weight, told, lastTold]),
});

/** Null for damaged notes, and for those of another narrator or version: then only the earlier turns are known. */
export function readNotes(stored: unknown): Notes | null {
  const { data } = Notes.safeParse(stored);
  return data ?? null;
}

export function freshNotes(turn: number, temperament: string): Notes {
  return {
    turn,
    temperament,
    bags: {},
    ids: [],
    figures: [],
    lastJoke: LONG_AGO,
    lastEcho: LONG_AGO,
    lastDue: LONG_AGO,
    deeds: [],
    node: null,
    echoed: [],
    earned: [],
    leaned: [],
    last: '',
    act: ['', 0],
    collected: 0,
  };
}
