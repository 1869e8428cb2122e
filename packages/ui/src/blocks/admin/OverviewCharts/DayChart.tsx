import { type ComponentProps, type ReactNode, useState } from 'react';
import type { DataTableColumn } from '../../../patterns/DataTable/columns.ts';
import { DataTable } from '../../../patterns/DataTable/DataTable.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import type { Words } from '../../../words/en.ts';
import { Bars } from './Bars.tsx';
import type { ChartDay, ChartSeries } from './chartDay.ts';
import { Chart, ChartFinding, ChartTools, Key, Legend } from './OverviewCharts.styles.ts';
import { adminOverviewWords } from '../../../words/adminOverview/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface DayChartProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The title of the chart. */
  title: string;
  /** One series, or two that are stacked. */
  series: readonly ChartSeries[];
  /** The days, oldest first. */
  days: readonly ChartDay[];
  /** The summary of the chart, in a sentence. */
  finding: string;
  /** Formats a figure in the table. */
  format: (value: number) => string;
  /**
   * Formats a figure on the axis, where there is little room.
   * @default format
   */
  formatShort?: ((value: number) => string) | undefined;
  /** Controls that choose what the chart shows. */
  tools?: ReactNode;
}

const PATTERNS = ['solid', 'hatched'] as const;

/**
 * A chart of figures by day, as bars or as a table.
 *
 * @use Shows figures by day as bars, with a table of all figures.
 * @avoid Not for one figure: `StatTile`.
 * @heard The summary of the chart, then the table.
 * @keys press
 * @example
 * <DayChart
 *   title="Turns"
 *   series={series}
 *   days={days}
 *   finding="More turns on weekends"
 *   format={(value) => String(value)}
 * />
 */
export function DayChart({
  title,
  series,
  days,
  finding,
  format,
  formatShort = format,
  tools,
  ...rest
}: DayChartProps) {
  const words = useWords(adminOverviewWords);
  const [isTable, setIsTable] = useState(false);
  const legend = (
    <Legend>
      {series.map(({ key, label }, index) => (
        <Key key={key} data-pattern={PATTERNS[index]}>
          {label}
        </Key>
      ))}
    </Legend>
  );

  return (
    <Panel title={title} end={!isTable && series.length > 1 && legend} {...rest}>
      <Chart>
        {tools && <ChartTools>{tools}</ChartTools>}
        <ChartFinding>{finding}</ChartFinding>
        {isTable ? (
          <DataTable
            label={title}
            rows={days}
            rowKey={({ day }) => day}
            empty={words.nothing}
            columns={chartColumns({ words, series, format })}
          />
        ) : (
          <Bars days={days} label={`${title}. ${finding}`} format={formatShort} />
        )}
        <Button size="small" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? words.showChart : words.showTable}
        </Button>
      </Chart>
    </Panel>
  );
}

interface ChartColumnOptions {
  words: Words['adminOverview'];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

function chartColumns({ words, series, format }: ChartColumnOptions): DataTableColumn<ChartDay>[] {
  return [
    { key: 'day', header: words.day, isRowHeader: true, cell: ({ day }) => words.date(day) },
    ...series.map(({ key, label }, index): DataTableColumn<ChartDay> => {
      const valueOf = ({ values }: ChartDay) => values[index] ?? null;
      return {
        key,
        header: label,
        align: 'end',
        sortValue: (day) => valueOf(day) ?? -1,
        cell: (day) => {
          const value = valueOf(day);
          return value === null ? words.none : format(value);
        },
      };
    }),
  ];
}
