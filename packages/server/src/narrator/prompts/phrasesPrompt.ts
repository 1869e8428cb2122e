import { SAID_MAX } from '@kathaloka/contract/limits';
import type { PhrasesTask } from '../Narrator.ts';
import { fenced, fencedLine } from './fence.ts';
import { fill } from './fill.ts';
import { LANGUAGE_FACTS } from './languages.ts';
import { PROMPT_FILES, type PromptRecord, recordOf } from './promptFiles.ts';
import type { PromptMessage } from './promptTypes.ts';

/** Enough of a scene to know what its choices are about. */
const SCENE_MAX = 3000;
/** The number to ask for. Some answers will be too long, or belong to another choice. */
const COUNT = SAID_MAX;

interface PhrasesPrompt {
  readonly messages: readonly PromptMessage[];
  readonly prompt: PromptRecord;
  readonly schema: Readonly<Record<string, unknown>>;
}

export function phrasesPrompt({ language, scene, choices, said, index }: PhrasesTask): PhrasesPrompt {
  const content = fill(PROMPT_FILES.phrases.text, {
    scene: fenced(scene, SCENE_MAX),
    ways: choices.map((choice, at) => `${at + 1}. ${fencedLine(choice)}`).join('\n'),
    count: String(COUNT),
    language_name: LANGUAGE_FACTS[language].name,
    number: String(index + 1),
    said: said.length === 0 ? 'there are none' : said.map((phrase) => fencedLine(phrase)).join('; '),
  });
  return {
    messages: [{ role: 'user', content }],
    prompt: recordOf('phrases', [PROMPT_FILES.phrases]),
    schema: {
      type: 'object',
      properties: { phrases: { type: 'array', items: { type: 'string' } } },
      required: ['phrases'],
      additionalProperties: false,
    },
  };
}
