import type { ReviewItem, Story } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { Page, PageHead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import { StatTile, type StatTileProps } from '../../blocks/admin/OverviewCharts/StatTile.tsx';
import { TurnsChart, type TurnsChartProps } from '../../blocks/admin/OverviewCharts/TurnsChart.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';
import { Columns, Side, Tiles } from './AdminOverviewScreen.styles.ts';
import { ModelsPanel, type ModelState } from './ModelsPanel.tsx';
import { MostPlayed } from './MostPlayed.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';

export type { ModelState };

const PERIODS = [7, 30, 90] as const;

/** What an administrator sees first. */
export interface AdminOverview {
  stats: readonly StatTileProps[];
  turns: TurnsChartProps;
  /** The stories that wait for a decision, oldest first. */
  reviews: readonly ReviewItem[];
  models: readonly ModelState[];
  /** The stories that were played most, most played first. */
  stories: readonly Story[];
}

export interface AdminOverviewScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `undefined` while it is on its way. */
  overview: AdminOverview | undefined;
  /** How many days it covers. */
  period: (typeof PERIODS)[number];
  /** Called with the number of days. */
  onPeriodChange: (period: (typeof PERIODS)[number]) => void;
  /** The present instant. */
  now: string;
  /** What did not arrive, in words for the person. */
  error?: string | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: () => void;
}

/** How the library is doing, and what waits. */
export function AdminOverviewScreen({
  overview,
  period,
  onPeriodChange,
  now,
  error,
  onRetry,
  ...rest
}: AdminOverviewScreenProps) {
  const words = useAdminWords().overview;

  function content() {
    if (error !== undefined) return <ErrorState error={error} onRetry={onRetry} />;
    if (!overview) return <OverviewSkeleton />;
    return (
      <>
        <Tiles>
          {overview.stats.map((stat) => (
            <StatTile key={stat.label} {...stat} />
          ))}
        </Tiles>
        <Columns>
          <TurnsChart {...overview.turns} />
          <Side>
            <WaitingPanel reviews={overview.reviews} now={now} />
            <ModelsPanel models={overview.models} />
          </Side>
        </Columns>
        <MostPlayed stories={overview.stories} />
      </>
    );
  }

  return (
    <Page {...rest}>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
        <SegmentedControl
          label={words.period}
          size="small"
          options={PERIODS.map((days) => ({ value: String(days), label: words.days(days) }))}
          value={String(period)}
          onValueChange={(value) => onPeriodChange(PERIODS.find((days) => String(days) === value) ?? period)}
        />
      </PageHead>
      {content()}
    </Page>
  );
}
