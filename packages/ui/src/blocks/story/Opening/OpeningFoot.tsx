import type { Language } from '@kathaloka/contract/entities';
import { RotateCcw, UserPlus } from 'lucide-react';
import { Lotus } from '../../../ornaments/Lotus.tsx';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { useOpeningWords } from '../../../words/areas/useOpeningWords.ts';
import { Actions, EndName, Ended } from './Opening.styles.ts';
import type { OpeningEnd } from './openingParts.ts';

interface OpeningFootProps {
  end: OpeningEnd | undefined;
  language: Language;
  /** Whether nothing has been chosen yet. */
  isFirst: boolean;
  disabled: boolean;
  onBeginAgain: (() => void) | undefined;
  onKeep: (() => void) | undefined;
}

/** The end of the reading, and what can be done with it. */
export function OpeningFoot({ end, language, isFirst, disabled, onBeginAgain, onKeep }: OpeningFootProps) {
  const words = useOpeningWords();
  const paths = usePaths();
  if (isFirst && !end) return null;
  return (
    <>
      {end && (
        <Ended>
          <span>
            <Lotus /> {words.theEnd}
          </span>
          {end.name !== null && <EndName lang={language}>{end.name}</EndName>}
        </Ended>
      )}
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
