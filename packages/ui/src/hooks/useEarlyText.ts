import { type Ref, type RefCallback, useRef } from 'react';
import { useEarlyValue } from './useEarlyValue.ts';
import { useMergedRef } from './useMergedRef.ts';

interface TextControl {
  readonly value?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** `useEarlyValue` for a text field. Returns its ref. */
export function useEarlyText({ value, onValueChange, ref }: TextControl): RefCallback<HTMLInputElement> {
  const own = useRef<HTMLInputElement>(null);
  useEarlyValue(
    value,
    () => own.current?.value,
    (early) => onValueChange?.(early),
  );
  return useMergedRef(own, ref);
}
