import type { LoreCard } from '@kathaloka/contract/entities';
import type { NarrationTask } from '../Narrator.ts';
import { type Budget, budgetOf } from './budget.ts';
import { CARD_MAX, fenced, fencedLine } from './fence.ts';
import { lastTurns } from './history.ts';
import { fill } from './fill.ts';
import { asPlayersRead, factLines, fittingFacts, knownFacts } from './knownFacts.ts';
import { LANGUAGE_FACTS } from './languages.ts';
import { matchingLore } from './lore.ts';
import { placedScene } from './placedScene.ts';
import { part, PROMPT_FILES, recordOf } from './promptFiles.ts';
import type {
  Memory,
  Prompt,
  PromptMessage,
  PromptModel,
  SecondTry,
  SecretHere,
  Summary,
} from './promptTypes.ts';
import { fittingSentences } from './sentences.ts';
import { wordLimits, situationOf } from './situation.ts';
import { storySheet } from './storySheet.ts';
import { sceneMaterial, taskSheet, turnSheet } from './turnSheet.ts';

/** Extra tokens for reasoning models, whose reasoning counts as output. */
const THINKING_TOKENS = 2048;
/** The maximum share of the context for the answer. */
const ANSWER_SHARE = 0.3;
const LORE_MAX = 12;
/** The number of summaries in a small context, each of five turns. */
const SUMMARIES_SHORT = 2;
/** The maximum share of the prompt for earlier tellings of the same turn. */
const TELLINGS_SHARE = 0.15;
/** Small models retell everything they are given, so they get less. */
const LORE_MAX_SMALL = 3;
/** How many turns back a word may select a lore card. */
const LORE_TURNS = 2;
/** A card that was told within this many turns is known. */
const LORE_TOLD_TURNS = 40;

const FILES = [
  PROMPT_FILES.rules,
  PROMPT_FILES.story_sheet,
  PROMPT_FILES.turn_sheet,
  PROMPT_FILES.task,
  PROMPT_FILES.tasks,
  PROMPT_FILES.lines,
];

/**
 * The prompt of a turn. Parts that stay the same come first, byte for byte: rules, story, summaries, the last
 * turns; then the parts that change, and the task last.
 */
export function messagesFor(
  task: NarrationTask,
  memory: Memory,
  model: PromptModel,
  secondTry: SecondTry = {},
): Prompt {
  const situation = situationOf(task);
  const maxWords = wordLimits(situation, task).max;
  const maxTokens = tokensFor(maxWords, task, model);
  const budget = budgetOf(model, maxTokens);
  const { text: rules } = PROMPT_FILES.rules;
  const sheet = storySheet(task.story, task.model_key, (text) => model.count(text) <= budget.storySheet);
  const tellings = newestOnes(task.tellings, Math.floor(budget.available * TELLINGS_SHARE), model.count);
  const end = taskSheet({ ...task, tellings }, situation, secondTry, model.isSmall ?? false);
  const bare = { sceneText: '', lore: [], facts: [] };
  const fixed = model.count(rules) + model.count(sheet) + model.count(end);
  const room = budget.required - fixed - model.count(turnSheet(task, bare));
  const wholeScene = sceneMaterial(task);
  const sceneText = fittingSentences(wholeScene, (text) => model.count(text) <= room);
  const required = fixed + model.count(turnSheet(task, { ...bare, sceneText }));
  const parts = budget.rest(required);

  const sent = fittingFacts(knownFacts(memory.facts, task), parts.facts, model.count);
  const facts = factLines(sent);
  const lore = loreFor(task, memory, model, parts.lore);
  const { turnsBefore = 0 } = memory;
  const { messages, begin } = lastTurns(task.history, {
    turnsBefore,
    begunAt: memory.historyFrom ?? null,
    coveredTo: Math.max(0, ...memory.summaries.map(({ to }) => to)),
    budget: Math.max(
      parts.history,
      leftBeside(budget, required, [...lore, ...facts], model) - parts.summaries,
    ),
    count: model.count,
  });
  const placed = placedScene(task, sceneText, { messages, begin, turnsBefore });
  const turn = turnSheet(task, { sceneText: placed.here, lore, facts });
  const all: PromptMessage[] = [
    { role: 'system', content: rules },
    { role: 'system', content: sheet },
    ...earlierMessages(memory.summaries, { begin, budget, room: parts.summaries, model }),
    ...placed.messages,
    user(`${turn}\n${end}`),
  ];
  return {
    messages: all,
    prompt: recordOf(situation, FILES),
    given: [...task.state.deeds, ...sent.flatMap((fact) => asPlayersRead(fact) ?? [])],
    hasWholeScene: sceneText === wholeScene,
    historyFrom: begin,
    loreSent: task.story.lore_cards.flatMap((card, at) => (lore.includes(cardLine(card)) ? [at] : [])),
    maxWords,
    maxTokens,
  };
}

/** The tokens that the required parts and these lines leave: the history may use what lore and facts do not need. */
function leftBeside(
  { available }: Budget,
  required: number,
  lines: readonly string[],
  { count }: Pick<PromptModel, 'count'>,
): number {
  return available - required - sizeOf(lines, { count });
}

interface EarlierRoom {
  /** The number of turns told before the first turn of the history. */
  readonly begin: number;
  readonly budget: Budget;
  readonly room: number;
  readonly model: PromptModel;
}

/** The newest summaries of turns before the history, in one message. */
function earlierMessages(
  summaries: readonly Summary[],
  { begin, budget: { isShort }, room, model: { count } }: EarlierRoom,
): PromptMessage[] {
  const earlier = summaries.filter(({ from }) => from < begin).map(summaryLines);
  const told = newestOnes(earlier.slice(isShort ? -SUMMARIES_SHORT : 0), room, count);
  return told.length > 0 ? [user(`<earlier>\n${told.join('\n\n')}\n</earlier>`)] : [];
}

/** A summary states up to which turn it holds, because later turns may contradict it. */
const summaryLines = ({ text, to }: Summary): string =>
  `${fill(part('lines', 'earlier'), { turn: to })}\n${fenced(text)}`;

const user = (content: string): PromptMessage => ({ role: 'user', content });

function tokensFor(
  words: number,
  { story, kind, detours }: NarrationTask,
  { isThinking, contextTokens }: PromptModel,
): number {
  const asked = words + (kind === 'setting' ? detours * 12 : 0);
  const tokens = Math.ceil(2 * asked * LANGUAGE_FACTS[story.language].tokensPerWord);
  return Math.min(tokens + (isThinking ? THINKING_TOKENS : 0), Math.floor(contextTokens * ANSWER_SHARE));
}

/** The newest texts that fit, in their order. */
const newestOnes = (texts: readonly string[], budget: number, count: (text: string) => number): string[] =>
  wholeOnes(texts.toReversed(), budget, count).toReversed();

/** The first texts that fit, each whole. One that does not fit is skipped, and a shorter one may follow. */
function wholeOnes(texts: readonly string[], budget: number, count: (text: string) => number): string[] {
  let left = budget;
  return texts.filter((text) => {
    const cost = count(text) + 1;
    if (cost > left) return false;
    left -= cost;
    return true;
  });
}

const cardLine = ({ text }: LoreCard): string => fenced(text, CARD_MAX);

/** Who may tell a secret, by what they say or do; the others here do not know it. */
function secretLine({ text, holders }: SecretHere): string {
  const name = holders.length > 0 ? 'secret.held' : 'secret.open';
  const who = holders.map((holder) => fencedLine(holder.replaceAll('_', ' '))).join(', ');
  return fill(part('lines', name), { who, secret: fenced(text, CARD_MAX) });
}

const sizeOf = (lines: readonly string[], { count }: Pick<PromptModel, 'count'>): number =>
  lines.reduce((sum, line) => sum + count(line) + 1, 0);

/** The secrets that may be known here, then lore. Lore that was told, or was in the last sheets, is not sent again, because models would repeat it. */
function loreFor(task: NarrationTask, memory: Memory, model: PromptModel, budget: number): string[] {
  const cards = matchingLore(task.story.lore_cards, {
    player: task.input ?? '',
    scene: task.scene.text,
    lately: task.history.slice(-LORE_TURNS).map(({ text }) => text),
    told: task.history.slice(-LORE_TOLD_TURNS).map(({ text }) => text),
    sent: (memory.loreSent ?? []).flat(),
  });
  const texts = cards.slice(0, model.isSmall ? LORE_MAX_SMALL : LORE_MAX).map(cardLine);
  return wholeOnes([...(task.secrets ?? []).map(secretLine), ...texts], budget, model.count);
}
