import { importing } from '@kathaloka/contract/messages';
import { type JsonFault, jsonFault } from '@kathaloka/contract/json';
import {
  beginChecks,
  byWeight,
  type CheckedStory,
  type Finding,
  type PathLength,
  SEVERITIES,
  type Severity,
  type WalkFigures,
} from '@kathaloka/story';
import { writeBundle } from '../bundle/writeBundle.ts';
import { detectFormat } from '../detectFormat.ts';
import { importStory } from '../importStory.ts';
import { type ImportNote, noteText } from '../report/notes.ts';
import { refusalText } from '../report/refusals.ts';
import { NoStory, storyIn } from './storyIn.ts';

export { decodedText } from '../text/decoded.ts';

export interface GivenFile {
  readonly name: string;
  /** Null if the file could not be read. */
  readonly text: string | null;
}

/** Something that an import changed or lost. */
interface Loss extends Pick<Finding, 'node' | 'choice' | 'variant' | 'severity' | 'message'> {
  readonly kind: string;
}

/** The result for a file: its findings, or why it is not a story. */
type CheckedFile = { readonly file: string } & (
  | { readonly findings: readonly (Finding | Loss)[]; readonly figures: WalkFigures }
  | { readonly fault: Fault }
);
type Fault = { readonly message: string } & Partial<JsonFault>;

/** The printed lines and the exit code of the command: 1 if a file has an error or is not a story. */
export interface Outcome {
  readonly output: string;
  readonly code: 0 | 1;
}

export async function checkFiles(
  files: readonly GivenFile[],
  { asJson }: { readonly asJson: boolean },
): Promise<Outcome> {
  const checked: CheckedFile[] = [];
  for (const file of files) checked.push(await checkFile(file));
  const isFaulty = checked.some(
    (file) => 'fault' in file || file.findings.some(({ severity }) => severity === 'error'),
  );
  const output = asJson ? JSON.stringify(checked, null, 2) : checked.map(toLines).join('\n');
  return { output: `${output}\n`, code: isFaulty ? 1 : 0 };
}

/** Converts a story of another tool to our JSON, and lists what was lost, one line each. */
export async function importFile({ name, text }: GivenFile): Promise<Outcome & { readonly report: string }> {
  if (text === null) return { output: '', report: `${printable(name)}: The file cannot be read.\n`, code: 1 };
  const { imported, refusal } = await importStory(text, name);
  if (!imported) {
    const message = refusalText(importing.refusals, refusal);
    return { output: '', report: `${printable(name)}: ${printable(message)}\n`, code: 1 };
  }
  const { fields, structure, report } = imported;
  const lines = report.notes.map((note) => `${printable(name)}: ${toLine(lossOf(note))}\n`);
  return { output: writeBundle({ ...fields, story_structure: structure }), report: lines.join(''), code: 0 };
}

async function checkFile({ name: file, text }: GivenFile): Promise<CheckedFile> {
  if (text === null) return { file, fault: { message: 'The file cannot be read.' } };
  // some editors begin a file with a byte order mark
  const read = await storyOf(text.replace(/^\ufeff/, ''), file);
  if ('fault' in read) return { file, fault: read.fault };
  const { findings, walk } = beginChecks(read.story);
  const walked = walk();
  const found = byWeight([...findings, ...walked.findings]);
  return { file, findings: [...found, ...read.notes.map(lossOf)], figures: walked.figures };
}

type Read =
  | { readonly story: CheckedStory; readonly notes: readonly ImportNote[] }
  | { readonly fault: Fault };

/** A story in our JSON (complete, or the structure alone), or in a file that can be imported. */
async function storyOf(text: string, name: string): Promise<Read> {
  const format = detectFormat(text, name);
  const isJson = /^\s*[[{]/.test(text) || /\.json$/i.test(name);
  if (format === 'bundle' || (isJson && format !== 'ink-json')) return storyOfJson(text, format === 'bundle');
  const { imported, refusal } = await importStory(text, name);
  if (!imported) return { fault: { message: refusalText(importing.refusals, refusal) } };
  const { fields, structure, report } = imported;
  return { story: { ...fields, story_structure: structure }, notes: report.notes };
}

/** Reports a wrong field as a finding, where an import would refuse the file. */
async function storyOfJson(text: string, isBundle: boolean): Promise<Read> {
  const fault = jsonFault(text);
  if (fault) return { fault };
  try {
    const story = storyIn(JSON.parse(text));
    const imported = isBundle ? (await importStory(text)).imported : undefined;
    return { story, notes: imported?.report.notes ?? [] };
  } catch (error) {
    if (error instanceof NoStory) return { fault: { message: error.message } };
    throw error;
  }
}

/** A note as a finding of the lowest severity. */
function lossOf(note: ImportNote): Loss {
  const message = noteText(importing.notes, note);
  const kind = note.code.replaceAll('_', ' ');
  return { node: note.node, choice: null, variant: null, severity: 'hint', kind, message };
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

/** Formats a finding as a line: the scene with its choice or variant, the severity, the kind, and the message. */
function toLine({ node, choice, variant, severity, kind, message }: Finding | Loss): string {
  const part =
    choice === null ? (variant === null ? '' : `, variant ${variant + 1}`) : `, choice ${choice + 1}`;
  return printable(`${node === null ? 'the story' : `${node}${part}`}: ${severity}: ${kind}: ${message}`);
}

/** A single line without control characters, which a terminal would execute. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu, ' ');
}

function counted(findings: readonly (Finding | Loss)[], severity: Severity): string {
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
