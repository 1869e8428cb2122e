import type { EdgeInsight, SceneInsight, StoryInsights } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import type { DataTableColumn } from '../../../patterns/DataTable/columns.ts';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { useAuthoringPagesWords } from '../../../words/areas/useAuthoringPagesWords.ts';
import type { Words } from '../../../words/en.ts';
import { useNumbers } from '../../../words/areas/useNumbers.ts';
import { Figures, PanelRoot } from './ReadersPanel.styles.ts';

export interface ReadersPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What readers do; undefined while it is loading. */
  insights: StoryInsights | undefined;
  /** Why it could not be loaded. */
  error?: string | undefined;
  /** Called to load it again. */
  onRetry?: (() => void) | undefined;
}

/** What readers do with a story, without naming anybody: figures about very few of them are hidden. */
export function ReadersPanel({ insights, error, onRetry, ...rest }: ReadersPanelProps) {
  const words = useAuthoringPagesWords().readers;
  const { whole } = useNumbers();
  const shown = (value: number | null) => (value === null ? words.tooFew : whole(value));
  const isHidden = insights?.plays === null;
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
            <dd>{shown(insights.median_minutes === null ? null : Math.round(insights.median_minutes))}</dd>
          </div>
        </Figures>
      )}
      {!error && <Tables insights={insights} shown={shown} />}
    </PanelRoot>
  );
}

type ReadersWords = Words['authoringPages']['readers'];
type Shown = (value: number | null) => string;

/** A figure at the end of a row. */
const figure =
  (header: string, shown: Shown) =>
  <Row, Key extends keyof Row & string>(key: Key) => ({
    key,
    header,
    align: 'end' as const,
    cell: (row: Row) => shown(row[key] as number | null),
  });

function sceneColumns(words: ReadersWords, shown: Shown): readonly DataTableColumn<SceneInsight>[] {
  return [
    { key: 'node', header: words.scene, isRowHeader: true, cell: sceneName(words.ending) },
    figure(words.readers, shown)('readers'),
    figure(words.visits, shown)('visits'),
    figure(words.stopped, shown)('stopped'),
  ];
}

const sceneName =
  (ending: string) =>
  ({ node, is_ending }: SceneInsight) => (
    <>
      <bdi>{node}</bdi> {is_ending && <Badge tone="success">{ending}</Badge>}
    </>
  );

function wayColumns(words: ReadersWords, shown: Shown): readonly DataTableColumn<EdgeInsight>[] {
  return [
    { key: 'from', header: words.from, isRowHeader: true, cell: ({ from }) => from },
    { key: 'to', header: words.to, cell: ({ to }) => to },
    figure(words.readers, shown)('readers'),
    figure(words.visits, shown)('visits'),
  ];
}

interface TablesProps {
  insights: StoryInsights | undefined;
  shown: Shown;
}

/** Scene by scene, and way by way. */
function Tables({ insights, shown }: TablesProps) {
  const words = useAuthoringPagesWords().readers;
  return (
    <>
      <DataTable
        label={words.scenes}
        columns={sceneColumns(words, shown)}
        rows={insights?.nodes}
        rowKey={({ node }) => node}
        empty={words.noScenes}
      />
      <DataTable
        label={words.ways}
        columns={wayColumns(words, shown)}
        rows={insights?.edges}
        rowKey={({ from, to }) => JSON.stringify([from, to])}
        empty={words.noWays}
      />
    </>
  );
}
