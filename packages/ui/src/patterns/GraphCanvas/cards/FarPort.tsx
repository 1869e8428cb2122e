import { Handle, Position, useStore } from '@xyflow/react';
import type { SceneData } from './sceneData.ts';
import { choicePort, NEW_PORT } from './sceneCards.ts';

/** The size of the hit area, in screen pixels, at any zoom. */
const SIZE = 24;

/** The single port of a selected card at a low zoom: for its first choice without a target, or a new one. */
export function FarPort({ data: { choices, dir } }: { data: SceneData }) {
  const zoom = useStore(({ transform }) => transform[2]);
  const loose = choices.findIndex(({ leadsNowhere }) => leadsNowhere);
  const size = SIZE / zoom;
  return (
    <Handle
      type="source"
      id={loose === -1 ? NEW_PORT : choicePort(loose)}
      position={dir === 'rtl' ? Position.Left : Position.Right}
      data-port="far"
      style={{ inlineSize: size, blockSize: size, margin: -size / 2 }}
      isConnectableEnd={false}
    />
  );
}
