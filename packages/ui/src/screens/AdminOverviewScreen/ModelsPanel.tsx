import type { Overview } from '@kathaloka/contract/entities';
import { Sparkline } from '../../blocks/admin/OverviewCharts/Sparkline.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { useAdminOverviewWords } from '../../words/areas/useAdminOverviewWords.ts';
import { List, ModelItem, ModelName, Quiet } from './AdminOverviewScreen.styles.ts';

interface ModelsPanelProps {
  models: Overview['by_model'];
}

/** Who narrated and who painted, how often, and for how many credits. */
export function ModelsPanel({ models }: ModelsPanelProps) {
  const words = useAdminOverviewWords();
  return (
    <Panel title={words.models}>
      {models.length === 0 ? (
        <Quiet>{words.noModels}</Quiet>
      ) : (
        <List>
          {models.map(({ model_key, turns, credits_spent, credits_by_day }) => (
            <ModelItem key={model_key}>
              <ModelName>{model_key}</ModelName>
              <Sparkline values={credits_by_day} />
              <Quiet>{words.turns(turns)}</Quiet>
              <span>{words.credits(credits_spent)}</span>
            </ModelItem>
          ))}
        </List>
      )}
    </Panel>
  );
}
