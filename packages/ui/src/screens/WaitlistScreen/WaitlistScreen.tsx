import { Hourglass } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { WaitlistBenefits } from '../../blocks/account/WaitlistBenefits/WaitlistBenefits.tsx';
import { WaitlistForm, type WaitlistFormOwnProps } from '../../blocks/account/WaitlistForm/WaitlistForm.tsx';
import { DrawnCover } from '../../ornaments/DrawnCover.tsx';
import { PictureArch } from '../../ornaments/PictureArch.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Figure, Hero, Lead, Title, WaitlistRoot, Words } from './WaitlistScreen.styles.ts';
import { waitlistWords } from '../../words/waitlist/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface WaitlistScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>, WaitlistFormOwnProps {
  /**
   * The content of the arch.
   * @default <DrawnCover tone="neel" />
   */
  picture?: ReactNode;
}

/**
 * The page of the premium waitlist: the offer, and its form.
 *
 * @use Premium, before it is available.
 * @avoid Not an account: `RegisterScreen`.
 * @example
 * <WaitlistScreen onSubmit={(values) => join(values)} />
 */
export function WaitlistScreen({
  picture = <DrawnCover tone="neel" />,
  onSubmit,
  loading,
  isJoined,
  error,
  homeHref,
  termsHref,
  privacyHref,
  ...rest
}: WaitlistScreenProps) {
  const words = useWords(waitlistWords);
  return (
    <WaitlistRoot {...rest}>
      <Hero>
        <Words>
          <Badge tone="accent" icon={<Hourglass />}>
            {words.comingSoon}
          </Badge>
          <Title>{words.title}</Title>
          <Lead>{words.lead}</Lead>
          <WaitlistForm
            onSubmit={onSubmit}
            loading={loading}
            isJoined={isJoined}
            error={error}
            homeHref={homeHref}
            termsHref={termsHref}
            privacyHref={privacyHref}
          />
        </Words>
        <Figure>
          <PictureArch shape="broad">{picture}</PictureArch>
        </Figure>
      </Hero>
      <WaitlistBenefits />
    </WaitlistRoot>
  );
}
