import type { ModelStatus, Overview } from '@kathaloka/contract/entities';
import { type ComponentProps, useState } from 'react';
import type { DataTableColumn } from '../../../patterns/DataTable/columns.ts';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import type { Words } from '../../../words/en.ts';
import { DayChart } from '../OverviewCharts/DayChart.tsx';
import { Lead, Name, Parts, Quiet } from './ModelUsage.styles.ts';
import { type ModelRow, usageRows, type UsageMeasure, USAGE_MEASURES, usageChart } from './usageRows.ts';
import { adminOverviewWords } from '../../../words/adminOverview/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ModelUsageProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The usage of each model, most tokens first. */
  usage: Overview['usage'];
  /** The days of the period, oldest first, as `2026-11-20`. */
  days: readonly string[];
  /**
   * The status of each configured model; without any, only the usage is shown.
   * @default []
   */
  models?: readonly ModelStatus[] | undefined;
}

/**
 * The models of providers: the status of each, and the tokens that it has read and written by day.
 *
 * @use Shows which models are in use, and how many tokens they read and wrote.
 * @avoid Not the turns of each day: `AdminOverviewScreen`.
 * @heard Tables; states in words.
 * @keys press
 * @example
 * <ModelUsage usage={overview.usage} days={['2026-11-21', '2026-11-22']} models={models} />
 */
export function ModelUsage({ usage, days, models = [], ...rest }: ModelUsageProps) {
  const words = useWords(adminOverviewWords);
  const rows = usageRows(usage, models);
  return (
    <Panel title={words.usage.title} {...rest}>
      <Parts>
        {models.length > 0 && <Lead>{words.usage.lead}</Lead>}
        <DataTable
          label={words.usage.title}
          rows={rows}
          rowKey={({ key }) => key}
          empty={words.usage.empty}
          columns={columnsOf(words, models.length > 0)}
        />
        {usage.length > 0 && <UsageByDay usage={usage} days={days} />}
      </Parts>
    </Panel>
  );
}

function columnsOf(words: Words['adminOverview'], hasStatus: boolean): DataTableColumn<ModelRow>[] {
  const { usage } = words;
  const stateColumn: DataTableColumn<ModelRow> = {
    key: 'state',
    header: usage.state,
    cell: ({ status }) => (status ? <State status={status} /> : words.none),
  };
  const figure = (
    key: string,
    header: string,
    cell: (used: NonNullable<ModelRow['usage']>) => string,
  ): DataTableColumn<ModelRow> => ({
    key,
    header,
    align: 'end',
    cell: ({ usage: used }) => (used ? cell(used) : words.none),
  });
  return [
    {
      key: 'model',
      header: words.model,
      isRowHeader: true,
      width: 'grow',
      cell: (row) => <ModelCell row={row} />,
    },
    ...(hasStatus ? [stateColumn] : []),
    figure('calls', usage.measures.calls, ({ calls }) => words.number(calls)),
    figure('prompt_tokens', usage.measures.prompt_tokens, ({ prompt_tokens }) =>
      words.compact(prompt_tokens),
    ),
    figure('cached_tokens', usage.cached, ({ prompt_tokens, cached_tokens }) =>
      prompt_tokens === 0 ? words.none : words.percent((100 * cached_tokens) / prompt_tokens),
    ),
    figure('completion_tokens', usage.measures.completion_tokens, ({ completion_tokens }) =>
      words.compact(completion_tokens),
    ),
  ];
}

interface ModelCellProps {
  row: ModelRow;
}

function ModelCell({ row: { model, status } }: ModelCellProps) {
  const words = useWords(adminOverviewWords);
  return (
    <Name>
      <bdi dir="ltr">{model}</bdi>
      {status && (
        <Quiet>
          {words.usage.serves(status.name)} <bdi dir="ltr">{status.server}</bdi>
        </Quiet>
      )}
      {status && status.fallbacks.length > 0 && <Quiet>{words.usage.fallbacks(status.fallbacks)}</Quiet>}
    </Name>
  );
}

const TONES = { closed: 'success', half_open: 'warning', open: 'error' } as const;

interface StateProps {
  status: ModelStatus;
}

function State({ status: { state, last_failure } }: StateProps) {
  const words = useWords(adminOverviewWords);
  return (
    <Name>
      <Pill tone={TONES[state]}>{words.usage.states[state]}</Pill>
      {last_failure !== null && (
        <Quiet>
          <bdi dir="ltr">{last_failure}</bdi>
        </Quiet>
      )}
    </Name>
  );
}

function UsageByDay({ usage, days }: Pick<ModelUsageProps, 'usage' | 'days'>) {
  const words = useWords(adminOverviewWords);
  const [measure, setMeasure] = useState<UsageMeasure>('prompt_tokens');
  const [model, setModel] = useState('');
  const chosen = usage.find((each) => each.model === model) ?? usage[0]!;
  return (
    <DayChart
      {...usageChart(chosen, days, measure, words)}
      tools={
        <>
          <Select
            aria-label={words.usage.chooseMeasure}
            value={measure}
            options={USAGE_MEASURES.map((value) => ({ value, label: words.usage.measures[value] }))}
            onValueChange={setMeasure}
          />
          <Select<string>
            aria-label={words.usage.chooseModel}
            value={chosen.model}
            options={usage.map(({ model: value }) => ({ value, label: value }))}
            onValueChange={setModel}
          />
        </>
      }
    />
  );
}
