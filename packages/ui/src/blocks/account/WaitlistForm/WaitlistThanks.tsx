import { CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Lead } from '../AccountForm/AccountForm.styles.ts';
import { focusWhenShown } from '../AccountForm/focusWhenShown.ts';
import { Box, Thanks, WaitlistRoot } from './WaitlistForm.styles.ts';
import { waitlistWords } from '../../../words/waitlist/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface WaitlistThanksProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The address of the back link. */
  homeHref: string;
}

/** The thank-you, which replaces the offer and the form once the person has joined. */
export function WaitlistThanks({ homeHref, ...rest }: WaitlistThanksProps) {
  const words = useWords(waitlistWords);
  return (
    <WaitlistRoot {...rest}>
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
