import { LANDING_CARD_LOCK_MS, LANDING_LOCK_MS } from '@kathaloka/contract/limits';
import type { ComponentProps, ReactNode } from 'react';
import type { ArcadeProps } from '../../blocks/landing/Arcade/Arcade.tsx';
import { BeginSection } from '../../blocks/landing/BeginSection/BeginSection.tsx';
import { FeaturesSection } from '../../blocks/landing/FeaturesSection/FeaturesSection.tsx';
import { HeroSection } from '../../blocks/landing/HeroSection/HeroSection.tsx';
import { HowItWorksSection } from '../../blocks/landing/HowItWorksSection/HowItWorksSection.tsx';
import { LandingHeader } from '../../blocks/landing/LandingHeader/LandingHeader.tsx';
import { SectionDots } from '../../blocks/landing/SectionDots/SectionDots.tsx';
import type { LandingPicture } from '../../blocks/landing/sections.ts';
import { useLandingMoves } from '../../blocks/landing/useLandingMoves.ts';
import { WhatIsSection } from '../../blocks/landing/WhatIsSection/WhatIsSection.tsx';
import { SkipLink } from '../../blocks/shell/SkipLink/SkipLink.tsx';
import type { IsSignedIn } from '../../blocks/shell/audienceProps.ts';
import { directionOf } from '../../theme/direction.ts';
import { landingWords } from '../../words/landing/en.ts';
import { useWords } from '../../words/useWords.ts';

const CONTENT_ID = 'content';

/** The pictures of the page; a missing one is replaced by a drawing. */
export interface LandingPictures {
  /** The pictures seen through the three arches, each in another painting style. */
  hero: ArcadeProps['pictures'];
  whatIs: LandingPicture;
  /** One strip per leaf. */
  leaves: readonly LandingPicture[];
  /** One picture by each of the four painters. */
  painters: readonly LandingPicture[];
  begin: LandingPicture;
}

export interface LandingScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Every picture of the page. */
  pictures: LandingPictures;
  /**
   * Whether to link to the profile instead of the login; `null` while that is unknown: see `SiteHeader`.
   * @default false
   */
  isSignedIn?: IsSignedIn;
  /** A switch for the language, in the header and its menu. */
  preferences?: ReactNode;
  /** The address of a story's first scene, which can be read immediately. Without it there is no link. */
  firstSceneHref?: string | undefined;
  /**
   * How long input is ignored after a move, in milliseconds.
   * @default 500
   */
  lockMs?: number;
  /**
   * How long input is ignored after a card step on a small screen, in milliseconds.
   * @default 700
   */
  cardLockMs?: number;
}

/**
 * The landing page: five sections, each as tall as the window, without the site's header and footer.
 *
 * @use The front page, for visitors.
 * @avoid Not for signed-in readers: `HomeScreen`.
 * @example
 * <LandingScreen pictures={pictures} />
 */
export function LandingScreen({
  pictures,
  isSignedIn = false,
  preferences,
  firstSceneHref,
  lockMs = LANDING_LOCK_MS,
  cardLockMs = LANDING_CARD_LOCK_MS,
  ...rest
}: LandingScreenProps) {
  const { language } = useWords(landingWords);
  const { rootRef, place, goTo, turn } = useLandingMoves({ lockMs, cardLockMs });

  /** Moves the focus as a link to a fragment does. */
  function handleLink(section: number) {
    goTo(section);
    const target = rootRef.current?.children[section];
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  return (
    <div lang={language} dir={directionOf(language)} {...rest}>
      <SkipLink targetId={CONTENT_ID} />
      <LandingHeader
        value={place.section}
        onValueChange={handleLink}
        isSignedIn={isSignedIn}
        preferences={preferences}
      />
      <main id={CONTENT_ID} ref={rootRef} tabIndex={-1}>
        <HeroSection pictures={pictures.hero} firstSceneHref={firstSceneHref} />
        <WhatIsSection picture={pictures.whatIs} />
        <HowItWorksSection
          pictures={pictures.leaves}
          painters={pictures.painters}
          card={place.card}
          onTurn={turn}
        />
        <FeaturesSection />
        <BeginSection picture={pictures.begin} />
      </main>
      <SectionDots value={place.section} onValueChange={goTo} />
    </div>
  );
}
