import { useReactFlow, useStore } from '@xyflow/react';
import { Maximize, Minus, Plus, WandSparkles } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tidy, Zoom, ZoomButton, ZoomValue } from './canvasParts.styles.ts';
import { structureWords } from '../../words/structure/en.ts';
import { useWords } from '../../words/useWords.ts';

interface CanvasControlsProps {
  /** Brings all scenes into view. */
  fit: () => void;
  /** Whether the layout is being computed. */
  isArranging: boolean;
  /** Computes a new layout of all scenes. */
  onTidy: () => void;
}

/** Buttons to zoom, to fit and to tidy, as an alternative to the wheel and two fingers. */
export function CanvasControls({ fit, isArranging, onTidy }: CanvasControlsProps) {
  const words = useWords(structureWords);
  const { zoomIn, zoomOut } = useReactFlow();
  const percent = useStore(({ transform }) => Math.round(transform[2] * 100));

  return (
    <>
      <Tidy>
        <Button
          size="small"
          icon={<WandSparkles />}
          loading={isArranging}
          loadingLabel={words.tidying}
          onClick={onTidy}
        >
          {words.tidy}
        </Button>
      </Tidy>
      <Zoom>
        <ZoomButton type="button" aria-label={words.zoomOut} onClick={() => void zoomOut()}>
          <Minus />
        </ZoomButton>
        <ZoomValue>{words.zoom(percent)}</ZoomValue>
        <ZoomButton type="button" aria-label={words.zoomIn} onClick={() => void zoomIn()}>
          <Plus />
        </ZoomButton>
        <ZoomButton type="button" aria-label={words.fit} onClick={fit}>
          <Maximize />
        </ZoomButton>
      </Zoom>
    </>
  );
}
