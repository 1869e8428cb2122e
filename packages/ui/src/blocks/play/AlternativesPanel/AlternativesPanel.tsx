import type { Model } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { Alternative, AlternativeList, Alternatives, Legend, Price } from './AlternativesPanel.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The fields of a model that its button needs. */
export type AlternativeModel = Pick<Model, 'model_key' | 'display_name' | 'credit_cost'>;

export interface AlternativesPanelProps<M extends AlternativeModel = AlternativeModel> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onSelect'
> {
  /** Models that the player can afford. */
  models: readonly M[];
  /** Called with the chosen model. */
  onSelect: (model: M) => void;
}

/**
 * Offers other models if the player cannot afford the requested one.
 *
 * @use Offers models that the player can afford when credits run short.
 * @avoid Not for the usual choice of a model: `ModelPicker`.
 * @heard Why it appears, then each model with its price.
 * @keys press
 * @example
 * <AlternativesPanel models={models} onSelect={(model) => select(model)} />
 */
export function AlternativesPanel<M extends AlternativeModel>({
  models,
  onSelect,
  ...rest
}: AlternativesPanelProps<M>) {
  const words = useWords(playWords);
  return (
    <Alternatives {...rest}>
      {/* the page's language, which may differ in direction from the tale */}
      <Legend>
        <bdi>{words.tryAlternatives}</bdi>
      </Legend>
      <AlternativeList>
        {models.map((model) => (
          <Alternative key={model.model_key} type="button" onClick={() => onSelect(model)}>
            <bdi>{words.modelName(model)}</bdi>{' '}
            <Price>
              <bdi>{words.price(model.credit_cost)}</bdi>
            </Price>
          </Alternative>
        ))}
      </AlternativeList>
    </Alternatives>
  );
}
