import type { StoryCreate } from '@kathaloka/contract/entities';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { canBeStuck, xpWalk } from '@kathaloka/story/editing';
import { Area, Caption, Chart, End, Ends, Finding, Findings, Sentence, Steps } from './XpMeaning.styles.ts';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface XpMeaningProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The current costs and gains. */
  draft: Pick<StoryCreate, 'initial_xp' | 'game_config'>;
}

const WIDTH = 280;
const HEIGHT = 96;

/** Returns the path of a step chart: each level lasts until the next turn. */
function stepsThrough(levels: readonly number[]): string {
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const y = (level: number) =>
    (HEIGHT - 8 - ((level - low) / Math.max(1, high - low)) * (HEIGHT - 16)).toFixed(1);
  const width = WIDTH / levels.length;
  return levels
    .map(
      (level, turn) =>
        `${turn === 0 ? 'M0' : `H${(turn * width).toFixed(1)}V`}${turn === 0 ? `,${y(level)}` : y(level)}`,
    )
    .join('')
    .concat(`H${WIDTH}`);
}

/**
 * A panel that explains the costs: a player's XP along a typical path.
 *
 * @use Shows how the costs and rewards of a story affect a player’s XP.
 * @avoid Not what readers did: `ReadersPanel`.
 * @heard The result in a sentence; the chart repeats it.
 * @keys none
 * @example
 * <XpMeaning draft={draft} />
 */
export function XpMeaning({ draft, ...rest }: XpMeaningProps) {
  const words = useWords(authoringWords);
  const { levels, dryTurn } = xpWalk(draft);
  const first = levels[0] ?? 0;
  const last = levels.at(-1) ?? 0;
  const steps = stepsThrough(levels);
  const undoCost = draft.game_config.commands['undo']?.cost ?? 0;
  const isStuck = dryTurn !== undefined || canBeStuck(draft);

  return (
    <Panel title={words.meaning} {...rest}>
      <Caption>{words.meaningHint}</Caption>
      <Chart viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        <Area d={`${steps}V${HEIGHT}H0Z`} />
        <Steps d={steps} />
      </Chart>
      <Ends aria-hidden>
        <End>
          {words.turn(1)}
          <b>{first}</b>
        </End>
        <End>
          {words.turn(levels.length - 1)}
          <b>{last}</b>
        </End>
      </Ends>
      <Sentence>
        {words.walk(last)} {dryTurn === undefined ? words.neverDry : words.runsDry(dryTurn)}
      </Sentence>
      <Findings>
        <Finding data-tone={isStuck ? 'warning' : 'fine'}>
          {isStuck ? <TriangleAlert /> : <CircleCheck />}
          {isStuck ? words.stuck : words.notStuck}
        </Finding>
        <Finding data-tone={undoCost > 0 ? 'warning' : 'fine'}>
          {undoCost > 0 ? <TriangleAlert /> : <CircleCheck />}
          {undoCost > 0 ? words.undoCosts(undoCost) : words.undoFree}
        </Finding>
      </Findings>
    </Panel>
  );
}
