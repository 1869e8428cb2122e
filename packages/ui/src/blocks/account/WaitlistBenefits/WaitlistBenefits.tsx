import { CircleSlash, Cpu, Crown, LifeBuoy, Palette, Sunrise } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Lotus } from '../../../ornaments/Lotus.tsx';
import type { Words } from '../../../words/en.ts';
import { Benefit, Benefits, BenefitsRoot, Title } from './WaitlistBenefits.styles.ts';
import { waitlistWords } from '../../../words/waitlist/en.ts';
import { useWords } from '../../../words/useWords.ts';

const icons: readonly (readonly [keyof Words['waitlist']['benefits'], ReactNode])[] = [
  ['early', <Sunrise key="early" />],
  ['exclusive', <Crown key="exclusive" />],
  ['models', <Cpu key="models" />],
  ['support', <LifeBuoy key="support" />],
  ['adFree', <CircleSlash key="adFree" />],
  ['themes', <Palette key="themes" />],
];

export type WaitlistBenefitsProps = Omit<ComponentProps<'section'>, 'children'>;

/**
 * The six benefits of Premium.
 *
 * @use Lists the benefits of premium access.
 * @avoid Not for features in general: `FeaturesSection`.
 * @heard A heading for each.
 * @keys none
 * @example
 * <WaitlistBenefits />
 */
export function WaitlistBenefits(props: WaitlistBenefitsProps) {
  const words = useWords(waitlistWords);
  const id = useId();
  return (
    <BenefitsRoot aria-labelledby={id} {...props}>
      <Title id={id}>
        <Lotus />
        {words.benefitsTitle}
      </Title>
      <Benefits>
        {icons.map(([name, icon]) => (
          <Benefit key={name}>
            {icon}
            <h3>{words.benefits[name].title}</h3>
            <p>{words.benefits[name].text}</p>
          </Benefit>
        ))}
      </Benefits>
    </BenefitsRoot>
  );
}
