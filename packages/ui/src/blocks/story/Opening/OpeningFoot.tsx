import type { Language } from '@kathaloka/contract/entities';
import { RotateCcw, UserPlus } from 'lucide-react';
import { lazyPart } from '../../../element/lazyPart.tsx';
import { Lotus } from '../../../ornaments/Lotus.tsx';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EndingHint } from '../FoundEndings/EndingHint.tsx';
import { FoundEndings } from '../FoundEndings/FoundEndings.tsx';
import { Actions, EndName, Ended } from './Opening.styles.ts';
import type { OpeningEnd } from './openingParts.ts';
import { openingWords } from '../../../words/opening/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** Loaded lazily, since few readers reach an ending on this page. */
const EndingForks = lazyPart(async () => (await import('../../play/EndingPage/EndingForks.tsx')).EndingForks);

interface OpeningFootProps {
  end: OpeningEnd | undefined;
  language: Language;
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

interface OpeningEndedProps extends Pick<OpeningFootProps, 'language' | 'onGoBack'> {
  end: OpeningEnd;
}

/** The ending, the endings found so far, and the forks that led here. */
function OpeningEnded({ end, language, onGoBack }: OpeningEndedProps) {
  const words = useWords(openingWords);
  const { name, scene, endings, forks, closed = null, hint, missed } = end;
  return (
    <>
      <Ended>
        <span>
          <Lotus /> {words.theEnd}
        </span>
        {name !== null && <EndName lang={language}>{name}</EndName>}
        {endings && <FoundEndings endings={endings} scene={scene} language={language} hint={hint} />}
        <EndingHint about="scene" hint={missed} language={language} />
      </Ended>
      {forks && <EndingForks ending={{ forks, closed }} language={language} onGoBack={onGoBack} />}
    </>
  );
}
