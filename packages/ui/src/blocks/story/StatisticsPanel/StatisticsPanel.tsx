import type { Story } from '@kathaloka/contract/entities';
import {
  Calendar,
  CircleCheck,
  Clock,
  Flag,
  Flame,
  GitBranch,
  Languages,
  Layers,
  Map as MapIcon,
  MousePointerClick,
  Star,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import { StatusPill } from '../StatusPill/StatusPill.tsx';
import { Name, Row, Rows, Value } from './StatisticsPanel.styles.ts';
import { type CountedStory, type Statistic, statisticsOf } from './statisticsOf.ts';
import { numbersWords } from '../../../words/numbers/en.ts';
import { storyPageWords } from '../../../words/storyPage/en.ts';
import { useWords } from '../../../words/useWords.ts';

const icons: Readonly<Record<Statistic, ReactNode>> = {
  startingXp: <Flame />,
  actions: <MousePointerClick />,
  storyCards: <Layers />,
  totalScenes: <MapIcon />,
  branches: <GitBranch />,
  endings: <Flag />,
  playTime: <Clock />,
  completionRate: <CircleCheck />,
  rating: <Star />,
  language: <Languages />,
  created: <Calendar />,
};

export interface StatisticsPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The story. */
  story: CountedStory & Pick<Story, 'status'>;
}

/**
 * A panel with a story's statistics and status. Missing values are omitted.
 *
 * @use Shows the figures of a story.
 * @avoid Not figures by scene: `ReadersPanel`.
 * @heard Terms and values, numbers in full.
 * @keys none
 * @example
 * <StatisticsPanel story={story} />
 */
export function StatisticsPanel({ story, ...rest }: StatisticsPanelProps) {
  const words = useWords(storyPageWords);
  const { whole } = useWords(numbersWords);

  return (
    <Panel
      title={words.statistics}
      end={<StatusPill status={story.status} />}
      lang={words.ownLanguage}
      {...rest}
    >
      <Rows>
        {statisticsOf(story, { ...words, whole }).map(({ name, value }) => (
          <Row key={name} data-highlighted={name === 'startingXp' || undefined}>
            {icons[name]}
            <Name>{words[name]}</Name>
            <Value>
              <bdi>{value}</bdi>
              {name === 'startingXp' && <Tooltip label={words.aboutXp}>{words.xpHint}</Tooltip>}
            </Value>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}
