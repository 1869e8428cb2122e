import type { ModelStatus, Overview, Setup } from '@kathaloka/contract/entities';
import { OVERVIEW_DAYS } from '@kathaloka/contract/limits';
import type { ComponentProps } from 'react';
import { Page, PageHead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import { ModelUsage } from '../../blocks/admin/ModelUsage/ModelUsage.tsx';
import { StatTile } from '../../blocks/admin/OverviewCharts/StatTile.tsx';
import { SetupList } from '../../blocks/admin/SetupList/SetupList.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Columns, Side, Tiles } from './AdminOverviewScreen.styles.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { ModelsPanel } from './ModelsPanel.tsx';
import { MostPlayed } from './MostPlayed.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { overviewTiles } from './overviewTiles.ts';
import { WaitingPanel } from './WaitingPanel.tsx';
import { adminOverviewWords } from '../../words/adminOverview/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface AdminOverviewScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'onCopy'> {
  /** `undefined` while it is loading. */
  overview: Overview | undefined;
  /** The operator's settings; if omitted, they are not shown. */
  setup?: readonly Setup['items'][number][] | undefined;
  /**
   * The state of the providers' models; if empty, they are shown only if some were used.
   * @default []
   */
  models?: readonly ModelStatus[] | undefined;
  /** Called with a line of docs/settings.md to copy. */
  onCopy?: ((line: string) => void) | undefined;
  /** The period, in days. */
  period: Overview['days'];
  /** Called with the chosen period. */
  onPeriodChange: (period: Overview['days']) => void;
  /** The error message. */
  error?: string | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
}

/**
 * The start page of administrators: figures of the library, pending decisions, and missing settings.
 *
 * @use The figures of an installation, and the settings that a new one still needs.
 * @avoid Not one story’s figures: `StoryScreen`.
 * @example
 * <AdminOverviewScreen overview={overview} period={30} onPeriodChange={setPeriod} />
 */
export function AdminOverviewScreen({
  overview,
  setup,
  models = [],
  onCopy,
  period,
  onPeriodChange,
  error,
  onRetry,
  ...rest
}: AdminOverviewScreenProps) {
  const words = useWords(adminOverviewWords);

  function content() {
    if (error !== undefined) return <ErrorState error={error} onRetry={onRetry} />;
    if (!overview) return <OverviewSkeleton />;
    return (
      <>
        <Tiles>
          {overviewTiles(overview, words).map((tile) => (
            <StatTile key={tile.label} {...tile} />
          ))}
        </Tiles>
        <Columns>
          <ChartPanel overview={overview} />
          <Side>
            <WaitingPanel waiting={overview.waiting} />
            <ModelsPanel models={overview.by_model} />
          </Side>
        </Columns>
        {(models.length > 0 || overview.usage.length > 0) && (
          <ModelUsage usage={overview.usage} days={overview.by_day.map(({ day }) => day)} models={models} />
        )}
        <MostPlayed stories={overview.most_played} />
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
          options={OVERVIEW_DAYS.map((days) => ({ value: String(days), label: words.days(days) }))}
          value={String(period)}
          onValueChange={(value) =>
            onPeriodChange(OVERVIEW_DAYS.find((days) => String(days) === value) ?? period)
          }
        />
      </PageHead>
      {setup && <SetupList items={setup} onCopy={onCopy} />}
      {content()}
    </Page>
  );
}
