import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

/** Fixed columns for pill and actions, so that the rows of a list line up. */
export const ListCardRoot = styled.article`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  align-items: start;
  gap: 10px 14px;
  padding: 12px;
  border-radius: var(--r-3);
  background: var(--surface-1);

  ${media.compact} {
    grid-template-columns: 150px minmax(0, 1fr) auto;
    align-items: center;
    gap: 6px 22px;
    padding-block: 14px;
    padding-inline: 14px 20px;
  }
  ${media.desktop} {
    grid-template-columns: 150px minmax(0, 1fr) 132px 330px;
  }
`;

export const Picture = styled.div`
  block-size: 84px;
  border-radius: 6px;
  background: var(--bg-deep);
  overflow: hidden;

  ${media.compact} {
    block-size: 92px;
  }
`;

export const Text = styled.div`
  min-inline-size: 0;
`;

export const Title = styled.h3`
  font-size: var(--fs-20);
  overflow-wrap: anywhere;

  ${media.compact} {
    font-size: var(--fs-21);
  }
`;

export const Tagline = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--text-soft);
  line-height: var(--lh-ui);
  overflow-wrap: anywhere;

  ${media.desktop} {
    -webkit-line-clamp: 1;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-block-start: 4px;
  color: var(--text-mute);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;

  > span {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .lucide {
    inline-size: 15px;
    block-size: 15px;
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

/** On a phone they come last, as wide as the card. */
export const Actions = styled.div`
  grid-column: 1 / -1;
  order: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > * {
    flex: 1;
    padding-inline: 8px;
  }
  ${media.compact} {
    justify-content: flex-end;

    > * {
      flex: none;
      padding-inline: 14px;
    }
  }
  ${media.desktop} {
    grid-column: auto;
    order: 0;
    flex-wrap: nowrap;

    > :last-of-type:is(button) {
      min-inline-size: 128px;
    }
  }
  @media (pointer: coarse) {
    > * {
      min-block-size: var(--ctl);
    }
  }
`;

/** Under the text, and no wider than can be read. */
export const Notes = styled.div`
  grid-column: 1 / -1;
  max-inline-size: 820px;

  &:empty {
    display: none;
  }
  ${media.compact} {
    grid-column: 2 / -1;
    margin-block-start: 6px;
  }
`;

export const Quote = styled.p`
  color: var(--text);
  font: 400 var(--fs-16) / 1.6 var(--font-tale);
  text-wrap: pretty;
`;
