import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useState,
} from 'react';
import { composed } from '../../element/composed.ts';
import { useControlled } from '../../hooks/useControlled.ts';
import { readNumber } from './readNumber.ts';

interface NumberTextOptions {
  value: number | null | undefined;
  defaultValue: number | undefined;
  min: number;
  max: number;
  isWhole: boolean;
  isExact: boolean;
  onValueChange: ((value: number | null) => void) | undefined;
}

interface Typed {
  readonly text: string;
  /** The value at the last blur; another value replaces the text. */
  readonly valueOnBlur?: number | null;
}

/**
 * The text of a number field. For an invalid text, the value is the nearest valid number, or null
 * (`isExact`).
 */
export function useNumberText({ min, max, isWhole, isExact, ...given }: NumberTextOptions) {
  const [value, setValue] = useControlled<number | null>({
    ...given,
    defaultValue: given.defaultValue ?? null,
  });
  const [typed, setTyped] = useState<Typed>();
  const isShown = typed !== undefined && (typed.valueOnBlur === undefined || typed.valueOnBlur === value);
  const text = isShown ? typed.text : undefined;
  const isInvalid = text !== undefined && text.trim() !== '' && !isAllowed(readNumber(text));

  function isAllowed(number: number | undefined): number is number {
    return number !== undefined && number >= min && number <= max && (!isWhole || Number.isInteger(number));
  }

  return {
    value,
    text,
    isInvalid,
    type: (next: string) => {
      setTyped({ text: next });
      const number = readNumber(next);
      if (next.trim() === '' || (isExact && !isAllowed(number))) setValue(null);
      // an incomplete number does not change the value
      else if (number !== undefined)
        setValue(Math.min(max, Math.max(min, isWhole ? Math.trunc(number) : number)));
    },
    handleBlur: () => setTyped(isInvalid ? { text, valueOnBlur: value } : undefined),
    step: (next: number | null) => {
      setTyped(undefined);
      setValue(next);
    },
  };
}

type BaseUIEvent<E> = E & { preventBaseUIHandler?: () => void };
type Input = ComponentProps<'input'>;

/** The text and handlers of the input. Base UI's own handlers reject characters of invalid numbers. */
export function numberTextProps(
  { text, type, handleBlur }: Pick<ReturnType<typeof useNumberText>, 'text' | 'type' | 'handleBlur'>,
  own: Pick<Input, 'onChange' | 'onKeyDown' | 'onPaste' | 'onBlur'>,
) {
  return {
    ...(text !== undefined && { value: text }),
    onChange: composed(own.onChange, (event: BaseUIEvent<ChangeEvent<HTMLInputElement>>) => {
      event.preventBaseUIHandler?.();
      type(event.target.value);
    }),
    onKeyDown: composed(own.onKeyDown, (event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>) => {
      if (event.key.length === 1) event.preventBaseUIHandler?.();
    }),
    onPaste: composed(own.onPaste, (event: BaseUIEvent<ClipboardEvent<HTMLInputElement>>) =>
      event.preventBaseUIHandler?.(),
    ),
    onBlur: composed(own.onBlur, handleBlur),
  };
}
