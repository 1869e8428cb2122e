import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';
import { SectionRoot } from '../Section.styles.ts';

export const HeroRoot = styled(SectionRoot)`
  align-content: space-between;
  gap: 20px;
  padding-block: 72px 64px;
  --arcade-height: 46dvh;

  ${media.desktop} {
    --arcade-height: 84dvh;
    grid-template-columns: minmax(0, 560fr) minmax(0, 740fr);
    align-content: stretch;
    align-items: center;
    padding-block: 72px 24px;
    padding-inline: 80px 72px;
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  min-inline-size: 0;
  > a {
    margin-block-start: 18px;
    inline-size: 100%;
  }

  ${media.compact} {
    > a {
      inline-size: auto;
    }
  }
  ${media.desktop} {
    > a {
      margin-block-start: 34px;
    }
  }
`;

export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--gold-text);
  font: 500 1.125rem / 1.6 var(--font-title);

  > small {
    font: 400 1.0625rem / 1.6 var(--font-ui);
  }
  ${media.desktop} {
    font-size: 1.375rem;
  }
`;

export const HeroTitle = styled.h1`
  margin-block: 6px 12px;
  font-size: 2.75rem;
  font-weight: 650;

  ${media.desktop} {
    margin-block: 14px 22px;
    font-size: clamp(3rem, 5.5vw, 5.1rem);
  }
  &:lang(en) {
    line-height: 1;
    letter-spacing: -0.012em;
  }
`;

export const HeroText = styled.p`
  max-inline-size: 29em;
  color: var(--text-soft);
  font: 400 1.0625rem / 1.5 var(--font-tale);
  text-wrap: pretty;

  ${media.desktop} {
    font-size: 1.3125rem;
    line-height: 1.62;
  }
  &:not(:lang(en)) {
    line-height: var(--lh-tale);
  }
`;

export const ArcadePlace = styled.div`
  min-inline-size: 0;

  ${media.desktop} {
    align-self: end;
  }
`;
