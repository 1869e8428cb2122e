import type { AuthoredStory } from '@kathaloka/contract/entities';
import { explore, graphOf, reachOfChoices, rulesOf } from '@kathaloka/story';

export interface ReachFigures {
  /** Stories all of whose states were compared, and the choices in them that are offered beside others. */
  readonly stories: number;
  readonly choices: number;
  /** The share of choices that change no word of the author, whatever follows. */
  readonly unheard: number;
  /** The share of choices that make an ending possible, or rule one out. */
  readonly endings: number;
}

type PlayedStory = Pick<AuthoredStory, 'story_structure' | 'language' | 'game_config'>;

/** What the choices of several stories change. A deed counts as nothing, because only narrators tell it. */
export function reachFigures(stories: readonly { readonly story: PlayedStory }[]): ReachFigures {
  const proved = stories
    .map(({ story: { story_structure, language, game_config } }) => {
      const graph = graphOf(story_structure, language);
      return reachOfChoices(graph, explore(graph, {}, rulesOf(graph, game_config)).exact);
    })
    .filter(({ isProved }) => isProved);
  const choices = proved.flatMap((reach) => reach.choices);
  const shareOf = (count: number) => (choices.length === 0 ? 0 : count / choices.length);
  return {
    stories: proved.length,
    choices: choices.length,
    unheard: shareOf(choices.filter(({ like }) => like !== null).length),
    endings: shareOf(choices.filter(({ endings }) => endings.length > 0).length),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The figures in one line. */
export const reachLine = ({ stories, choices, unheard, endings }: ReachFigures): string =>
  `Reach, in the ${stories} stories that are proved: of ${choices} choices, ${percent(unheard)} change no word, and ` +
  `${percent(endings)} open or rule out an ending`;
