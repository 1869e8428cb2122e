import fs from 'node:fs';
import path from 'node:path';

/** Written by `tools/word-vectors.ts`. */
const FOLDER = path.join(import.meta.dirname, '..', 'words', 'en');
const DIMENSIONS = 56;
const NOUGHT = 7.5;

/** The vector of an English word: near vectors have near meanings. */
export interface WordSense {
  readonly vector: Float32Array;
  /** Rank by frequency, from 0. */
  readonly rank: number;
}

interface Table {
  readonly ranks: ReadonlyMap<string, number>;
  readonly packed: Buffer;
}

let table: Table | null = null;
const unpacked = new Map<number, WordSense>();

/** Null if no form of the word is among the frequent ones. */
export function wordSense(word: string): WordSense | null {
  table ??= readTable();
  for (const form of formsOf(word)) {
    const rank = table.ranks.get(form);
    if (rank !== undefined) return unpack(rank, table.packed);
  }
  return null;
}

function readTable(): Table {
  const words = fs.readFileSync(path.join(FOLDER, 'vectors.txt'), 'utf8').trim().split(' ');
  return {
    ranks: new Map(words.map((word, rank) => [word, rank])),
    packed: fs.readFileSync(path.join(FOLDER, 'vectors.bin')),
  };
}

function unpack(rank: number, packed: Buffer): WordSense {
  const known = unpacked.get(rank);
  if (known) return known;
  const vector = new Float32Array(DIMENSIONS);
  const from = (rank * DIMENSIONS) / 2;
  for (let at = 0; at < DIMENSIONS; at += 2) {
    const byte = packed[from + at / 2]!;
    vector[at] = (byte >> 4) - NOUGHT;
    vector[at + 1] = (byte & 15) - NOUGHT;
  }
  const length = Math.hypot(...vector);
  for (let at = 0; at < DIMENSIONS; at += 1) vector[at]! /= length;
  const made = { vector, rank };
  unpacked.set(rank, made);
  return made;
}

/** The word and its possible base forms: "stables", "gambling", "stopped", "muddier". */
function formsOf(word: string): string[] {
  const bare = [
    [/ies$/, 'y'],
    [/es$/, ''],
    [/s$/, ''],
    [/ied$/, 'y'],
    [/ing$/, ''],
    [/ing$/, 'e'],
    [/ed$/, ''],
    [/ed$/, 'e'],
    [/ier$/, 'y'],
    [/er$/, ''],
    [/ly$/, ''],
  ] as const;
  const forms = bare.flatMap(([ending, instead]) => {
    return word.length > 3 && ending.test(word) ? [word.replace(ending, instead)] : [];
  });
  const single = forms.filter((form) => /([^aeiou])\1$/.test(form)).map((form) => form.slice(0, -1));
  return [word, ...forms, ...single].filter((form) => form.length > 1);
}

/** Cosine similarity of two vectors of length 1, from -1 to 1. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += a[at]! * b[at]!;
  return sum;
}

/** The weighted mean of vectors, normalised; null if there are none. */
export function meanOf(parts: readonly { readonly vector: Float32Array; readonly weight: number }[]) {
  if (parts.length === 0) return null;
  const sum = new Float32Array(DIMENSIONS);
  for (const { vector, weight } of parts) {
    for (let at = 0; at < DIMENSIONS; at += 1) sum[at]! += weight * vector[at]!;
  }
  const length = Math.hypot(...sum);
  if (length === 0) return null;
  for (let at = 0; at < DIMENSIONS; at += 1) sum[at]! /= length;
  return sum;
}
