import type { ComponentProps } from 'react';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { PictureArch } from '../../../ornaments/PictureArch.tsx';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { Lead, SectionRoot, SectionTitle } from '../Section.styles.ts';
import { type LandingPicture, SECTION_IDS } from '../sections.ts';
import { Door, Invitation } from './BeginSection.styles.ts';
import { landingWords } from '../../../words/landing/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface BeginSectionProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The picture in the arch. */
  picture: LandingPicture;
}

/**
 * The last section: a large picture in an arch with the sign-up button.
 *
 * @use Ends the front page with an invitation to begin.
 * @avoid Not as a page of its own: `RegisterScreen`.
 * @heard A region with its heading and two links.
 * @keys follow
 * @example
 * <BeginSection picture={{ src: '/covers/ferryman.webp', alt: 'A ferry under a full moon' }} />
 */
export function BeginSection({ picture, id = SECTION_IDS[4], ...rest }: BeginSectionProps) {
  const paths = usePaths();
  const words = useWords(landingWords);
  return (
    <SectionRoot id={id} aria-labelledby={`${id}-title`} tabIndex={-1} {...rest}>
      <Invitation>
        <SectionTitle id={`${id}-title`}>{words.beginTitle}</SectionTitle>
        <Lead>{words.beginText}</Lead>
        <Door>
          <PictureArch>
            <Image
              src={picture.src}
              alt={picture.alt}
              width={640}
              height={360}
              fallback={<DrawnCover tone="sindoor" />}
            />
          </PictureArch>
          <ButtonLink href={paths.home} variant="primary" size="large">
            {words.startLegend}
          </ButtonLink>
        </Door>
      </Invitation>
    </SectionRoot>
  );
}
