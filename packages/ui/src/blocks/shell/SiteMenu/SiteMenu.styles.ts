import { css } from '@emotion/react';
import styled from '../../../theme/styled.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { plainButton, plainLink } from '../../../theme/elements.ts';

export const SearchPlace = styled.div`
  margin-block: var(--kl-size-8) var(--kl-size-10);
`;

export const Navigation = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const entryLook = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--kl-size-14);
  min-block-size: var(--kl-size-56);
  padding-inline: var(--kl-size-10);
  border-radius: var(--kl-radius-8);
  font-size: var(--kl-fs-18);
  font-weight: 500;
  text-align: start;
  overflow: clip;

  > svg {
    color: var(--kl-gold-text);
    font-size: var(--kl-fs-16);
  }
  > svg:last-of-type:not(:first-of-type) {
    margin-inline-start: auto;
    transition: rotate var(--kl-t-2);
  }
  &[aria-expanded='true'] > svg:last-of-type {
    rotate: 180deg;
  }
  &:hover {
    background: var(--kl-surface-2);
  }
  &[aria-current] {
    background: var(--kl-surface-2);

    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: var(--kl-edge-3);
      background: var(--kl-gold);
    }
  }
`;

export const Entry = styled(Link)`
  ${plainLink}
  ${entryLook}
`;

export const Opener = styled.button`
  ${plainButton}
  ${entryLook}
`;

/** Marks a group of entries by a margin rule, as in a manuscript. */
export const Sub = styled.div`
  display: grid;
  margin-inline-start: var(--kl-size-22);
  padding-inline-start: var(--kl-size-16);
  border-inline-start: var(--kl-edge-rule) double var(--kl-rule);

  > a {
    min-block-size: var(--kl-size-48);
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-16);
  }
  > a:hover,
  > a[aria-current] {
    color: var(--kl-text);
  }
  &[hidden] {
    display: none;
  }
`;

export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-20);
  margin-block-start: auto;
  padding-block-start: var(--kl-size-24);

  > svg {
    justify-self: center;
    max-inline-size: 100%;
    color: var(--kl-gold);
  }
`;

export const Preferences = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-12);

  > * {
    flex: 1 1 auto;
  }
`;
