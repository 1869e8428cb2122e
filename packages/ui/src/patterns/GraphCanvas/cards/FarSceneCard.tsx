import type { SceneData } from './sceneData.ts';
import { FarCard, FarName } from './FarSceneCard.styles.ts';
import { FarPort } from './FarPort.tsx';
import { heatAttribute } from '../graphMarks.ts';

interface FarSceneCardProps {
  data: SceneData;
  showsName: boolean;
}

function kindOf({ isPlaytestHere: isHere, isStart, mark, choices }: SceneData) {
  if (isHere) return 'here';
  if (mark) return mark.severity;
  if (choices.some(({ leadsNowhere }) => leadsNowhere)) return 'warning';
  if (isStart) return 'start';
  return choices.length === 0 ? 'ending' : undefined;
}

/** A scene at a low zoom: with hundreds of cards in view, rendering unreadable details would slow down every frame. */
export function FarSceneCard({ data, showsName }: FarSceneCardProps) {
  return (
    <FarCard
      dir={data.dir}
      data-kind={kindOf(data)}
      data-heat={heatAttribute(data.share)}
      data-path={data.isOnPath || undefined}
      data-selected={data.isSelected || undefined}
    >
      {showsName && (
        <FarName>
          <bdi>{data.name}</bdi>
        </FarName>
      )}
      {data.isSelected && <FarPort data={data} />}
    </FarCard>
  );
}
