import styled from '../../../theme/styled.ts';
import { cutWithPage, withPage } from '../../../theme/alignment.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading } from '../../../theme/elements.ts';

/** Fixed columns for pill and actions, so that the rows of a list line up. */
export const ListCardRoot = styled.article`
  display: grid;
  grid-template-columns: var(--kl-size-84) minmax(0, 1fr);
  align-items: start;
  gap: var(--kl-size-10) var(--kl-size-14);
  padding: var(--kl-size-12);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);

  ${media.compact} {
    grid-template-columns: 150px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--kl-size-6) var(--kl-size-22);
    padding-block: var(--kl-size-14);
    padding-inline: var(--kl-size-14) var(--kl-size-20);
  }
  ${media.desktop} {
    grid-template-columns: 150px minmax(0, 1fr) 132px 330px;
  }
`;

export const Picture = styled.div`
  block-size: var(--kl-size-84);
  border-radius: var(--kl-radius-6);
  background: var(--kl-bg-deep);
  overflow: hidden;

  ${media.compact} {
    block-size: var(--kl-size-96);
  }
`;

export const Text = styled.div`
  min-inline-size: 0;
`;

export const Title = styled.h3`
  ${plainHeading}
  font-size: var(--kl-fs-20);
  overflow-wrap: anywhere;

  ${media.compact} {
    font-size: var(--kl-fs-21);
  }
  ${withPage}
`;

export const Tagline = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--kl-text-soft);
  line-height: var(--kl-lh-ui);
  overflow-wrap: anywhere;

  ${media.desktop} {
    -webkit-line-clamp: 1;
  }
  ${cutWithPage}
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-4) var(--kl-size-16);
  margin-block-start: var(--kl-size-4);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-variant-numeric: tabular-nums;

  > span {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: var(--kl-size-6);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
  }
`;

export const State = styled.div`
  grid-column: 1 / -1;
  display: flex;

  ${media.compact} {
    grid-column: auto;
  }
`;

export const Flip = styled.span`
  display: inline-flex;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/** The actions: on a phone they come last and fill the width of the card. */
export const Actions = styled.div`
  grid-column: 1 / -1;
  order: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8);

  > * {
    flex: 1 0 auto;
    padding-inline: var(--kl-size-8);
  }
  ${media.compact} {
    justify-content: flex-end;

    > * {
      flex: none;
      padding-inline: var(--kl-size-14);
    }
  }
  ${media.desktop} {
    grid-column: auto;
    order: 0;

    /* The next status change has the same width in all rows; archiving and deletion are below it. */
    > :first-of-type:is(button) {
      min-inline-size: 128px;
    }
  }
  ${media.touch} {
    > * {
      min-block-size: var(--kl-ctl);
    }
  }
`;

/** The notes below the text, with a readable line length. */
export const Notes = styled.div`
  grid-column: 1 / -1;
  max-inline-size: 820px;

  > * + * {
    margin-block-start: var(--kl-size-8);
  }

  &:empty {
    display: none;
  }
  ${media.compact} {
    grid-column: 2 / -1;
    margin-block-start: var(--kl-size-6);
  }
`;

export const Quote = styled.p`
  color: var(--kl-text);
  font: 400 var(--kl-fs-16) / 1.6 var(--kl-font-tale);
  text-wrap: pretty;
`;
