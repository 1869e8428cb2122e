import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBundledStories } from '../../features/bundledStories/bundledStory.ts';
import { bagSizes } from './bagSizes.ts';
import { PARSER } from '../createBuiltIn.ts';
import { simulate } from '../../testing/simulatedPlay.ts';
import { PLAYERS, playerOf } from '../../testing/simulatedPlayers.ts';
import { loadFragments } from './fragments.ts';
import { lintFragments } from './lint.ts';
import { lintFillers } from './lintFillers.ts';
import { normalisedSentences } from './words.ts';

const fragments = loadFragments(path.join(import.meta.dirname, '../fragments'));

describe('The fragments of the built-in narrator', () => {
  it('read well with everything that may fill them', () => {
    const stories = readBundledStories().map(({ story }) => story);
    const fillers = new Map<string, ReturnType<typeof lintFillers>>();
    const fillersOf = (language: string) => {
      if (!fillers.has(language)) fillers.set(language, lintFillers(stories, language));
      return fillers.get(language)!;
    };
    expect(lintFragments(fragments, fillersOf)).toEqual([]);
  });

  it('are enough of each kind for thirty turns', () => {
    expect(bagSizes(fragments).filter(({ size, wanted }) => size < wanted)).toEqual([]);
  });

  it.each(['en', 'hi', 'ur'])(
    'never repeat a sentence within thirty turns of a scene without lore, in: %s',
    (language) => {
      const { story } = readBundledStories().find((each) => each.story.language === language)!;

      const bare = {
        ...story,
        lore_cards: [],
        lexicon: {},
        story_structure: { start_node: '', nodes: {} },
      };
      for (const [kind, player] of Object.entries(PLAYERS)) {
        const turns = [
          ...simulate(
            { story: bare, model_key: 'tenali', seed: 3, fragments, parser: PARSER },
            playerOf(player, 3),
            40,
          ),
        ];
        expect(turns.length, kind).toBeGreaterThan(30);
        turns.forEach(({ house, task }, at) => {
          if (!task) return;
          const told = new Set(
            turns.slice(Math.max(0, at - 30), at).flatMap((turn) => normalisedSentences(turn.house)),
          );
          expect(
            normalisedSentences(house).filter((sentence) => told.has(sentence)),
            `${kind}, turn ${at}`,
          ).toEqual([]);
        });
      }
    },
  );
});
