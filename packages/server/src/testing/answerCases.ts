import fs from 'node:fs';
import path from 'node:path';
import type { Language, Lexicon, LoreCard } from '@kathaloka/contract/entities';
import { aNarrationTask, aSceneSheet, aStorySheet } from './narratorTasks.ts';
import type { NarrationTask, Piece, Teller } from '../narrator/Narrator.ts';
import { scriptedNarrator } from '../narrator/scripted.ts';
import { narratorOfClient } from './narratorOfClient.ts';
import { scriptedClient } from '../narrator/modelNarrator/scriptedClient.ts';

/** A model's answer to a task in a scene. */
export interface AnswerCase {
  readonly scene: string;
  /** The scenes that were told before it. */
  readonly after: readonly string[];
  readonly task: 'guided' | 'detour' | 'moment' | 'setting';
  readonly input?: string;
  readonly answer: string;
  /** What is wrong with the answer; absent for a good one. */
  readonly wrong?: string;
  /**
   * The part that must not reach a paying player: these words, the whole answer, or the labels and bullets of a list.
   */
  readonly offence?: readonly string[] | 'whole' | 'labels';
}

interface Scene {
  readonly text: string;
  readonly mode: 'guided' | 'open' | 'verbatim';
  readonly goal?: string;
  readonly max_turns?: number;
  readonly choices: readonly string[];
}

/** A story as it was when these answers were written, with the answers. */
interface AnswersOfStory {
  readonly language: Language;
  readonly story_prompt: string;
  readonly story_system_prompt: string;
  readonly lexicon: Lexicon;
  readonly lore_cards: readonly LoreCard[];
  readonly scenes: Readonly<Record<string, Scene>>;
  readonly good: readonly AnswerCase[];
  readonly misbehaving: readonly AnswerCase[];
}

/** What a player gets from an answer. */
export interface Got extends AnswerCase {
  readonly story: string;
  readonly text: string;
  readonly detours: readonly string[];
  readonly isCharged: boolean;
}

const ANSWERS = path.join(import.meta.dirname, '../narrator/interpret/inputs/answers');
const FREE: readonly Piece[] = [{ text: 'The built-in narrator tells.' }];

/**
 * Tells with all answers of a kind, or with a sample of them. On a second try, the model gives the same answer again.
 * Those to an author's scene retell it: the good ones where the author asks for that, the others in place of a bridge.
 */
export async function toldAll(
  part: 'seen' | 'unseen',
  kind: 'good' | 'misbehaving',
  every = 1,
): Promise<Got[]> {
  const folder = path.join(ANSWERS, part);
  const got: Got[] = [];
  for (const file of fs.readdirSync(folder)) {
    const story = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as AnswersOfStory;
    for (const each of story[kind].filter((_, at) => at % every === 0))
      got.push({ ...each, story: path.basename(file, '.json'), ...(await tell(story, each, kind)) });
  }
  return got;
}

async function tell(story: AnswersOfStory, { answer, ...each }: AnswerCase, kind: 'good' | 'misbehaving') {
  const narrator = narratorOfClient(scriptedClient([answer, answer]), {
    fallback: scriptedNarrator({ narrate: () => FREE }),
  });
  const pieces: Piece[] = [];
  try {
    for await (const piece of narrator.narrate(
      taskOf(story, each, kind === 'good' ? 'retold' : 'guided'),
      AbortSignal.timeout(5000),
    ))
      pieces.push(piece);
  } catch {
    // a failed turn is not told, and costs nothing
    return { text: '', detours: [], isCharged: false };
  }
  return {
    text: pieces.map((piece) => ('text' in piece ? piece.text : '')).join(''),
    detours: pieces.flatMap((piece) => ('detours' in piece ? piece.detours : [])),
    isCharged: pieces.some((piece) => 'teller' in piece && isPaid(piece.teller)),
  };
}

const isPaid = (teller: Teller): boolean => teller.narrator === 'model' && !teller.isFree;

function taskOf(
  { scenes, good: _good, misbehaving: _misbehaving, ...sheet }: AnswersOfStory,
  { scene, after, task, input }: Omit<AnswerCase, 'answer'>,
  ofScenes: 'retold' | 'guided',
): NarrationTask {
  const { text, mode, goal = '', max_turns = null, choices } = scenes[scene]!;
  const told = [...after, ...(task === 'guided' ? [] : [scene])].map((name) => scenes[name]!.text);
  return aNarrationTask({
    kind: task === 'guided' ? 'scene' : task,
    story: aStorySheet(sheet),
    scene: aSceneSheet({ name: scene, text, mode: mode === 'open' ? mode : ofScenes, goal, max_turns }),
    choices,
    input: input ?? null,
    detours: task === 'setting' ? 1 : 0,
    history: told.map((before) => ({ action_type: 'choose', input: null, text: before })),
    recentTexts: told,
  });
}

const plain = (text: string): string =>
  text
    .replaceAll(/[*_`#]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
const LABELS = /^\s*(?:[-*•>|#]|\d+[.)]\s|[\p{L}\p{M} ]{2,16}\*{0,2}\s*[:—]\s|\p{Lu}{4,}$)|\*\*/mu;

/** Whether the fault of an answer has reached a paying player. */
export function isLetThrough({ isCharged, offence, answer, text, detours }: Got): boolean {
  if (!isCharged) return false;
  if (offence === 'labels') return LABELS.test(text);
  if (offence === 'whole' || offence === undefined) return plain(answer) === plain(text);
  const told = plain([text, ...detours].join('\n'));
  return offence.some((words) => told.includes(plain(words))) || told === '';
}

/** Whether a good answer was changed, or not told at all. */
export const isDamaged = ({ answer, text }: Got): boolean => plain(answer) !== plain(text);
