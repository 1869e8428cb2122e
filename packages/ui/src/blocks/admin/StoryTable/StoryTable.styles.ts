import styled from '@emotion/styled';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';

export const TitleRoot = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3);
  min-inline-size: 0;

  ${media.compact} {
    flex-wrap: nowrap;
    inline-size: max-content;
    max-inline-size: 460px;
  }
`;

export const Thumb = styled.span`
  flex: none;
  inline-size: 74px;
  block-size: 46px;
  border-radius: var(--r-1);
  overflow: hidden;
`;

export const Named = styled.span`
  flex: 1;
  display: grid;
  gap: 1px;
  min-inline-size: 0;
`;

export const Name = styled.b`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font: 600 1.0625rem / var(--lh-title) var(--font-title);
  overflow-wrap: anywhere;
`;

export const Tagline = styled.small`
  max-inline-size: 310px;
  color: var(--text-mute);
  font-size: var(--fs-13);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 6px;

  ${media.compact} {
    flex-wrap: nowrap;
    justify-content: start;

    > * {
      max-inline-size: 130px;
    }
  }
`;

export const ActionLink = styled(Link)`
  display: inline-grid;
  place-items: center;
  inline-size: var(--ctl-sm);
  block-size: var(--ctl-sm);
  border-radius: var(--r-pill);
  color: var(--text-soft);

  &:hover {
    background: var(--surface-3);
    color: var(--gold-text);
  }
`;

export const Stats = styled.span`
  display: flex;
  gap: var(--s-3);
`;

export const Stat = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: var(--text-soft);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;

  .lucide {
    inline-size: 16px;
    block-size: 16px;
  }
`;
