import styled from '../../../theme/styled.ts';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { container } from '../../../theme/finerMedia.ts';
import { media } from '../../../theme/media.ts';
import { SectionRoot } from '../Section.styles.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const HeroRoot = styled(SectionRoot)`
  grid-template-rows: auto minmax(0, 1fr);
  align-content: stretch;
  gap: var(--kl-size-20);

  ${media.desktop} {
    grid-template: auto / minmax(0, 560fr) minmax(0, 740fr);
    align-items: center;
    padding-block: var(--kl-size-84) var(--kl-size-24);
    padding-inline: var(--kl-size-84) var(--kl-size-72);
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  min-inline-size: 0;
  > a {
    margin-block-start: var(--kl-size-12);
    inline-size: 100%;
  }
  > a + a {
    margin-block: 0;
    padding-block: var(--kl-size-10);
    text-align: center;
  }

  ${media.compact} {
    > a {
      inline-size: auto;
    }
  }
  ${media.desktop} {
    > a {
      margin-block-start: var(--kl-size-36);
    }
    > a + a {
      margin-block-start: var(--kl-size-12);
    }
  }
`;

/** The link under the button, for visitors who want to read immediately. */
export const FirstScene = styled(TextLink)`
  font-size: var(--kl-fs-17);
`;

export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: var(--kl-size-12);
  color: var(--kl-gold-text);
  font: 500 var(--kl-fs-18) / 1.6 var(--kl-font-title);

  > small {
    font: 400 var(--kl-fs-17) / 1.6 var(--kl-font-ui);
  }
  ${media.desktop} {
    font-size: var(--kl-fs-22);
  }
`;

export const HeroTitle = styled.h1`
  ${plainHeading}
  margin-block: var(--kl-size-6) var(--kl-size-12);
  font-size: clamp(var(--kl-fs-34), 5.2dvh, var(--kl-fs-44));
  font-weight: 650;

  ${media.desktop} {
    margin-block: var(--kl-size-14) var(--kl-size-22);
    font-size: var(--kl-fs-hero);
  }
  &:lang(en) {
    line-height: 1;
    letter-spacing: -0.012em;
  }
`;

export const HeroText = styled.p`
  max-inline-size: 29em;
  color: var(--kl-text-soft);
  font: 400 var(--kl-fs-17) / 1.5 var(--kl-font-tale);
  text-wrap: pretty;

  ${media.desktop} {
    font-size: var(--kl-fs-21);
    line-height: 1.62;
  }
  &:not(:lang(en)) {
    line-height: var(--kl-lh-tale);
  }
`;

/** The place of the arcade: what the words leave of a narrow window, and nothing if that is too little for a picture. */
export const ArcadePlace = styled.div`
  --kl-arcade-height: 100cqb;
  display: grid;
  align-items: end;
  container-type: size;
  min-inline-size: 0;

  ${container.flat} {
    > * {
      display: none;
    }
  }
  ${media.desktop} {
    --kl-arcade-height: 82dvh;
    container-type: normal;
    align-self: end;
  }
`;
