import fs from 'node:fs';
import path from 'node:path';
import type { Move, Seen } from '../runtime/reading.ts';
import type { Brought } from '../runtime/tale.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../docs/format/cases');

/** Expectations for a place. Absent fields may have any value. */
export interface Expected {
  readonly title?: string;
  readonly languages?: readonly string[];
  readonly scene?: string;
  readonly text?: string;
  readonly choices?: readonly string[];
  readonly asks?: readonly boolean[];
  readonly odds?: readonly (number | null)[];
  readonly puts_down?: readonly boolean[];
  readonly because?: readonly (string | null)[];
  readonly numbers?: Readonly<Record<string, number>>;
  readonly things?: readonly string[];
  readonly words?: Readonly<Record<string, string>>;
  readonly xp?: number;
  readonly percent?: number;
  readonly chapter?: object | null;
  readonly reached?: object | null;
  readonly is_ending?: boolean;
  readonly ending?: string | null;
  readonly is_lost?: boolean;
  readonly check?: object | null;
  readonly changes?: readonly object[];
  readonly sheet?: object | null;
  readonly hints?: readonly string[];
  readonly leaves?: Readonly<Record<string, number | boolean>>;
  /** The code of the refusal; nothing else has changed. */
  readonly refused?: string;
}

export interface CaseStep {
  readonly choose?: number | string;
  readonly answer?: string;
  readonly continue?: true;
  readonly undo?: true;
  readonly expect: Expected;
}

export interface PlayCase {
  readonly rule: string;
  readonly name: string;
  readonly story: object;
  readonly language?: string;
  readonly brought?: Brought;
  /** Decides the dice. */
  readonly seed?: string;
  readonly seen?: { readonly plays: number; readonly entered: readonly string[] };
  readonly faults?: readonly object[];
  readonly endings?: readonly object[];
  readonly steps: readonly CaseStep[];
}

/** A file or its text, and why it cannot be played; null if it can. */
export interface FileCase {
  readonly rule: string;
  readonly name: string;
  readonly file?: unknown;
  readonly source?: string;
  readonly fault: object | null;
}

/** The first numbers of a generator. */
export interface ChanceCase {
  readonly rule: string;
  readonly name: string;
  readonly seed: number;
  readonly first: readonly number[];
}

/** The cases of a file, which may share a story. */
interface CaseFile {
  readonly story?: object;
  readonly cases: readonly AnyCase[];
}

type AnyCase = PlayCase | FileCase | ChanceCase;

/** Every case of the format, in the order of its files. */
export function allCases(): readonly AnyCase[] {
  return fs
    .globSync('**/*.json', { cwd: FOLDER })
    .toSorted()
    .flatMap((name) => {
      const { cases, story } = JSON.parse(fs.readFileSync(path.join(FOLDER, name), 'utf8')) as CaseFile;
      return cases.map((one) => (story === undefined ? one : { ...one, story }));
    });
}

export const isPlay = (one: AnyCase): one is PlayCase => 'steps' in one;
export const isFile = (one: AnyCase): one is FileCase => 'fault' in one;
export const isChance = (one: AnyCase): one is ChanceCase => 'first' in one;

export const moveOf = ({ choose, answer }: CaseStep): Move =>
  choose === undefined ? { continue: true } : { choose, ...(answer !== undefined && { answer }) };

export const seenOf = ({ seen }: PlayCase): Seen | undefined =>
  seen && { plays: seen.plays, entered: new Set(seen.entered) };
