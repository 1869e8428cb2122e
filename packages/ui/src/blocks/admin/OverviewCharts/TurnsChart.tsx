import { type ComponentProps, useState } from 'react';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { Chart, ChartFinding, Key, Legend } from './OverviewCharts.styles.ts';
import { Bars } from './Bars.tsx';
import type { TurnsOfDay } from './turnsOfDay.ts';

export interface TurnsChartProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The days, oldest first. */
  days: readonly TurnsOfDay[];
  /** The summary of the chart, in a sentence. */
  finding: string;
}

/** Turns per day as stacked bars, or as a table. */
export function TurnsChart({ days, finding, ...rest }: TurnsChartProps) {
  const { overview: words, number } = useAdminWords();
  const [isTable, setIsTable] = useState(false);
  const legend = (
    <Legend>
      <Key data-series="built_in">{words.builtIn}</Key>
      <Key data-series="provider">{words.provider}</Key>
    </Legend>
  );

  return (
    <Panel title={words.turns} end={!isTable && legend} {...rest}>
      <Chart>
        <ChartFinding>{finding}</ChartFinding>
        {isTable ? (
          <DataTable
            label={words.turns}
            rows={days}
            rowKey={({ day }) => day}
            empty={words.noTurns}
            columns={[
              { key: 'day', header: words.day, isRowHeader: true, cell: ({ day }) => words.date(day) },
              {
                key: 'built_in',
                header: words.builtIn,
                align: 'end',
                cell: ({ built_in }) => number(built_in),
              },
              {
                key: 'provider',
                header: words.provider,
                align: 'end',
                cell: ({ provider }) => number(provider),
              },
              {
                key: 'total',
                header: words.total,
                align: 'end',
                sortValue: ({ built_in, provider }) => built_in + provider,
                cell: ({ built_in, provider }) => number(built_in + provider),
              },
            ]}
          />
        ) : (
          <Bars days={days} label={`${words.turns}. ${finding}`} />
        )}
        <Button size="small" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? words.showChart : words.showTable}
        </Button>
      </Chart>
    </Panel>
  );
}
