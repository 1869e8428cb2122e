import styled from '@emotion/styled';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';

/** The ground reaches from edge to edge of the page, whatever the width of the column that it stands in. */
export const HeaderRoot = styled.header`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 20px;
  padding-block: 18px 26px;
  border-image: conic-gradient(var(--bg-deep) 0 0) fill 0 / 0 / 0 100vmax;

  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 1px;
    border-image: conic-gradient(var(--line) 0 0) fill 0 / 0 / 0 100vmax;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 600fr) minmax(0, 592fr);
    gap: clamp(36px, 4vw, 56px);
    padding-block: 44px 40px;
  }
  /* A drawn ground would stay dark under the colours of the system. */
  @media (forced-colors: active) {
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
  gap: 14px;
  min-inline-size: 0;

  ${media.compact} {
    gap: 18px;
  }
`;

export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const Title = styled.h1`
  max-inline-size: 100%;
  font-size: 2.25rem;
  overflow-wrap: anywhere;

  &[data-long] {
    font-size: var(--fs-28);
  }
  ${media.compact} {
    font-size: 3.25rem;
    &[data-long] {
      font-size: var(--fs-38);
    }
  }
  &:lang(en) {
    line-height: 1.06;
  }
  /* Nastaliq climbs above its line. */
  &:lang(ur) {
    padding-block-start: 0.2em;
  }
`;

export const Author = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  max-inline-size: 100%;
  color: var(--text-soft);
  font-size: var(--fs-16);
  overflow-wrap: anywhere;
`;

export const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 20px;
  margin: 0;
  padding: 0;
  list-style: '';
`;

export const Count = styled.li`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 7px;
  color: var(--text-soft);
  font-size: var(--fs-16);
  font-variant-numeric: tabular-nums;

  .lucide {
    inline-size: 19px;
    block-size: 19px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  margin-block-start: 6px;

  > [data-variant='primary'] {
    flex: 1 1 140px;
    min-inline-size: 140px;

    .lucide-play {
      fill: currentColor;
    }
  }
  ${media.compact} {
    > [data-variant='primary'] {
      flex: none;
      min-inline-size: 190px;
    }
  }
`;

export const Reaction = styled(IconButton)`
  inline-size: var(--ctl-lg);
  block-size: var(--ctl-lg);

  &[aria-pressed='true'] .lucide {
    fill: currentColor;
  }
  &[data-kind='like'][aria-pressed='true'] {
    border-color: var(--sindoor-text);
    background: var(--sindoor-soft);
    color: var(--sindoor-text);
  }
  &[data-kind='bookmark'][aria-pressed='true'] {
    border-color: var(--gold);
    background: var(--gold-soft);
    color: var(--gold-text);
  }
`;

export const Locked = styled.p`
  flex-basis: 100%;
  color: var(--text-soft);
`;

export const TextLink = styled(Link)`
  display: inline-block;
  min-block-size: 24px;
  color: var(--gold-text);
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 4px;
`;
