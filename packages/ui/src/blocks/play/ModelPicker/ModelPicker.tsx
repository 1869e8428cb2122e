import { DirectionProvider } from '@base-ui/react/direction-provider';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import type { Model } from '@kathaloka/contract/entities';
import { PICKER_CLOSE_MS } from '@kathaloka/contract/limits';
import { Coins, Palette, PenLine } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { useControlled } from '../../../hooks/useControlled.ts';
import { useDirection } from '../../../hooks/useDirection.ts';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { toneOf } from '../../../theme/tone.ts';
import { BarButton, BarLabel } from '../BarButton.styles.ts';
import {
  Description,
  List,
  Motto,
  Name,
  Option,
  OptionPrice,
  PickerRoot,
  Place,
  Popup,
  Price,
  Sample,
} from './ModelPicker.styles.ts';
import { usePointerClose } from './usePointerClose.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

export const MODEL_KINDS = ['text', 'image'] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

export interface ModelPickerProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'defaultValue' | 'onChange' | 'type' | 'value'
> {
  /** Whether the models tell or draw. */
  kind: ModelKind;
  /** The models to choose from, in order. */
  models: readonly Model[];
  /** The `model_key` of the chosen model. Without it the picker is uncontrolled. */
  value?: string | undefined;
  /**
   * The initial `model_key` of an uncontrolled picker.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the `model_key` of another model; the list has closed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether the list is open. Without it the picker opens and closes by itself. */
  open?: boolean | undefined;
  /** Called when the list should open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A picture of each model's style, by `model_key`. */
  sampleUrls?: Readonly<Record<string, string>> | undefined;
  /**
   * The time after which the list closes once the pointer has left it.
   * @default 2000
   */
  closeDelayMs?: number | undefined;
}

/**
 * A button and a list to choose the model that tells the tale, or the one that draws it.
 *
 * @use Chooses who tells or who draws, with the price of a turn.
 * @avoid Not where credits have run out: `AlternativesPanel`.
 * @heard The label and the chosen model; each option with its price, and why it is not offered.
 * @keys open, move, close
 * @example
 * <ModelPicker kind="text" models={models} value={selected} onValueChange={setSelected} />
 */
export function ModelPicker({
  kind,
  models,
  value: chosenByParent,
  defaultValue = '',
  onValueChange,
  open: openByParent,
  onOpenChange,
  sampleUrls,
  closeDelayMs = PICKER_CLOSE_MS,
  className,
  style,
  ...rest
}: ModelPickerProps) {
  const [value, setValue] = useControlled({ value: chosenByParent, defaultValue, onValueChange });
  const [open, setOpen] = useControlled({
    value: openByParent,
    defaultValue: false,
    onValueChange: onOpenChange,
  });
  const rootRef = useRef<HTMLDivElement>(null);
  const direction = useDirection(rootRef);
  const { noteKeys, rootProps } = usePointerClose({ delayMs: closeDelayMs, onClose: () => setOpen(false) });
  const selected = models.find(({ model_key }) => model_key === value) ?? models[0];

  function handleOpenChange(next: boolean, { event }: { event: Event }) {
    noteKeys(event instanceof KeyboardEvent || (event instanceof MouseEvent && event.detail === 0));
    setOpen(next);
  }

  return (
    <PickerRoot
      ref={rootRef}
      {...rootProps}
      className={className}
      style={style}
      onKeyDown={() => noteKeys(true)}
    >
      <DirectionProvider direction={direction}>
        {/* Base UI would add a style element, which a strict policy blocks and this list does not need */}
        <CSPProvider disableStyleElements>
          <Select.Root
            value={selected?.model_key ?? null}
            onValueChange={(next) => next !== null && setValue(next)}
            open={open}
            onOpenChange={handleOpenChange}
            modal={false}
          >
            <PickerButton {...rest} kind={kind} name={selected?.display_name ?? value} model={selected} />
            {open && <PickerList kind={kind} models={models} sampleUrls={sampleUrls} />}
          </Select.Root>
        </CSPProvider>
      </DirectionProvider>
    </PickerRoot>
  );
}

type PickerListProps = Required<Pick<ModelPickerProps, 'kind' | 'models' | 'sampleUrls'>>;

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
              <OptionPrice>{words.credits(model.credit_cost)}</OptionPrice>
              <Description>
                {words.modelDescription(model)}
                <Motto lang="hi-Latn">{model.hinglish_description}</Motto>
              </Description>
            </Option>
          ))}
        </List>
      </Popup>
    </Place>
  );
}

interface PickerButtonProps extends Omit<ComponentProps<'button'>, 'value'> {
  kind: ModelKind;
  /** The name of the chosen model. */
  name: string;
  model: Model | undefined;
}

function PickerButton({ kind, name, model, onKeyDown, ...rest }: PickerButtonProps) {
  const words = useWords(playWords);
  const label = kind === 'image' ? words.imageModel(name) : words.textModel(name);

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement> & { preventBaseUIHandler?: () => void }) {
    onKeyDown?.(event);
    // Letters are shortcuts of the page, so they must not select a model while the list is closed.
    if (event.key.length === 1 && event.key !== ' ') event.preventBaseUIHandler?.();
  }

  return (
    <Select.Trigger
      aria-label={model ? `${label}, ${words.credits(model.credit_cost)}` : label}
      {...rest}
      onKeyDown={handleKeyDown}
      render={<BarButton />}
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
    </Select.Trigger>
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
