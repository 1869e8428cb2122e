import fs from 'node:fs';

/** A text for models. Every change makes a new version, so that the record of a turn identifies what was asked. */
export interface PromptFile {
  readonly name: string;
  readonly version: number;
  readonly text: string;
}

function load(name: string, version: number): PromptFile {
  const file = new URL(`${name}.v${version}.txt`, import.meta.url);
  return { name, version, text: fs.readFileSync(file, 'utf8').trim() };
}

export const PROMPT_FILES = {
  rules: load('rules', 5),
  story_sheet: load('story_sheet', 3),
  turn_sheet: load('turn_sheet', 2),
  task: load('task', 3),
  tasks: load('tasks', 5),
  lines: load('lines', 5),
  interpret: load('interpret', 2),
  interpret_examples: load('interpret_examples', 1),
  summary: load('summary', 1),
  facts: load('facts', 6),
  events: load('events', 1),
  phrases: load('phrases', 1),
  styles: load('styles', 2),
} as const;

/** A record of the prompt that was sent: its name, and the files that it was made from. */
export interface PromptRecord {
  readonly name: string;
  readonly version: string;
}

export function recordOf(name: string, files: readonly PromptFile[]): PromptRecord {
  return { name, version: files.map((file) => `${file.name}.v${file.version}`).join(' ') };
}

/** The parts of a file, each below a line `# name`. */
function partsOf({ text }: PromptFile): ReadonlyMap<string, string> {
  const parts = text.split(/^# (.+)\n/m).slice(1);
  return new Map(parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1]!.trim()] as const] : [])));
}

const PARTS = {
  tasks: partsOf(PROMPT_FILES.tasks),
  lines: partsOf(PROMPT_FILES.lines),
  styles: partsOf(PROMPT_FILES.styles),
};

/** One part of a file; undefined if the file has no such part. */
export const findPart = (file: keyof typeof PARTS, name: string): string | undefined => PARTS[file].get(name);

export function part(file: keyof typeof PARTS, name: string): string {
  const found = findPart(file, name);
  if (found === undefined) throw new Error(`The prompts have no ${file} named ${name}.`);
  return found;
}
