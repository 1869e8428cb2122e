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

interface TypedOptions {
  value: number | null | undefined;
  defaultValue: number | undefined;
  min: number;
  max: number;
  isWhole: boolean;
  onValueChange: ((value: number | null) => void) | undefined;
}

interface Typed {
  readonly text: string;
  /** The value when the field lost focus; another one replaces the text. */
  readonly left?: number | null;
}

/** The text of a number field as it is typed. What is not allowed stays, and the nearest value that is stands for it. */
export function useTyped({ min, max, isWhole, ...given }: TypedOptions) {
  const [value, setValue] = useControlled<number | null>({
    ...given,
    defaultValue: given.defaultValue ?? null,
  });
  const [typed, setTyped] = useState<Typed>();
  const isShown = typed !== undefined && (typed.left === undefined || typed.left === value);
  const text = isShown ? typed.text : undefined;
  const isRefused = text !== undefined && text.trim() !== '' && !isAllowed(readNumber(text));

  function isAllowed(number: number | undefined): boolean {
    return number !== undefined && number >= min && number <= max && (!isWhole || Number.isInteger(number));
  }

  return {
    value,
    text,
    isRefused,
    type: (next: string) => {
      setTyped({ text: next });
      const number = readNumber(next);
      if (next.trim() === '') setValue(null);
      // a text that is no number yet leaves the value as it was
      else if (number !== undefined)
        setValue(Math.min(max, Math.max(min, isWhole ? Math.trunc(number) : number)));
    },
    leave: () => setTyped(isRefused ? { text, left: value } : undefined),
    step: (next: number | null) => {
      setTyped(undefined);
      setValue(next);
    },
  };
}

type OfBaseUI<E> = E & { preventBaseUIHandler?: () => void };
type Input = ComponentProps<'input'>;

/** The text and the handlers of the input. Those of Base UI drop what is not part of an allowed number. */
export function typingProps(
  { text, type, leave }: Pick<ReturnType<typeof useTyped>, 'text' | 'type' | 'leave'>,
  own: Pick<Input, 'onChange' | 'onKeyDown' | 'onPaste' | 'onBlur'>,
) {
  return {
    ...(text !== undefined && { value: text }),
    onChange: composed(own.onChange, (event: OfBaseUI<ChangeEvent<HTMLInputElement>>) => {
      event.preventBaseUIHandler?.();
      type(event.target.value);
    }),
    onKeyDown: composed(own.onKeyDown, (event: OfBaseUI<KeyboardEvent<HTMLInputElement>>) => {
      if (event.key.length === 1) event.preventBaseUIHandler?.();
    }),
    onPaste: composed(own.onPaste, (event: OfBaseUI<ClipboardEvent<HTMLInputElement>>) =>
      event.preventBaseUIHandler?.(),
    ),
    onBlur: composed(own.onBlur, leave),
  };
}
