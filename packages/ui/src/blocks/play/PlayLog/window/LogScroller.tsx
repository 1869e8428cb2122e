import { LOG_HEIGHT_BELOW_SCREEN_PX, LOG_HEIGHT_MIN_PX } from '@kathaloka/contract/limits';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type ReactNode, type RefObject } from 'react';
import { useStableHandler } from '../../../../hooks/useStableHandler.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { directionOf } from '../../../../theme/direction.ts';
import { Leaf, Scroller, Way } from '../PlayLog.styles.ts';
import { playWords } from '../../../../words/play/en.ts';
import { useWords } from '../../../../words/useWords.ts';
import type { AnyLanguage } from '../../../../theme/anyLanguage.ts';

const HEIGHTS = {
  '--kl-log-below': `${LOG_HEIGHT_BELOW_SCREEN_PX}px`,
  '--kl-log-min': `${LOG_HEIGHT_MIN_PX}px`,
};

interface LogScrollerProps {
  surfaceRef: RefObject<HTMLDivElement | null>;
  language: AnyLanguage;
  loadingEarlier: boolean;
  /** Called to render earlier entries; undefined if there are none. Scrolling up does the same. */
  onShowEarlier: (() => void) | undefined;
  /** Called to render later entries; undefined if all are rendered. */
  onShowLater: (() => void) | undefined;
  children: ReactNode;
}

/** The scrolling page of the log. For readers who do not scroll, buttons render further entries. */
export function LogScroller({
  surfaceRef,
  language,
  loadingEarlier,
  onShowEarlier,
  onShowLater,
  children,
}: LogScrollerProps) {
  const words = useWords(playWords);
  const handleEarlier = useStableHandler(onShowEarlier);
  const handleLater = useStableHandler(onShowLater);
  return (
    <Scroller ref={surfaceRef} role="log" aria-live="off" aria-label={words.log} tabIndex={0} style={HEIGHTS}>
      <Leaf dir={directionOf(language)}>
        {onShowEarlier && <WayTo place="earlier" loading={loadingEarlier} onPress={handleEarlier} />}
        {children}
        {onShowLater && <WayTo place="later" loading={false} onPress={handleLater} />}
      </Leaf>
    </Scroller>
  );
}

interface WayToProps {
  place: 'earlier' | 'later';
  loading: boolean;
  onPress: () => void;
}

const WayTo = memo(function WayTo({ place, loading, onPress }: WayToProps) {
  const words = useWords(playWords);
  return (
    <Way>
      <Button
        variant="ghost"
        icon={place === 'earlier' ? <ArrowUp /> : <ArrowDown />}
        loading={loading}
        onClick={onPress}
      >
        {words[place]}
      </Button>
    </Way>
  );
});
