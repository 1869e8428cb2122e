import { useReactFlow } from '@xyflow/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';
import type { SceneNodeType } from './cards/sceneData.ts';
import type { GraphCanvasProps } from './graphCanvasProps.ts';

/** How long the view moves, in milliseconds. */
const MOVES_MS = 320;

interface FollowedScene extends Pick<GraphCanvasProps, 'value' | 'reveal'> {
  select: GraphCanvasProps['onValueChange'];
  edit: GraphCanvasProps['onEdit'];
  nodes: readonly SceneNodeType[];
  isArranging: boolean;
}

/**
 * Centres the selected scene when it was selected elsewhere: in the outline, by a key, in the text. The view stays
 * where it is if the card itself was pressed, and where a revealed scene is brought into view anyway.
 */
export function useFollowedScene({ value, reveal, nodes, isArranging, select, edit }: FollowedScene) {
  const { setCenter, getZoom } = useReactFlow();
  const isReduced = useReducedMotion();
  const name = value.length === 1 ? value[0] : undefined;
  const chosen = useRef(name);
  const revealed = useRef(reveal?.visit);

  const follow = useEffectEvent((scene: string | undefined, visit: number | undefined) => {
    const isRevealed = revealed.current !== visit;
    revealed.current = visit;
    const node = nodes.find(({ id }) => id === scene);
    if (!node || chosen.current === scene) return;
    chosen.current = scene;
    if (isRevealed) return;
    const { position, width = 0, height = 0 } = node;
    const zoom = getZoom();
    void setCenter(position.x + width / 2, position.y + height / 2, {
      zoom,
      duration: isReduced ? 0 : MOVES_MS,
    });
  });
  const visit = reveal?.visit;
  useEffect(() => {
    if (!isArranging) follow(name, visit);
  }, [name, visit, isArranging]);

  return {
    onValueChange: (names: readonly string[]) => {
      chosen.current = names.length === 1 ? names[0] : undefined;
      select(names);
    },
    onEdit: (opened: string) => {
      chosen.current = opened;
      edit(opened);
    },
  };
}
