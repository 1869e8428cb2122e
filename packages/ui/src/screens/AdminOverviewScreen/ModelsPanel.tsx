import type { Model } from '@kathaloka/contract/entities';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';
import { List, ModelItem, ModelName, Quiet, State } from './AdminOverviewScreen.styles.ts';

/** How a model is doing. */
export interface ModelState {
  model_key: Model['model_key'];
  /** What serves it, or what is wrong with it, in a word or two. */
  state: string;
  is_well: boolean;
  /** How long an answer takes. */
  seconds: number;
  uses: number;
}

interface ModelsPanelProps {
  models: readonly ModelState[];
}

/** Who narrates and who paints, and how well. */
export function ModelsPanel({ models }: ModelsPanelProps) {
  const words = useAdminWords().overview;
  return (
    <Panel title={words.models}>
      <List>
        {models.map(({ model_key, state, is_well, seconds, uses }) => (
          <ModelItem key={model_key}>
            <ModelName>{model_key}</ModelName>
            <State data-well={is_well || undefined}>
              {is_well ? <CircleCheck /> : <TriangleAlert />}
              {state}
            </State>
            <span>{words.seconds(seconds)}</span>
            <Quiet>{words.uses(uses)}</Quiet>
          </ModelItem>
        ))}
      </List>
    </Panel>
  );
}
