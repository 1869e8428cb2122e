import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { useWaitlistWords } from '../../../words/areas/useWaitlistWords.ts';
import { Lead } from '../AccountForm/AccountForm.styles.ts';
import { focusWhenShown } from '../AccountForm/focusWhenShown.ts';
import { Box, Thanks, WaitlistRoot } from './WaitlistForm.styles.ts';

export interface WaitlistThanksProps {
  /** Where the way back leads. */
  homeHref: string;
}

/** What stands in place of offer and form when the list has been joined. */
export function WaitlistThanks({ homeHref }: WaitlistThanksProps) {
  const words = useWaitlistWords();
  return (
    <WaitlistRoot>
      <Box>
        <CircleCheck />
        <Thanks tabIndex={-1} ref={focusWhenShown}>
          {words.thanks}
        </Thanks>
        <Lead>{words.thanksText}</Lead>
        <ButtonLink href={homeHref} variant="primary" size="large">
          {words.returnHome}
        </ButtonLink>
      </Box>
    </WaitlistRoot>
  );
}
