import type { Model } from '@kathaloka/contract/entities';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { Alternative, AlternativeList, Alternatives, Legend, Price } from './AlternativesPanel.styles.ts';

export interface AlternativesPanelProps {
  /** Models that the player can afford. */
  models: readonly Model[];
  /** A model was pressed. */
  onSelect: (model: Model) => void;
}

/** Other models to go on with, when the credits do not reach for the one that was asked. */
export function AlternativesPanel({ models, onSelect }: AlternativesPanelProps) {
  const words = usePlayWords();
  return (
    <Alternatives>
      <Legend>{words.tryAlternatives}</Legend>
      <AlternativeList>
        {models.map((model) => (
          <Alternative key={model.model_key} type="button" onClick={() => onSelect(model)}>
            {model.display_name} <Price>{words.credits(model.credit_cost)}</Price>
          </Alternative>
        ))}
      </AlternativeList>
    </Alternatives>
  );
}
