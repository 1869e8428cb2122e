import type { InterpretTask } from '../Narrator.ts';
import { fenced, fencedLine, PLAYER_MAX } from './fence.ts';
import { fill } from './fill.ts';
import { PROMPT_FILES, type PromptRecord, recordOf } from './promptFiles.ts';
import type { PromptMessage, PromptModel } from './promptTypes.ts';
import { lastSentences } from './sentences.ts';

const SENTENCES = 2;

interface InterpretPrompt {
  readonly messages: readonly PromptMessage[];
  readonly prompt: PromptRecord;
  /** A JSON Schema that lists the existing choices, so that no other can be answered. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The prompt that asks which of the author's choices a line means. */
export function interpretPrompt(
  { lastText, choices, input }: InterpretTask,
  { isSmall = false }: Pick<PromptModel, 'isSmall'>,
): InterpretPrompt {
  const numbers = choices.map((_, at) => String(at + 1));
  const content = fill(PROMPT_FILES.interpret.text, {
    scene: fenced(lastSentences(lastText, SENTENCES)),
    ways: choices.map((choice, at) => `${at + 1}. ${fencedLine(choice)}`).join('\n'),
    examples: isSmall ? PROMPT_FILES.interpret_examples.text : '',
    player: fencedLine(input, PLAYER_MAX),
    numbers: numbers.map((number) => `"${number}"`).join(' | '),
  });
  return {
    messages: [{ role: 'user', content }],
    prompt: recordOf('interpret', [PROMPT_FILES.interpret]),
    schema: {
      type: 'object',
      properties: {
        way: { type: 'string', enum: [...numbers, 'none'] },
        sure: { type: 'string', enum: ['high', 'low'] },
      },
      required: ['way', 'sure'],
      additionalProperties: false,
    },
  };
}
