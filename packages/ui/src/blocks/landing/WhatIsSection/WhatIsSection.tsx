import type { ComponentProps } from 'react';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { PictureArch } from '../../../ornaments/PictureArch.tsx';
import { usePaths } from '../../../paths.ts';
import { TextFrame } from '../../../patterns/TextFrame/TextFrame.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { Lead, SectionRoot, SectionTitle } from '../Section.styles.ts';
import { type LandingPicture, SECTION_IDS } from '../sections.ts';
import { Columns, Example, PicturePlace, Line, Words } from './WhatIsSection.styles.ts';
import { landingWords } from '../../../words/landing/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface WhatIsSectionProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The picture in the arch. */
  picture: LandingPicture;
}

/**
 * The section that explains Kathaloka: a picture in an arch, and an example dialogue.
 *
 * @use Says in a few sentences what Kathaloka is.
 * @avoid Not for its features: `FeaturesSection`.
 * @heard A region with its heading and a link.
 * @keys follow
 * @example
 * <WhatIsSection picture={{ src: '/covers/ferryman.webp', alt: 'A ferry under a full moon' }} />
 */
export function WhatIsSection({ picture, id = SECTION_IDS[1], ...rest }: WhatIsSectionProps) {
  const paths = usePaths();
  const words = useWords(landingWords);
  const { before, action, after } = words.example;

  return (
    <SectionRoot id={id} aria-labelledby={`${id}-title`} tabIndex={-1} {...rest}>
      <Columns>
        <PicturePlace>
          <PictureArch>
            <Image
              src={picture.src}
              alt={picture.alt}
              width={640}
              height={360}
              fallback={<DrawnCover tone="neel" />}
            />
          </PictureArch>
        </PicturePlace>
        <Words>
          <SectionTitle id={`${id}-title`}>{words.whatTitle}</SectionTitle>
          <Lead>{words.whatText}</Lead>
          <Example>
            <TextFrame>
              <Line>
                <strong>{words.exampleNarrator}</strong>
                {before}
              </Line>
              <Line data-by="you">
                <strong>{words.exampleYou}</strong>
                {action}
              </Line>
              <Line>
                <strong>{words.exampleNarrator}</strong>
                {after}
              </Line>
            </TextFrame>
          </Example>
          <ButtonLink href={paths.home} variant="primary" size="large">
            {words.beginSaga}
          </ButtonLink>
        </Words>
      </Columns>
    </SectionRoot>
  );
}
