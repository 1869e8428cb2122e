import styled from '../../../theme/styled.ts';
import { cutWithPage } from '../../../theme/alignment.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';
import { focusRing, noFocusRing } from '../../../theme/attention.ts';
import { plainButton, plainHeading, plainLink, plainList } from '../../../theme/elements.ts';

const coverShape = `
  aspect-ratio: 3 / 2;
  margin: var(--kl-size-10) var(--kl-size-10) 0;

  ${media.compact} {
    aspect-ratio: 4 / 3;
  }
`;
/** Beside the text of a wide card the cover is as high as the text, and has a least height. */
const wideCoverShape = `
  ${media.desktop} {
    flex: 0 0 42%;
    min-block-size: calc(6 * var(--kl-size-48));
    margin: var(--kl-size-10);
    margin-inline-end: 0;
    aspect-ratio: auto;
  }
`;

export const CardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
  transition:
    transform var(--kl-t-2) var(--kl-ease-out),
    box-shadow var(--kl-t-2);

  &[data-shape='wide'] {
    ${media.desktop} {
      flex-direction: row;
    }
  }
  /* the place of the cover to come */
  &[data-deferred]::before {
    content: '';
    ${coverShape}
  }
  &[data-deferred][data-shape='wide']::before {
    ${wideCoverShape}
  }
  &:hover,
  &[data-hover] {
    --kl-arch-line: 1;
    transform: translateY(calc(-1 * var(--kl-size-4)));
    box-shadow: var(--kl-shadow-2);

    [data-variant='outline'] {
      background: var(--kl-gold);
      color: var(--kl-on-gold);
    }
    [data-variant='outline']:hover {
      background: var(--kl-gold-hover);
    }
  }

  ${media.reducedMotion} {
    &:hover,
    &[data-hover] {
      transform: none;
    }
  }
`;

export const Cover = styled.div`
  ${coverShape}
  position: relative;
  border-end-start-radius: var(--kl-radius-6);
  border-end-end-radius: var(--kl-radius-6);
  overflow: hidden;

  [data-shape='wide'] > & {
    ${wideCoverShape}
    > img {
      position: absolute;
    }
  }
`;

/** The arch, two pixels larger than the image on three sides, to cover hairlines around the spandrels. */
export const Arch = styled.div`
  position: absolute;
  inset-block-start: calc(-1 * var(--kl-size-2));
  inset-inline: calc(-1 * var(--kl-size-2));
`;

/** The labels, in one line: the category is cut first. */
export const Labels = styled.p`
  display: flex;
  gap: var(--kl-size-6);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  white-space: nowrap;

  > * + *::before {
    content: '· ';
    margin-inline-end: var(--kl-size-2);
  }
  > [data-category] {
    overflow: hidden;
    color: var(--kl-gold-text);
    text-overflow: ellipsis;
  }
  > [data-new] {
    color: var(--kl-gold-text);
  }
`;

export const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--kl-size-6);
  min-inline-size: 0;
  padding: var(--kl-size-16) var(--kl-size-18);

  /* Reserves the height of the full content: labels, title and text of two lines each, the author, the counts. */
  [data-deferred] > & {
    min-block-size: calc(var(--kl-ctl-sm) + 5 * var(--kl-size-48));
  }
`;

export const Title = styled.h3`
  ${plainHeading}
  overflow: hidden;
  max-block-size: calc(2lh - var(--kl-clamp-trim));
  font-size: var(--kl-fs-21);
  overflow-wrap: anywhere;

  ${cutWithPage}
`;

/* The clamp is not on the title: Chromium 150 shows one line less if its box has a maximum height. */
export const CardLink = styled(Link)`
  ${plainLink}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--kl-radius-14);
  }
  &:focus-visible {
    ${noFocusRing}
  }
  &:focus-visible::after {
    ${focusRing}
  }
`;

export const Summary = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  margin-block-end: var(--kl-size-8);
  color: var(--kl-text-soft);
  line-height: var(--kl-lh-ui);
  overflow-wrap: anywhere;

  ${cutWithPage}
  [data-shape='wide'] & {
    ${media.desktop} {
      -webkit-line-clamp: 4;
    }
  }
`;

export const Author = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-8);
  margin-block-start: auto;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);

  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The counts, and what was made with a model; that wraps in languages with words for thousands. */
export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-4) var(--kl-size-10);
  min-block-size: calc(var(--kl-ctl-sm) + var(--kl-size-14));
  margin-block-start: var(--kl-size-8);
  padding-block-start: var(--kl-size-12);
  border-block-start: var(--kl-hairline) solid var(--kl-line);
`;

export const Counts = styled.ul`
  display: flex;
  gap: var(--kl-size-10);
  min-inline-size: 0;
  ${plainList}
`;

export const MadeWith = styled.span`
  margin-inline-start: auto;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
`;

export const Count = styled.li`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-6);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-variant-numeric: tabular-nums;

  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
  }
  &[data-mine] svg {
    fill: currentColor;
  }
  &[data-mine='liked'] {
    color: var(--kl-sindoor-text);
  }
  &[data-mine='saved'] {
    color: var(--kl-gold-text);
  }
`;

/** The touch target is larger than the visible control. */
export const Reaction = styled.button`
  ${plainButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--kl-size-6);
  min-inline-size: var(--kl-ctl-sm);
  min-block-size: var(--kl-ctl-sm);
  margin-inline: calc(-1 * var(--kl-size-8));
  padding-inline: var(--kl-size-8);
  border-radius: var(--kl-radius-8);
  transition:
    background var(--kl-t-1),
    color var(--kl-t-1);

  &:hover {
    background: var(--kl-surface-2);
  }
  [data-mine] > &:hover {
    background: var(--kl-sindoor-soft);
  }
  [data-mine='saved'] > &:hover {
    background: var(--kl-gold-soft);
  }
`;

/** PLAY, above the link that covers the card. */
export const Play = styled.div`
  position: relative;
  margin-inline-start: auto;
`;
