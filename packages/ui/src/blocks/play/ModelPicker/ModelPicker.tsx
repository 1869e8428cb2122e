import type { Model } from '@kathaloka/contract/entities';
import { PICKER_CLOSE_MS } from '@kathaloka/contract/limits';
import { Coins, Palette, PenLine } from 'lucide-react';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { toneOf } from '../../../theme/tone.ts';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { BarButton, BarLabel } from '../BarButton.styles.ts';
import {
  Description,
  List,
  Name,
  Option,
  OptionPrice,
  PickerRoot,
  Price,
  Sample,
} from './ModelPicker.styles.ts';
import { usePicker } from './usePicker.ts';

export const MODEL_KINDS = ['text', 'image'] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

export interface ModelPickerProps {
  /** Who tells, or who draws. */
  kind: ModelKind;
  /** Those that can be chosen, in their order. */
  models: readonly Model[];
  /** The `model_key` that is chosen. */
  selectedKey: string;
  /** A model was chosen; the picker has closed. */
  onSelect: (model: Model) => void;
  /** A picture of each model's style, by `model_key`. */
  sampleUrls?: Readonly<Record<string, string>> | undefined;
  /** Time until it closes after the pointer has left it. */
  closeDelayMs?: number | undefined;
}

/** Chooses the model that tells the tale, or the one that draws it. */
export function ModelPicker({
  kind,
  models,
  selectedKey,
  onSelect,
  sampleUrls = {},
  closeDelayMs = PICKER_CLOSE_MS,
}: ModelPickerProps) {
  const words = usePlayWords();
  const { isOpen, close, toggle, rootProps, triggerRef, listRef } = usePicker(closeDelayMs);
  const isImage = kind === 'image';
  const selected = models.find(({ model_key }) => model_key === selectedKey) ?? models[0];
  const name = selected?.display_name ?? selectedKey;
  const label = isImage ? words.imageModel(name) : words.textModel(name);

  function handleSelect(model: Model) {
    onSelect(model);
    close();
  }

  return (
    <PickerRoot {...rootProps}>
      <BarButton
        ref={triggerRef}
        type="button"
        aria-expanded={isOpen}
        onClick={(event) => toggle(event.detail === 0)}
      >
        {isImage ? <Palette /> : <PenLine />}
        <VisuallyHidden>
          {selected ? `${label}, ${words.credits(selected.credit_cost)}` : label}
        </VisuallyHidden>
        <BarLabel aria-hidden>{name}</BarLabel>
        {selected && (
          <BarLabel aria-hidden>
            <Price dir="ltr">
              <Coins /> {selected.credit_cost}
            </Price>
          </BarLabel>
        )}
      </BarButton>
      {isOpen && (
        <List ref={listRef} aria-label={isImage ? words.imageModels : words.textModels}>
          {models.map((model) => (
            <Option
              key={model.model_key}
              type="button"
              aria-pressed={model.model_key === selected?.model_key}
              onClick={() => handleSelect(model)}
            >
              <ModelSample kind={kind} model={model} src={sampleUrls[model.model_key] ?? null} />
              <Name>{model.display_name}</Name>
              <OptionPrice>{words.credits(model.credit_cost)}</OptionPrice>
              <Description lang="hi-Latn">{model.hinglish_description}</Description>
            </Option>
          ))}
        </List>
      )}
    </PickerRoot>
  );
}

function ModelSample({ kind, model, src }: { kind: ModelKind; model: Model; src: string | null }) {
  const tone = toneOf(model.model_key);
  const fallback = kind === 'image' ? <DrawnCover tone={tone} /> : model.display_name.charAt(0);
  return (
    <Sample aria-hidden data-tone={tone}>
      <Image src={src} alt="" width={54} height={54} fallback={fallback} />
    </Sample>
  );
}
