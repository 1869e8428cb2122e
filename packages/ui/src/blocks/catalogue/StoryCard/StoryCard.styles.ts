import styled from '@emotion/styled';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';

export const CardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border-radius: var(--r-3);
  background: var(--surface-1);
  transition:
    transform var(--t-2) var(--ease-out),
    box-shadow var(--t-2);

  &:hover,
  &[data-hover] {
    --arch-line: 1;
    transform: translateY(-3px);
    box-shadow: var(--shadow-2);

    [data-variant='outline'] {
      background: var(--gold);
      color: var(--on-gold);
    }
    [data-variant='outline']:hover {
      background: var(--gold-hover);
    }
  }

  ${media.stillness} {
    &:hover,
    &[data-hover] {
      transform: none;
    }
  }
`;

export const Cover = styled.div`
  position: relative;
  aspect-ratio: 16 / 10.4;
  margin: 10px 10px 0;
  border-end-start-radius: 6px;
  border-end-end-radius: 6px;
  overflow: hidden;
`;

/** Two pixels beyond the picture on three sides, so that no hairline of it shows around the spandrels. */
export const Arch = styled.div`
  position: absolute;
  inset-block-start: -2px;
  inset-inline: -2px;
`;

export const Category = styled.div`
  position: absolute;
  inset-block-end: 10px;
  inset-inline: 10px;
`;

export const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 6px;
  padding: 16px 18px;
`;

export const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: var(--fs-21);
  overflow-wrap: anywhere;

  /* On a page that reads from right to left, a title that does not lines up with what stands around it. */
  [dir='rtl'] &[dir='ltr'] {
    text-align: end;
  }
`;

export const CardLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-3);
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--focus-gap);
  }
`;

export const Summary = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  margin-block-end: 8px;
  color: var(--text-soft);
  line-height: var(--lh-ui);
  overflow-wrap: anywhere;

  [dir='rtl'] &[dir='ltr'] {
    text-align: end;
  }
`;

export const Author = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  margin-block-start: auto;
  color: var(--text-mute);
  font-size: var(--fs-14);

  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** On the narrowest screens PLAY goes below the counts. */
export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 10px;
  min-block-size: calc(var(--ctl-sm) + 13px);
  margin-block-start: 8px;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--line);
`;

export const Counts = styled.ul`
  display: flex;
  gap: 14px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: '';
`;

export const Count = styled.li`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: var(--text-mute);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;

  .lucide {
    inline-size: 16px;
    block-size: 16px;
  }
  &[data-mine] .lucide {
    fill: currentColor;
  }
  &[data-mine='liked'] {
    color: var(--sindoor-text);
  }
  &[data-mine='saved'] {
    color: var(--gold-text);
  }
`;

/** As high as the row allows, and wider than it looks: a finger needs the room. */
export const Reaction = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 5px;
  min-inline-size: var(--ctl-sm);
  min-block-size: var(--ctl-sm);
  margin-inline: -7px;
  padding-inline: 7px;
  border-radius: var(--r-2);
  transition:
    background var(--t-1),
    color var(--t-1);

  &:hover {
    background: var(--surface-2);
  }
  [data-mine] > &:hover {
    background: var(--sindoor-soft);
  }
  [data-mine='saved'] > &:hover {
    background: var(--gold-soft);
  }
`;

/** Above the link that covers the card. */
export const Play = styled.div`
  position: relative;
  margin-inline-start: auto;
`;
