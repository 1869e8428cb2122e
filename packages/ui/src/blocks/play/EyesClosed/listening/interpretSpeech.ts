import { matchFirstWords } from '@kathaloka/story';
import { type SpokenCommand, spokenCommand, spokenNumber } from './spokenWords.ts';

export type SpokenIntent = { option: number } | { command: SpokenCommand } | undefined;

/** Interprets what was heard: the number of an option, a command, or the first words of an option. */
export function interpretSpeech(alternatives: readonly string[], options: readonly string[]): SpokenIntent {
  for (const heard of alternatives) {
    const number = spokenNumber(heard);
    if (number !== undefined && number <= options.length) return { option: number - 1 };
    const command = spokenCommand(heard);
    if (command) return { command };
    const option = matchFirstWords(heard, options);
    if (option !== null) return { option };
  }
  return undefined;
}
