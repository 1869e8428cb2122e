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
import type { ReactNode } from 'react';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { useNumbers } from '../../../words/areas/useNumbers.ts';
import { useStoryPageWords } from '../../../words/areas/useStoryPageWords.ts';
import { StatusPill } from '../StatusPill/StatusPill.tsx';
import { Name, Row, Rows, Value } from './StatisticsPanel.styles.ts';
import { type Statistic, statisticsOf } from './statisticsOf.ts';

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

export interface StatisticsPanelProps {
  /** The story that is counted. */
  story: Story;
}

/** A story in numbers, and where it stands. What nobody has measured is not there. */
export function StatisticsPanel({ story }: StatisticsPanelProps) {
  const words = useStoryPageWords();
  const { whole } = useNumbers();

  return (
    <Panel title={words.statistics} end={<StatusPill status={story.status} />}>
      <Rows>
        {statisticsOf(story, { ...words, whole }).map(({ name, value }) => (
          <Row key={name} data-highlighted={name === 'startingXp' || undefined}>
            {icons[name]}
            <Name>{words[name]}</Name>
            <Value>
              <bdi>{value}</bdi>
            </Value>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}
