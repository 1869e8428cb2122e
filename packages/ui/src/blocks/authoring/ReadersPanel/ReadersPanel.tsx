import type { StoryInsights } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Figures, PanelRoot } from './ReadersPanel.styles.ts';
import { inOrder, neverReached } from './insightRows.ts';
import { sceneColumns, wayColumns } from './readerColumns.tsx';
import { authoringPagesWords } from '../../../words/authoringPages/en.ts';
import { numbersWords } from '../../../words/numbers/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ReadersPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The figures about readers; `undefined` while loading. */
  insights: StoryInsights | undefined;
  /** The error message of a failed request. */
  error?: string | undefined;
  /** Called to retry. */
  onRetry?: (() => void) | undefined;
}

/**
 * Anonymous figures about a story's readers: those about very few readers are hidden.
 *
 * @use Shows by scene what readers have done.
 * @avoid Not the figures of a story: `StatisticsPanel`.
 * @heard Tables; hidden figures as “too few readers”.
 * @keys tab
 * @example
 * <ReadersPanel insights={insights} />
 */
export function ReadersPanel({ insights, error, onRetry, ...rest }: ReadersPanelProps) {
  const words = useWords(authoringPagesWords).readers;
  const { whole } = useWords(numbersWords);
  const shown = (value: number | null) => (value === null ? words.tooFew : whole(value));
  const isHidden = insights?.plays === null;
  const minutesShown = (minutes: number | null) =>
    minutes !== null && minutes < 1 ? words.underOne : shown(minutes && Math.round(minutes));
  return (
    <PanelRoot aria-label={words.title} {...rest}>
      <h2>{words.title}</h2>
      <p>{isHidden ? words.hidden : words.hint}</p>
      {error && <ErrorState layout="row" error={error} onRetry={onRetry} />}
      {insights && (
        <Figures>
          <div>
            <dt>{words.plays}</dt>
            <dd>{shown(insights.plays)}</dd>
          </div>
          <div>
            <dt>{words.readers}</dt>
            <dd>{shown(insights.readers)}</dd>
          </div>
          <div>
            <dt>{words.finished}</dt>
            <dd>{shown(insights.finished)}</dd>
          </div>
          <div>
            <dt>{words.minutes}</dt>
            <dd>{minutesShown(insights.median_minutes)}</dd>
          </div>
        </Figures>
      )}
      {!error && <Tables insights={insights} shown={shown} />}
    </PanelRoot>
  );
}

interface TablesProps {
  insights: StoryInsights | undefined;
  shown: (value: number | null) => string;
}

/** The tables of scenes and of ways between them. */
function Tables({ insights, shown }: TablesProps) {
  const words = useWords(authoringPagesWords).readers;
  const unreached = insights ? neverReached(insights) : [];
  return (
    <>
      <h3>{words.scenes}</h3>
      {unreached.length > 0 && <p>{words.neverReached(unreached)}</p>}
      <DataTable
        label={words.scenes}
        columns={sceneColumns(words, shown)}
        rows={insights?.nodes}
        rowKey={({ node }) => node}
        empty={words.noScenes}
      />
      <h3>{words.ways}</h3>
      <DataTable
        label={words.ways}
        columns={wayColumns(words, shown)}
        rows={insights && inOrder(insights)}
        rowKey={({ from, to }) => `${from}\n${to}`}
        empty={words.noWays}
      />
    </>
  );
}
