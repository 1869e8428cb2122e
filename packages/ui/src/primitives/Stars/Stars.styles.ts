import styled from '../../theme/styled.ts';

export const StarsRoot = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
  color: var(--kl-gold-text);
`;

export const Layer = styled.span`
  display: flex;
  gap: var(--kl-size-4);
  inline-size: max-content;

  &[data-filled] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: var(--kl-share);
    overflow: hidden;
  }
  svg {
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
  }
  &[data-filled] svg {
    fill: currentColor;
  }
`;
