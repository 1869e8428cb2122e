import { byWeight, type Finding } from '../story/finding.ts';
import { SEVERITIES, type Severity } from '../story/findingKinds.ts';
import { beginChecks } from '../story/storyChecks.ts';
import type { PathLength, WalkFigures } from '../story/walkFigures.ts';
import { type JsonFault, jsonFault } from './jsonFault.ts';
import { NoStory, storyIn } from './storyIn.ts';

export interface GivenFile {
  readonly name: string;
  /** Null where it could not be read. */
  readonly text: string | null;
}

/** What became of a file: it was checked, or it is no story. */
type CheckedFile = { readonly file: string } & (
  | { readonly findings: readonly Finding[]; readonly figures: WalkFigures }
  | { readonly fault: { readonly message: string } & Partial<JsonFault> }
);

/** What a command prints, and its exit code: 1 where a file has an error or is no story. */
export interface Outcome {
  readonly output: string;
  readonly code: 0 | 1;
}

export function checkFiles(files: readonly GivenFile[], { asJson }: { readonly asJson: boolean }): Outcome {
  const checked = files.map(checkFile);
  const isFaulty = checked.some(
    (file) => 'fault' in file || file.findings.some(({ severity }) => severity === 'error'),
  );
  const output = asJson ? JSON.stringify(checked, null, 2) : checked.map(toLines).join('\n');
  return { output: `${output}\n`, code: isFaulty ? 1 : 0 };
}

function checkFile({ name: file, text }: GivenFile): CheckedFile {
  if (text === null) return { file, fault: { message: 'The file cannot be read.' } };
  // an editor of another system puts a mark at the beginning
  const json = text.replace(/^\ufeff/, '');
  const fault = jsonFault(json);
  if (fault) return { file, fault };
  try {
    const { findings, walk } = beginChecks(storyIn(JSON.parse(json)));
    const walked = walk();
    return { file, findings: byWeight([...findings, ...walked.findings]), figures: walked.figures };
  } catch (error) {
    if (error instanceof NoStory) return { file, fault: { message: error.message } };
    throw error;
  }
}

function toLines(checked: CheckedFile): string {
  if ('fault' in checked) {
    const { line, column, message } = checked.fault;
    const place = line === undefined ? '' : `line ${line}, column ${column}: `;
    return `${printable(checked.file)}: ${place}${printable(message)}`;
  }
  const { file, findings, figures } = checked;
  return [
    ...findings.map((finding) => `${printable(file)}: ${toLine(finding)}`),
    `${printable(file)}: ${SEVERITIES.map((severity) => counted(findings, severity)).join(', ')}${lengths(figures)}`,
  ].join('\n');
}

/** The scene with its choice or variant, the code, and the sentence. */
function toLine({ node, choice, variant, severity, kind, message }: Finding): string {
  const part =
    choice === null ? (variant === null ? '' : `, variant ${variant + 1}`) : `, choice ${choice + 1}`;
  return printable(`${node === null ? 'the story' : `${node}${part}`}: ${severity}: ${kind}: ${message}`);
}

/** On one line, and without anything that a terminal would obey. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu, ' ');
}

function counted(findings: readonly Finding[], severity: Severity): string {
  const count = findings.filter((finding) => finding.severity === severity).length;
  return `${count} ${severity}${count === 1 ? '' : 's'}`;
}

function lengths({ shortest, median, longest }: WalkFigures): string {
  if (!shortest || !median || !longest) return '';
  return `; shortest path ${told(shortest)}, median ${told(median)}, longest ${told(longest)}`;
}

function told({ scenes, minutes }: PathLength): string {
  return `${scenes} scenes in ${Math.max(1, Math.round(minutes))} min`;
}
