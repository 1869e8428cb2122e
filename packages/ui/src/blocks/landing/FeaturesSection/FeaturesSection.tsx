import { Landmark, MessagesSquare, Paintbrush, Sparkles, Split, Trophy, UserRoundPen } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Column, Lead, SectionRoot, SectionTitle } from '../Section.styles.ts';
import { SECTION_IDS } from '../sections.ts';
import { Item, Items, ItemText, ItemTitle } from './FeaturesSection.styles.ts';
import { landingWords } from '../../../words/landing/en.ts';
import { useWords } from '../../../words/useWords.ts';

const icons = [MessagesSquare, Paintbrush, Landmark, Split, UserRoundPen, Trophy];

export type FeaturesSectionProps = Omit<ComponentProps<'section'>, 'children'>;

/**
 * The section with six features of the product.
 *
 * @use Tells what Kathaloka can do, in short pieces.
 * @avoid Not to explain how it is played: `GuideScreen`.
 * @heard A region, a heading for each feature.
 * @keys none
 * @example
 * <FeaturesSection />
 */
export function FeaturesSection({ id = SECTION_IDS[3], ...rest }: FeaturesSectionProps) {
  const words = useWords(landingWords);
  return (
    <SectionRoot id={id} aria-labelledby={`${id}-title`} tabIndex={-1} data-ground="deep" {...rest}>
      <Column>
        <SectionTitle id={`${id}-title`}>{words.featuresTitle}</SectionTitle>
        <Lead>{words.featuresText}</Lead>
        <Items>
          {words.features.map(({ title, text }, index) => {
            const Icon = icons[index] ?? Sparkles;
            return (
              <Item key={title}>
                <Icon />
                <ItemTitle>{title}</ItemTitle>
                <ItemText>{text}</ItemText>
              </Item>
            );
          })}
        </Items>
      </Column>
    </SectionRoot>
  );
}
