import { Handle, Position, useStore } from '@xyflow/react';
import type { SceneData } from './sceneData.ts';
import { choicePort, NEW_PORT } from './sceneCards.ts';

/** What a finger or a pointer can hit, however small the card is, in pixels of the screen. */
const SIZE = 24;

/** From afar a selected card has one port: for its first choice that leads nowhere, or else for a new one. */
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
