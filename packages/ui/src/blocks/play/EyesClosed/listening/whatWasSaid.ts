import { matchFirstWords } from '@kathaloka/story';
import { type SpokenCommand, spokenCommand, spokenNumber } from './spokenWords.ts';

export type Said = { option: number } | { command: SpokenCommand } | undefined;

/** What one of the alternatives of a recogniser means: a way on by its number, a command, or a way by its first words. */
export function whatWasSaid(alternatives: readonly string[], options: readonly string[]): Said {
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
