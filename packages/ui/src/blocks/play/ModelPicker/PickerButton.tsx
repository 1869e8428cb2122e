import type { Model } from '@kathaloka/contract/entities';
import { Coins, Palette, PenLine } from 'lucide-react';
import type { ComponentProps } from 'react';
import { BarButton, BarLabel } from '../BarButton.styles.ts';
import { Price } from './PickerButton.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

export type ModelKind = 'text' | 'image';

/** The fields of a model that a picker shows. A whole `Model` also fits. */
export interface PickedModel extends Pick<Model, 'model_key' | 'display_name' | 'credit_cost'> {
  /** A motto in Hindi, in Latin letters. */
  hinglish_description?: string | undefined;
}

export interface PickerButtonProps extends ComponentProps<'button'> {
  /** Whether it picks the model of texts or of pictures. */
  kind: ModelKind;
  /** The name of the chosen model. */
  name: string;
  /** The chosen model; undefined while the models load. */
  model: PickedModel | undefined;
}

/** The button of a picker: the chosen model and its price. */
export function PickerButton({ kind, name, model, ...rest }: PickerButtonProps) {
  const words = useWords(playWords);
  const label = kind === 'image' ? words.imageModel(name) : words.textModel(name);
  return (
    <BarButton
      type="button"
      aria-label={model ? `${label}, ${words.price(model.credit_cost)}` : label}
      {...rest}
    >
      {kind === 'image' ? <Palette /> : <PenLine />}
      <BarLabel>{name}</BarLabel>
      {model && (
        <BarLabel>
          <Price dir="ltr">
            <Coins /> {model.credit_cost}
          </Price>
        </BarLabel>
      )}
    </BarButton>
  );
}
