import { useReactFlow } from '@xyflow/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { FIT } from './layout/fit.ts';

/** Brings a scene into view and focuses its card, which may be rendered only once it is in view. */
export function useSceneFocus(
  rootRef: RefObject<HTMLElement | null>,
  reveal: { name: string; visit: number } | undefined,
): (name: string) => void {
  const { fitView } = useReactFlow();

  function focusScene(name: string) {
    void fitView({ nodes: [{ id: name }], maxZoom: 1, minZoom: FIT.minZoom }).then(() =>
      requestAnimationFrame(() => {
        const cards = rootRef.current?.querySelectorAll<HTMLElement>('.react-flow__node') ?? [];
        [...cards].find(({ dataset }) => dataset['id'] === name)?.focus();
      }),
    );
  }

  const show = useEffectEvent(() => {
    if (reveal) focusScene(reveal.name);
  });
  const visit = reveal?.visit;
  useEffect(() => {
    if (visit !== undefined) show();
  }, [visit]);

  return focusScene;
}
