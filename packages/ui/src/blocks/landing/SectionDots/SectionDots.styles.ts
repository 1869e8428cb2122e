import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const DotsRoot = styled.nav`
  position: fixed;
  z-index: var(--z-nav);
  inset-block-end: 2px;
  inset-inline: 0;
  display: flex;
  justify-content: center;
  inline-size: fit-content;
  margin-inline: auto;
  border-radius: var(--r-pill);

  /* In a low window it lies over text. */
  @media (max-height: 700px) {
    background: var(--glass);
  }
  ${media.desktop} {
    inset-block: 0;
    inset-inline: auto 20px;
    block-size: fit-content;
    margin-block: auto;
    flex-direction: column;
  }
`;

export const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--r-pill);

  ${media.desktop} {
    inline-size: 32px;
    block-size: 32px;
  }

  &::before {
    content: '';
    inline-size: 9px;
    block-size: 9px;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--r-pill);
    background: var(--bg);
    transition:
      inline-size var(--t-2),
      block-size var(--t-2);
  }
  &:hover::before {
    border-color: var(--gold);
  }
  &[aria-current]::before {
    inline-size: 13px;
    block-size: 13px;
    border-color: var(--gold);
    background: var(--gold);
  }
  &:focus-visible {
    outline-offset: -4px;
    box-shadow: none;
  }
`;
