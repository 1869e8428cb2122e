import { type ComponentProps, type Ref, type RefObject, useLayoutEffect } from 'react';
import { useStableHandler } from '../../../hooks/useStableHandler.ts';
import type { LentProps } from './useSearchBox.ts';

interface LentInputProps extends ComponentProps<'input'> {
  /** The rendered input. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** Called with the props for the input, and with nothing on unmount. */
  onLend: (props: LentProps) => void;
}

type Handler = (event: unknown) => void;

/**
 * Renders nothing: passes the props that a combobox gives its input to the existing input, which was rendered
 * before the combobox was loaded. Rendering another one would lose the focus and the caret.
 */
export function LentInput({ inputRef, onLend, ref, value: _value, id: _id, ...props }: LentInputProps) {
  const handlers: Record<string, Handler> = {};
  const attributes: Record<string, unknown> = {};
  for (const [name, prop] of Object.entries(props)) {
    if (typeof prop === 'function') handlers[name] = prop as Handler;
    else attributes[name] = prop;
  }
  const call = useStableHandler((name: string, event: unknown) => handlers[name]?.(event));
  // the handlers are new on each render, but do the same
  const lent = JSON.stringify({ attributes, names: Object.keys(handlers) });

  useLayoutEffect(() => attached(ref, inputRef.current), [ref, inputRef]);
  useLayoutEffect(() => {
    const { attributes: plain, names } = JSON.parse(lent) as { attributes: LentProps; names: string[] };
    const callers = names.map((name) => [name, (event: unknown) => call(name, event)]);
    onLend({ ...plain, ...Object.fromEntries(callers) });
  }, [lent, call, onLend]);
  useLayoutEffect(() => () => onLend({}), [onLend]);
  return null;
}

/** Sets a ref, and returns its cleanup. */
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
