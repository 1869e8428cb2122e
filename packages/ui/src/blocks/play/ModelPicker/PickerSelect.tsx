import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Select } from '@base-ui/react/select';
import type { KeyboardEvent } from 'react';
import { useMergedRef } from '../../../hooks/useMergedRef.ts';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import type { ButtonOfPart } from '../../../patterns/LoadFailure/openedPart.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { toneOf } from '../../../theme/tone.ts';
import { type ModelKind, type PickedModel, PickerButton, type PickerButtonProps } from './PickerButton.tsx';
import {
  Description,
  List,
  Motto,
  Name,
  Option,
  OptionPrice,
  Place,
  Popup,
  Sample,
} from './PickerSelect.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface PickerSelectProps {
  /** The direction of the page. */
  direction: 'ltr' | 'rtl';
  /** The props of its button. */
  button: PickerButtonProps;
  /** The models to choose from. */
  models: readonly PickedModel[];
  /** The address of a sample picture for each style. */
  sampleUrls: Readonly<Record<string, string>> | undefined;
  /** Called with the key of the chosen model. */
  onValueChange: (value: string) => void;
  /** Whether the list is open. */
  open: boolean;
  /** @param isByKey whether a key was pressed */
  onOpenChange: (open: boolean, isByKey?: boolean) => void;
}

/** The button of a picker with its list. */
export function PickerSelect({
  direction,
  button,
  buttonRef,
  models,
  sampleUrls,
  onValueChange,
  open,
  onOpenChange,
}: PickerSelectProps & ButtonOfPart) {
  const ref = useMergedRef(buttonRef, button.ref);
  return (
    <DirectionProvider direction={direction}>
      {/* Base UI would add a style element, which a strict policy blocks and this list does not need */}
      <CSPProvider disableStyleElements>
        <Select.Root
          value={button.model?.model_key ?? null}
          onValueChange={(next) => next !== null && onValueChange(next)}
          open={open}
          onOpenChange={(next, { event }) =>
            onOpenChange(
              next,
              event instanceof KeyboardEvent || (event instanceof MouseEvent && event.detail === 0),
            )
          }
          modal={false}
        >
          <PickerTrigger {...button} ref={ref} />
          {open && <PickerList kind={button.kind} models={models} sampleUrls={sampleUrls} />}
        </Select.Root>
      </CSPProvider>
    </DirectionProvider>
  );
}

function PickerTrigger({ kind, name, model, onKeyDown, ...rest }: PickerButtonProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement> & { preventBaseUIHandler?: () => void }) {
    onKeyDown?.(event);
    // Letters are shortcuts of the page, so they must not select a model while the list is closed.
    if (event.key.length === 1 && event.key !== ' ') event.preventBaseUIHandler?.();
  }
  return (
    <Select.Trigger
      {...rest}
      onKeyDown={handleKeyDown}
      render={<PickerButton kind={kind} name={name} model={model} />}
    />
  );
}

interface PickerListProps extends Pick<PickerSelectProps, 'models' | 'sampleUrls'> {
  kind: ModelKind;
}

function PickerList({ kind, models, sampleUrls }: PickerListProps) {
  const words = useWords(playWords);
  return (
    <Place
      positionMethod="fixed"
      align="end"
      alignItemWithTrigger={false}
      sideOffset={8}
      collisionPadding={8}
    >
      <Popup>
        <List aria-label={kind === 'image' ? words.imageModels : words.textModels}>
          {models.map((model) => (
            <Option key={model.model_key} value={model.model_key} label={model.display_name}>
              <ModelSample kind={kind} model={model} src={sampleUrls?.[model.model_key] ?? null} />
              <Name>{model.display_name}</Name>
              <OptionPrice>{words.price(model.credit_cost)}</OptionPrice>
              <Description>
                {words.modelDescription(model)}
                {model.hinglish_description && <Motto lang="hi-Latn">{model.hinglish_description}</Motto>}
              </Description>
            </Option>
          ))}
        </List>
      </Popup>
    </Place>
  );
}

function ModelSample({ kind, model, src }: { kind: ModelKind; model: PickedModel; src: string | null }) {
  const tone = toneOf(model.model_key);
  const fallback = kind === 'image' ? <DrawnCover tone={tone} /> : model.display_name.charAt(0);
  return (
    <Sample aria-hidden data-tone={tone}>
      <Image src={src} alt="" width={54} height={54} fallback={fallback} />
    </Sample>
  );
}
