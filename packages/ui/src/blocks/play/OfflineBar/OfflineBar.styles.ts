import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';

export const Place = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 820px);
  justify-content: center;
  padding-inline: var(--kl-size-8);

  ${media.compact} {
    padding-inline: var(--kl-size-24);
  }
`;

export const Bar = styled.div`
  --kl-bar-tone: var(--kl-warning-text);
  display: flex;
  align-items: center;
  gap: var(--kl-size-12);
  margin-block-end: var(--kl-size-8);
  padding: var(--kl-size-8) var(--kl-size-14);
  border-inline-start: var(--kl-edge-3) solid var(--kl-bar-tone);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-2);
  color: var(--kl-text);
  font-size: var(--kl-fs-14);

  svg {
    flex: none;
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
    color: var(--kl-bar-tone);
  }
  p {
    margin: 0;
  }
  b {
    color: var(--kl-bar-tone);
    font-weight: 600;
  }
  &[data-back] {
    --kl-bar-tone: var(--kl-success-text);
  }
`;
