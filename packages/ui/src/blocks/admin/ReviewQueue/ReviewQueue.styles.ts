import styled from '../../../theme/styled.ts';
import { withPage } from '../../../theme/alignment.ts';
import { media } from '../../../theme/media.ts';
import { plainButton, plainList } from '../../../theme/elements.ts';

export const Queue = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-8);
  ${plainList}
`;

export const Entry = styled.button`
  ${plainButton}
  display: grid;
  grid-template-columns: var(--kl-size-84) minmax(0, 1fr);
  align-items: center;
  gap: var(--kl-size-14);
  inline-size: 100%;
  padding: var(--kl-size-10);
  border: var(--kl-hairline) solid transparent;
  border-radius: var(--kl-radius-10);
  background: var(--kl-surface-1);
  text-align: start;

  ${media.compact} {
    grid-template-columns: var(--kl-size-96) minmax(0, 1fr);
  }
  &:hover {
    background: var(--kl-surface-2);
  }
  &[aria-current] {
    border-color: var(--kl-gold);
    background: var(--kl-surface-2);
  }
`;

export const Thumb = styled.span`
  block-size: var(--kl-size-72);
  border-radius: var(--kl-radius-6);
  overflow: hidden;

  ${media.compact} {
    block-size: var(--kl-size-84);
  }
`;

export const Title = styled.b`
  display: block;
  font: 600 var(--kl-fs-17) / var(--kl-lh-title) var(--kl-font-title);
  overflow-wrap: anywhere;
  ${withPage}
`;

export const Meta = styled.small`
  display: block;
  margin-block-start: var(--kl-size-4);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
`;
