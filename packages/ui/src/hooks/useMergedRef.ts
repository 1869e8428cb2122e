import { type Ref, type RefCallback, useCallback } from 'react';

/** Merges two refs to the same element; stable unless one of them changes. */
export function useMergedRef<Element>(
  first: Ref<Element> | undefined,
  second: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      const releases = [first, second].map((ref) => {
        if (typeof ref === 'function') return ref(element) ?? (() => ref(null));
        if (ref) ref.current = element;
        return ref && (() => (ref.current = null));
      });
      return () => releases.forEach((release) => release?.());
    },
    [first, second],
  );
}
