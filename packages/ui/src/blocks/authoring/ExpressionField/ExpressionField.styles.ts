import styled from '../../../theme/styled.ts';

export const ExpressionRoot = styled.div`
  position: relative;
  display: grid;
  gap: var(--kl-size-4);
  min-inline-size: 0;
`;

export const Reading = styled.p`
  color: var(--kl-peacock-text);
  font-size: var(--kl-fs-14);
  overflow-wrap: anywhere;
`;

export const FaultPlace = styled.code`
  display: block;
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;

  mark {
    background: none;
    color: inherit;
    text-decoration: underline wavy;
  }
`;

export const Options = styled.ul`
  position: absolute;
  z-index: var(--kl-z-raised);
  inset-block-start: var(--kl-size-72);
  inset-inline: 0;
  margin: 0;
  padding: var(--kl-size-4);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-3);
  box-shadow: var(--kl-shadow-3);
  list-style: '';
`;

export const Option = styled.li`
  padding: var(--kl-size-6) var(--kl-size-10);
  border-radius: var(--kl-radius-6);
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: var(--kl-surface-1);
    color: var(--kl-gold-text);
  }
`;
