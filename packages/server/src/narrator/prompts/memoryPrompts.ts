import type { PastTurn, StorySheet } from '../sheets.ts';
import type { ReadingTask } from '../TurnReading.ts';
import { fenced, fencedLine } from './fence.ts';
import { fill } from './fill.ts';
import { LANGUAGE_FACTS } from './languages.ts';
import { PROMPT_FILES, type PromptRecord, recordOf } from './promptFiles.ts';
import type { PromptMessage, PromptModel } from './promptTypes.ts';
import { playersLine } from './turnSheet.ts';

interface MemoryPrompt {
  readonly messages: readonly PromptMessage[];
  readonly prompt: PromptRecord;
}

/** The share of the context for the turns. The rest is for the question and the answer. */
const TURNS_SHARE = 0.7;

/** The prompt for a summary of turns. If they do not all fit, the oldest are left out. */
export function summaryPrompt(
  { language }: StorySheet,
  turns: readonly PastTurn[],
  { contextTokens, count }: Pick<PromptModel, 'contextTokens' | 'count'>,
): MemoryPrompt {
  const texts = turns.map(asMaterial);
  while (texts.length > 1 && count(texts.join('\n\n')) > contextTokens * TURNS_SHARE) texts.shift();
  const content = fill(PROMPT_FILES.summary.text, {
    language_name: LANGUAGE_FACTS[language].name,
    turns: texts.join('\n\n'),
  });
  return { messages: [{ role: 'user', content }], prompt: recordOf('summary', [PROMPT_FILES.summary]) };
}

/**
 * Asks what is true after a turn and, where they are to be judged, what its sentences let happen. The question, which
 * is the same for all turns of a language, stands first, and the turn last: providers cache the beginning.
 */
export function readingPrompt(
  { language }: StorySheet,
  { turn, keys, present, judged }: Pick<ReadingTask, 'turn' | 'keys' | 'present' | 'judged'>,
): MemoryPrompt {
  const { facts, events } = PROMPT_FILES;
  const content = fill(facts.text, {
    language_name: LANGUAGE_FACTS[language].name,
    keys: keys
      .map((key) => fencedLine(key))
      .toSorted()
      .join(', '),
    here: present.length > 0 ? present.map((name) => fencedLine(name)).join(', ') : 'nobody who is named',
    events: judged ? events.text : '',
    before: judged ? fenced(judged.before) : '',
    secrets: judged ? numbered(judged.secrets.map((secret) => fencedLine(secret))) : '',
    turn: asMaterial(judged ? { ...turn, text: judged.numbered } : turn),
  });
  return {
    messages: [{ role: 'user', content }],
    prompt: recordOf('facts', judged ? [facts, events] : [facts]),
  };
}

const numbered = (lines: readonly string[]): string =>
  lines.map((line, at) => `${at + 1}. ${line}`).join('\n');

function asMaterial({ input, text }: PastTurn): string {
  const line = playersLine(input);
  return [...(line === '' ? [] : [`‹you› ${line}`]), fenced(text)].join('\n');
}
