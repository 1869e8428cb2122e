import styled from '../../../theme/styled.ts';
import { systemNames } from '../../../theme/storyFaces.ts';
import { withPage } from '../../../theme/alignment.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { media } from '../../../theme/media.ts';
import { plainHeading, plainLink, plainList } from '../../../theme/elements.ts';

/** The header. Its background extends to the edges of the page, beyond its column. */
export const HeaderRoot = styled.header`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--kl-size-20);
  padding-block: var(--kl-size-18) var(--kl-size-26);
  border-image: conic-gradient(var(--kl-bg-deep) 0 0) fill 0 / 0 / 0 100vmax;

  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: var(--kl-hairline);
    border-image: conic-gradient(var(--kl-line) 0 0) fill 0 / 0 / 0 100vmax;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 600fr) minmax(0, 592fr);
    gap: clamp(var(--kl-size-36), 4vw, var(--kl-size-56));
    padding-block: var(--kl-size-44) var(--kl-size-40);
  }
  /* Removed in forced colours, where a background image would stay dark. */
  ${media.forcedColours} {
    border-image: none;
  }
`;

export const Cover = styled.div`
  inline-size: 100%;
  max-inline-size: 600px;
  margin-inline: auto;
`;

export const About = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-14);
  min-inline-size: 0;

  ${media.compact} {
    gap: var(--kl-size-18);
  }
`;

export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const Title = styled.h1`
  ${plainHeading}
  max-inline-size: 100%;
  font-size: var(--kl-fs-36);
  overflow-wrap: anywhere;

  &[data-long] {
    font-size: var(--kl-fs-28);
  }
  ${media.compact} {
    font-size: var(--kl-fs-52);
    &[data-long] {
      font-size: var(--kl-fs-38);
    }
  }
  &:lang(en) {
    line-height: 1.06;
  }
  /* Nastaliq extends above its line. */
  &:lang(ur) {
    padding-block-start: 0.2em;
  }
  ${withPage}
`;

export const Author = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-10);
  max-inline-size: 100%;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-16);
  overflow-wrap: anywhere;
`;

export const Part = styled.p`
  margin: 0;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-16);
  overflow-wrap: anywhere;
`;

/** The character who tells a bundled story. */
export const Voice = styled.p`
  margin: 0;
  max-inline-size: 52ch;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);

  > b {
    margin-inline-end: var(--kl-size-4);
    color: var(--kl-gold-text);
    font-weight: 600;
  }
`;

export const Languages = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8);
  margin: 0;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);

  ${systemNames}
`;

/** A select in the system font, which has all scripts. */
export const LanguageSelect = styled(Select)`
  inline-size: auto;

  > select,
  > select > option {
    font-family: system-ui, sans-serif;
  }
`;

export const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-6) var(--kl-size-14);
  ${plainList}

  ${media.compact} {
    column-gap: var(--kl-size-20);
  }
`;

export const Count = styled.li`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-6);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-16);
  font-variant-numeric: tabular-nums;

  svg {
    inline-size: var(--kl-size-20);
    block-size: var(--kl-size-20);
  }
`;

export const Actions = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-12);
  inline-size: 100%;
  margin-block-start: var(--kl-size-6);

  > [data-variant='primary'] {
    flex: 1 1 140px;
    min-inline-size: 140px;
    padding-inline: var(--kl-size-16);
  }
  ${media.compact} {
    > [data-variant='primary'] {
      flex: none;
      min-inline-size: 190px;
      padding-inline: var(--kl-size-32);
    }
  }
`;

export const Reaction = styled(IconButton)`
  inline-size: var(--kl-ctl-lg);
  block-size: var(--kl-ctl-lg);

  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
  &[data-kind='like'][aria-pressed='true'] {
    border-color: var(--kl-sindoor-text);
    background: var(--kl-sindoor-soft);
    color: var(--kl-sindoor-text);
  }
  &[data-kind='bookmark'][aria-pressed='true'] {
    border-color: var(--kl-gold);
    background: var(--kl-gold-soft);
    color: var(--kl-gold-text);
  }
`;

export const Locked = styled.p`
  flex-basis: 100%;
  color: var(--kl-text-soft);
`;

export const TextLink = styled(Link)`
  ${plainLink}
  display: inline-block;
  min-block-size: var(--kl-size-24);
  color: var(--kl-gold-text);
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: var(--kl-size-4);
`;
