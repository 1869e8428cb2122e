import styled from '../../../theme/styled.ts';

export const StateRoot = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-8);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);

  &[data-state='here'],
  &[data-state='refused'],
  &[data-state='conflict'] {
    color: var(--kl-warning-text);
  }
  > :where(svg) {
    flex: none;
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
  }
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-10);
  margin-block-start: var(--kl-size-10);
`;
