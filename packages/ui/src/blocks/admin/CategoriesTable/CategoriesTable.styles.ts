import styled from '@emotion/styled';

export const Grip = styled.button`
  display: grid;
  place-items: center;
  inline-size: var(--ctl);
  block-size: var(--ctl);
  border-radius: var(--r-2);
  color: var(--text-mute);
  cursor: grab;
  touch-action: none;

  &:hover {
    color: var(--gold-text);
  }
  &:active {
    cursor: grabbing;
  }
`;

export const Name = styled.span`
  font: 600 1.0625rem / var(--lh-title) var(--font-title);
  overflow-wrap: anywhere;
`;
