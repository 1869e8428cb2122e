import type { Overview } from '@kathaloka/contract/entities';
import { useState } from 'react';
import { DayChart } from '../../blocks/admin/OverviewCharts/DayChart.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { isOfModels, type Measure, MEASURES, overviewChart } from './overviewChart.ts';
import { adminOverviewWords } from '../../words/adminOverview/en.ts';
import { useWords } from '../../words/useWords.ts';

const ALL = 'all';

interface ChartPanelProps {
  overview: Overview;
}

/** A chart of one figure by day, for everything or for one model. */
export function ChartPanel({ overview }: ChartPanelProps) {
  const words = useWords(adminOverviewWords);
  const [measure, setMeasure] = useState<Measure>('turns');
  const [model, setModel] = useState(ALL);
  const models = overview.by_model.map(({ model_key }) => model_key);
  const chosen = models.includes(model) ? model : undefined;

  return (
    <DayChart
      {...overviewChart(overview, { measure, model: chosen }, words)}
      tools={
        <>
          <Select
            aria-label={words.measure}
            value={measure}
            options={MEASURES.map((value) => ({ value, label: words.measures[value] }))}
            onValueChange={setMeasure}
          />
          {isOfModels(measure) && models.length > 0 && (
            <Select<string>
              aria-label={words.model}
              value={chosen ?? ALL}
              options={[
                { value: ALL, label: words.allModels },
                ...models.map((value) => ({ value, label: words.modelName(value) })),
              ]}
              onValueChange={setModel}
            />
          )}
        </>
      }
    />
  );
}
