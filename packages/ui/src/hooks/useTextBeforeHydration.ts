import { type Ref, type RefCallback, useRef } from 'react';
import { useValueBeforeHydration } from './useValueBeforeHydration.ts';
import { useMergedRef } from './useMergedRef.ts';

interface TextControl {
  readonly value?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** `useValueBeforeHydration` for a text field. Returns its ref. */
export function useTextBeforeHydration({
  value,
  onValueChange,
  ref,
}: TextControl): RefCallback<HTMLInputElement> {
  const own = useRef<HTMLInputElement>(null);
  useValueBeforeHydration(
    value,
    () => own.current?.value,
    (early) => onValueChange?.(early),
  );
  return useMergedRef(own, ref);
}
