import { RotateCcw, UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import { lazyPart, loadAhead } from '../../../element/lazyPart.tsx';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Actions } from './Opening.styles.ts';
import type { OpeningEnd } from './openingParts.ts';
import { openingWords } from '../../../words/opening/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

const loadEnded = () => import('./OpeningEnded.tsx').then((part) => part.OpeningEnded);
/** Loaded with the first choice: few readers come to an ending on this page. */
const OpeningEnded = lazyPart(loadEnded);

interface OpeningFootProps {
  end: OpeningEnd | undefined;
  language: AnyLanguage;
  /** Whether nothing has been chosen yet. */
  isFirst: boolean;
  disabled: boolean;
  onBeginAgain: (() => void) | undefined;
  onKeep: (() => void) | undefined;
  onGoBack: ((turn_id: string) => void) | undefined;
}

/** The end of the reading, and the actions: store it, start again, or find other stories. */
export function OpeningFoot({
  end,
  language,
  isFirst,
  disabled,
  onBeginAgain,
  onKeep,
  onGoBack,
}: OpeningFootProps) {
  const words = useWords(openingWords);
  const paths = usePaths();
  useEffect(() => {
    if (!isFirst) void loadAhead(loadEnded);
  }, [isFirst]);
  if (isFirst && !end) return null;
  return (
    <>
      {end && <OpeningEnded end={end} language={language} onGoBack={disabled ? undefined : onGoBack} />}
      <Actions data-ended={end ? true : undefined}>
        {onKeep && (
          <Button
            variant={end ? 'primary' : 'ghost'}
            size={end ? 'medium' : 'small'}
            icon={<UserPlus />}
            aria-disabled={disabled || undefined}
            onClick={() => disabled || onKeep()}
          >
            {end ? words.keepTale : words.keepPlace}
          </Button>
        )}
        {onBeginAgain && (
          <Button
            variant={end ? 'secondary' : 'ghost'}
            size={end ? 'medium' : 'small'}
            icon={<RotateCcw data-directional />}
            aria-disabled={disabled || undefined}
            onClick={() => disabled || onBeginAgain()}
          >
            {words.beginAgain}
          </Button>
        )}
        {end && (
          <ButtonLink href={paths.home} variant="ghost">
            {words.otherStories}
          </ButtonLink>
        )}
      </Actions>
    </>
  );
}
