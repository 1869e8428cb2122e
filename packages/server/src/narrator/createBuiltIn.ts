import path from 'node:path';
import { builtInNarrator } from './builtIn/builtInNarrator.ts';
import type { InputParser } from './builtIn/InputParser.ts';
import { loadFragments } from './builtIn/fragments.ts';
import { builtInIllustrate } from './illustrate.ts';
import { asIntention } from './interpret/asIntention.ts';
import { matchChoice } from './interpret/matchChoice.ts';
import { nearest } from './interpret/nearest.ts';
import { lexicalKeys, readInput } from './interpret/readInput.ts';
import { toldOf } from './interpret/topics.ts';
import { lexiconNames } from './lexiconNames.ts';
import type { Narrator } from './Narrator.ts';

const FRAGMENTS = path.join(import.meta.dirname, 'fragments');

export const PARSER: InputParser = {
  read: readInput,
  intention: asIntention,
  keysOf: lexicalKeys,
  nearest,
  told: toldOf,
};

export function createBuiltIn(): Narrator {
  return builtInNarrator({
    fragments: loadFragments(FRAGMENTS),
    parser: PARSER,
    illustrate: builtInIllustrate,
    interpret: ({ story, lastText, choices, said, input }) =>
      Promise.resolve(
        matchChoice(input, choices, {
          language: story.language,
          names: lexiconNames(story.lexicon),
          scene: lastText,
          ...(said && { said }),
        }),
      ),
  });
}
