import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { plainHeading } from '../../theme/elements.ts';

export const MyStoriesRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-28);
  padding-block: var(--kl-size-22) var(--kl-size-64);

  ${media.compact} {
    gap: var(--kl-size-36);
    padding-block-start: var(--kl-size-36);
  }
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-12) var(--kl-size-16);

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
  ${plainHeading}
  padding-block-start: 0.1em;
  font-size: var(--kl-fs-30);

  ${media.compact} {
    font-size: var(--kl-fs-38);
  }
`;

export const Nothing = styled.p`
  padding: var(--kl-size-28) var(--kl-size-20);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
  color: var(--kl-text-soft);
  text-align: center;
  text-wrap: balance;
`;

export const NothingAtAll = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--kl-size-10);
  padding: var(--kl-size-44) var(--kl-size-20) var(--kl-size-48);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
  color: var(--kl-gold);
  text-align: center;

  > a {
    margin-block-start: var(--kl-size-14);
  }
`;

export const EmptyTitle = styled.h3`
  ${plainHeading}
  margin-block-start: var(--kl-size-8);
  color: var(--kl-text);
  font-size: var(--kl-fs-24);
`;

export const EmptyText = styled.p`
  max-inline-size: 34em;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-16);
  text-wrap: balance;
`;

export const Archived = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: var(--kl-size-10);
    min-block-size: var(--kl-ctl);
    padding-inline-end: var(--kl-size-10);
    border-radius: var(--kl-radius-8);
    color: var(--kl-text-soft);
    font-weight: 500;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    color: var(--kl-gold-text);
    transition: transform var(--kl-t-1);
  }
  summary > svg:dir(rtl) {
    transform: scaleX(-1);
  }
  &[open] summary > svg {
    transform: rotate(90deg);
  }
`;

export const ArchivedList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
  margin: var(--kl-size-14) 0 0;
  padding: 0;
  list-style: '';
`;
