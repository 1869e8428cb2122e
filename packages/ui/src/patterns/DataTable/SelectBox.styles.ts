import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M20 6 9 17l-5-5'/%3E%3C/svg%3E\")";
const dash =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='4' stroke-linecap='round'%3E%3Cpath d='M5 12h14'/%3E%3C/svg%3E\")";

export const SelectBox = styled.input`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-1);
  background: var(--well);
  appearance: none;
  cursor: pointer;

  &:hover {
    border-color: var(--gold);
  }
  &:checked,
  &:indeterminate {
    border-color: var(--gold);
    background: var(--gold);
  }
  &:checked::after,
  &:indeterminate::after {
    content: '';
    inline-size: 16px;
    block-size: 16px;
    background: var(--on-gold);
    mask: ${tick} center / contain;
  }
  &:indeterminate::after {
    mask-image: ${dash};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
  ${media.touch} {
    position: relative;
    inline-size: 28px;
    block-size: 28px;

    &::before {
      content: '';
      position: absolute;
      inset: -9px;
    }
  }
`;
