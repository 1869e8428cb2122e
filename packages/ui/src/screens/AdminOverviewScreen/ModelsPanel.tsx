import type { Overview } from '@kathaloka/contract/entities';
import { Sparkline } from '../../blocks/admin/OverviewCharts/Sparkline.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { List, ModelItem, ModelName, Quiet } from './AdminOverviewScreen.styles.ts';
import { adminOverviewWords } from '../../words/adminOverview/en.ts';
import { useWords } from '../../words/useWords.ts';

interface ModelsPanelProps {
  models: Overview['by_model'];
}

/** A table of models: who narrated and who painted, how often, and for how many credits. */
export function ModelsPanel({ models }: ModelsPanelProps) {
  const words = useWords(adminOverviewWords);

  function failureTexts(days: Overview['by_model'][number]['by_day']): string[] {
    const failed = days.reduce((sum, day) => sum + day.narrator_errors, 0);
    return failed > 0 ? [words.failures(failed)] : [];
  }

  return (
    <Panel title={words.models}>
      {models.length === 0 ? (
        <Quiet>{words.noModels}</Quiet>
      ) : (
        <List>
          {models.map(({ model_key, turns, credits_spent, by_day }) => (
            <ModelItem key={model_key}>
              <ModelName>{words.modelName(model_key)}</ModelName>
              <Sparkline values={by_day.map((day) => day.credits_spent)} />
              <Quiet>{[words.turns(turns), ...failureTexts(by_day)].join(', ')}</Quiet>
              <span>{words.credits(credits_spent)}</span>
            </ModelItem>
          ))}
        </List>
      )}
    </Panel>
  );
}
