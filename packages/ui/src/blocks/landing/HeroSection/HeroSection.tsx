import type { ComponentProps } from 'react';
import { Danda } from '../../../ornaments/Danda.tsx';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Arcade, type ArcadeProps } from '../Arcade/Arcade.tsx';
import { SECTION_IDS } from '../sections.ts';
import {
  ArcadePlace,
  Eyebrow,
  FirstScene,
  HeroRoot,
  HeroText,
  HeroTitle,
  Words,
} from './HeroSection.styles.ts';
import { landingWords } from '../../../words/landing/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface HeroSectionProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The pictures in the three arches. */
  pictures: ArcadeProps['pictures'];
  /** The address of the first scene of a story; without it there is no link. */
  firstSceneHref?: string | undefined;
}

/**
 * The first section: the claim, and a link to start.
 *
 * @use Opens the front page: what Kathaloka is, and the first link into it.
 * @avoid Not inside the app: `Banner`.
 * @heard The first heading of the page, then the links.
 * @keys follow
 * @example
 * <HeroSection pictures={[ferryman, palace, forest]} />
 */
export function HeroSection({ pictures, firstSceneHref, id = SECTION_IDS[0], ...rest }: HeroSectionProps) {
  const paths = usePaths();
  const words = useWords(landingWords);
  return (
    <HeroRoot id={id} aria-labelledby={`${id}-title`} tabIndex={-1} data-ground="dawn" {...rest}>
      <Words>
        <Eyebrow>
          <span lang={words.ownName.language}>{words.ownName.text}</span>
          <Danda />
          <small>{words.meaning}</small>
        </Eyebrow>
        <HeroTitle id={`${id}-title`}>{words.heroTitle}</HeroTitle>
        <HeroText>{words.heroText}</HeroText>
        <ButtonLink href={paths.home} variant="primary" size="large">
          {words.getStarted}
        </ButtonLink>
        {firstSceneHref && <FirstScene href={firstSceneHref}>{words.firstScene}</FirstScene>}
      </Words>
      <ArcadePlace>
        <Arcade pictures={pictures} />
      </ArcadePlace>
    </HeroRoot>
  );
}
