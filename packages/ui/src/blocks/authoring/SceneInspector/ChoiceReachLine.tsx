import type { StoryChoice, StoryStructure } from '@kathaloka/contract/entities';
import type { ChoiceReach } from '@kathaloka/story';
import { ReachLine } from './Stakes.styles.ts';
import { stakesWords } from '../../../words/stakes/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** What the choices of a story change. */
export interface CheckedReach {
  /** The structure that was checked. */
  readonly structure: StoryStructure;
  readonly choices: readonly ChoiceReach[];
}

interface ChoiceReachLineProps {
  reach: CheckedReach | undefined;
  /** The name of the scene. */
  name: string;
  /** Index of the choice in its scene, from 0. */
  index: number;
  choice: StoryChoice;
}

/** What a choice changes, compared with those that are offered beside it. */
export function ChoiceReachLine({ reach, name, index, choice }: ChoiceReachLineProps) {
  const { reach: words } = useWords(stakesWords);
  const found = reach?.choices.find((each) => each.node === name && each.choice === index);
  const checked = reach?.structure.nodes[name]?.choices[index];
  // until the next check, a choice that was moved or leads elsewhere has the line of another
  if (!found || checked?.target !== choice.target) return null;
  const { like, until, endings } = found;
  if (like !== null) return <ReachLine data-reach="none">{words.none(like + 1)}</ReachLine>;
  if (endings.length > 0) return <ReachLine>{words.ending}</ReachLine>;
  if (until === null) return null;
  return <ReachLine>{until === choice.target ? words.next : words.until(until)}</ReachLine>;
}
