import { type ComponentProps, type Ref, type RefObject, useLayoutEffect } from 'react';
import { useStableHandler } from '../../../hooks/useStableHandler.ts';
import type { ComboboxProps } from './useSearchBox.ts';

interface ForwardedInputProps extends ComponentProps<'input'> {
  /** The input that is already rendered. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** Called with the props for the input, and without any on unmount. */
  onPropsChange: (props: ComboboxProps) => void;
}

type Handler = (event: unknown) => void;

/**
 * Passes the props of a combobox's input to the input that was rendered before the combobox was loaded, and
 * renders nothing. Another input would lose the focus and the caret.
 */
export function ForwardedInput({
  inputRef,
  onPropsChange,
  ref,
  value: _value,
  id: _id,
  ...props
}: ForwardedInputProps) {
  const handlers: Record<string, Handler> = {};
  const attributes: Record<string, unknown> = {};
  for (const [name, prop] of Object.entries(props)) {
    if (typeof prop === 'function') handlers[name] = prop as Handler;
    else attributes[name] = prop;
  }
  const call = useStableHandler((name: string, event: unknown) => handlers[name]?.(event));
  // the handlers are new on each render, but do the same
  const serialised = JSON.stringify({ attributes, names: Object.keys(handlers) });

  useLayoutEffect(() => attached(ref, inputRef.current), [ref, inputRef]);
  useLayoutEffect(() => {
    const { attributes: plain, names } = JSON.parse(serialised) as {
      attributes: ComboboxProps;
      names: string[];
    };
    const callers = names.map((name) => [name, (event: unknown) => call(name, event)]);
    onPropsChange({ ...plain, ...Object.fromEntries(callers) });
  }, [serialised, call, onPropsChange]);
  useLayoutEffect(() => () => onPropsChange({}), [onPropsChange]);
  return null;
}

/** Attaches an element to a ref, and returns the cleanup. */
function attached<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const release = ref(element);
    return () => (typeof release === 'function' ? release() : ref(null));
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
