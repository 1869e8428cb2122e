import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from '../../../primitives/Link/Link.tsx';

export const SearchPlace = styled.div`
  margin-block: var(--s-2) 10px;
`;

export const Navigation = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const entryLook = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-block-size: 52px;
  padding-inline: 10px;
  border-radius: var(--r-2);
  font-size: var(--fs-18);
  font-weight: 500;
  text-align: start;
  overflow: clip;

  > .lucide {
    color: var(--gold-text);
    font-size: var(--fs-16);
  }
  > .lucide:last-of-type:not(:first-of-type) {
    margin-inline-start: auto;
    transition: rotate var(--t-2);
  }
  &[aria-expanded='true'] > .lucide:last-of-type {
    rotate: 180deg;
  }
  &:hover {
    background: var(--surface-2);
  }
  &[aria-current] {
    background: var(--surface-2);

    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: 3px;
      background: var(--gold);
    }
  }
`;

export const Entry = styled(Link)`
  ${entryLook}
`;

export const Opener = styled.button`
  ${entryLook}
`;

/** The margin rule of the book marks what belongs together. */
export const Sub = styled.div`
  display: grid;
  margin-inline-start: 22px;
  padding-inline-start: var(--s-4);
  border-inline-start: 5px double var(--rule);

  > a {
    min-block-size: 46px;
    color: var(--text-soft);
    font-size: var(--fs-16);
  }
  > a:hover,
  > a[aria-current] {
    color: var(--text);
  }
  &[hidden] {
    display: none;
  }
`;

export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-block-start: auto;
  padding-block-start: var(--s-5);

  > svg {
    justify-self: center;
    max-inline-size: 100%;
    color: var(--gold);
  }
`;

export const Preferences = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);

  > * {
    flex: 1 1 auto;
  }
`;
