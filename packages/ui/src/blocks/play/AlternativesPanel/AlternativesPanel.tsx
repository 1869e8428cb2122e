import type { Model } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { Alternative, AlternativeList, Alternatives, Legend, Price } from './AlternativesPanel.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The fields of a model that its button reads. */
export type AlternativeModel = Pick<Model, 'model_key' | 'display_name' | 'credit_cost'>;

export interface AlternativesPanelProps<M extends AlternativeModel = AlternativeModel> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onSelect'
> {
  /** Models that the player can afford. */
  models: readonly M[];
  /** A model was pressed. */
  onSelect: (model: M) => void;
}

/**
 * Other models to go on with, when the credits do not reach for the one that was asked.
 *
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
      {/* under a tale from right to left, too, these words keep their own direction */}
      <Legend>
        <bdi>{words.tryAlternatives}</bdi>
      </Legend>
      <AlternativeList>
        {models.map((model) => (
          <Alternative key={model.model_key} type="button" onClick={() => onSelect(model)}>
            <bdi>{words.modelName(model)}</bdi>{' '}
            <Price>
              <bdi>{words.credits(model.credit_cost)}</bdi>
            </Price>
          </Alternative>
        ))}
      </AlternativeList>
    </Alternatives>
  );
}
