import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const MyStoriesRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 28px;
  padding-block: 22px var(--s-8);

  ${media.compact} {
    gap: 36px;
    padding-block-start: 36px;
  }
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;

  > a {
    flex: 1 0 100%;
  }
  ${media.compact} {
    > a {
      flex: none;
    }
  }
`;

export const Title = styled.h1`
  padding-block-start: 0.1em;
  font-size: var(--fs-30);

  ${media.compact} {
    font-size: var(--fs-38);
  }
`;

export const Nothing = styled.p`
  padding: 28px 20px;
  border-radius: var(--r-3);
  background: var(--surface-1);
  color: var(--text-soft);
  text-align: center;
  text-wrap: balance;
`;

export const NothingAtAll = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 44px 20px 48px;
  border-radius: var(--r-3);
  background: var(--surface-1);
  color: var(--gold);
  text-align: center;

  > a {
    margin-block-start: 14px;
  }
`;

export const EmptyTitle = styled.h3`
  margin-block-start: 8px;
  color: var(--text);
  font-size: var(--fs-24);
`;

export const EmptyText = styled.p`
  max-inline-size: 34em;
  color: var(--text-soft);
  font-size: var(--fs-16);
  text-wrap: balance;
`;

export const Archived = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-block-size: var(--ctl);
    padding-inline-end: 10px;
    border-radius: var(--r-2);
    color: var(--text-soft);
    font-weight: 500;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > .lucide {
    color: var(--gold-text);
    transition: transform var(--t-1);
  }
  summary > .lucide:dir(rtl) {
    transform: scaleX(-1);
  }
  &[open] summary > .lucide {
    transform: rotate(90deg);
  }
`;

export const ArchivedList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin: 14px 0 0;
  padding: 0;
  list-style: '';
`;
