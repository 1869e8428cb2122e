import { PICKER_CLOSE_MS } from '@kathaloka/contract/limits';
import { type ComponentProps, useRef } from 'react';
import { composed } from '../../../element/composed.ts';
import { useControlled } from '../../../hooks/useControlled.ts';
import { useDirection } from '../../../hooks/useDirection.ts';
import { useMergedRef } from '../../../hooks/useMergedRef.ts';
import { openedPart, type SignProps } from '../../../patterns/LoadFailure/openedPart.tsx';
import { PickerRoot } from './PickerButton.styles.ts';
import { type ModelKind, type PickedModel, PickerButton } from './PickerButton.tsx';
import type { PickerSelectProps } from './PickerSelect.tsx';
import { usePointerClose } from './usePointerClose.ts';

export type { ModelKind, PickedModel } from './PickerButton.tsx';
export const MODEL_KINDS: readonly ModelKind[] = ['text', 'image'];

/** Loads the list, which is heavier than its button: with the first press, or ahead. */
export const loadPickerSelect = () => import('./PickerSelect.tsx').then((part) => part.PickerSelect);
const PickerSelect = openedPart(loadPickerSelect, PickerSign);

export interface ModelPickerProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'defaultValue' | 'onChange' | 'type' | 'value'
> {
  /** Whether the models tell or draw. */
  kind: ModelKind;
  /** The models to choose from, in order. */
  models: readonly PickedModel[];
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

  function handleOpenChange(next: boolean, isByKey = false) {
    noteKeys(isByKey);
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
      <PickerSelect
        direction={direction}
        button={{ ...rest, kind, name: selected?.display_name ?? value, model: selected }}
        models={models}
        sampleUrls={sampleUrls}
        onValueChange={setValue}
        open={open}
        onOpenChange={handleOpenChange}
      />
    </PickerRoot>
  );
}

/** A closed combobox controls nothing yet. */
const CLOSED = { role: 'combobox', 'aria-haspopup': 'listbox' } as const;

/** The button before it is first pressed: it opens by the keys that open it later. */
function PickerSign({ part: { button, open }, buttonRef, onPress }: SignProps<PickerSelectProps>) {
  return (
    <PickerButton
      {...CLOSED}
      {...button}
      ref={useMergedRef(buttonRef, button.ref)}
      aria-expanded={open}
      onClick={composed(button.onClick, onPress)}
      onKeyDown={composed(button.onKeyDown, (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        onPress({ detail: 0 });
      })}
    />
  );
}
