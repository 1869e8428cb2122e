import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { WaitlistBenefits } from '../../blocks/account/WaitlistBenefits/WaitlistBenefits.tsx';
import { WaitlistForm, type WaitlistFormProps } from '../../blocks/account/WaitlistForm/WaitlistForm.tsx';
import { DrawnCover } from '../../ornaments/DrawnCover.tsx';
import { Portal } from '../../ornaments/Portal.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { useWaitlistWords } from '../../words/areas/useWaitlistWords.ts';
import { Figure, Hero, Lead, Title, WaitlistRoot, Words } from './WaitlistScreen.styles.ts';

export interface WaitlistScreenProps extends WaitlistFormProps {
  /** What is seen through the portal. */
  picture?: ReactNode;
}

/** The premium waitlist: what is coming, and a place in the line for it. */
export function WaitlistScreen({ picture = <DrawnCover tone="neel" />, ...form }: WaitlistScreenProps) {
  const words = useWaitlistWords();
  return (
    <WaitlistRoot>
      <Hero>
        <Words>
          <Badge tone="peacock" icon={<Hourglass />}>
            {words.comingSoon}
          </Badge>
          <Title>{words.title}</Title>
          <Lead>{words.lead}</Lead>
          <WaitlistForm {...form} />
        </Words>
        <Figure>
          <Portal shape="broad">{picture}</Portal>
        </Figure>
      </Hero>
      <WaitlistBenefits />
    </WaitlistRoot>
  );
}
