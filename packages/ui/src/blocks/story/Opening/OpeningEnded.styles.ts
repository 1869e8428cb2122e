import styled from '../../../theme/styled.ts';

export const Ended = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--kl-size-4);
  padding-block-start: var(--kl-size-10);
  text-align: center;

  > span {
    display: flex;
    align-items: center;
    gap: var(--kl-size-10);
    color: var(--kl-gold-text);
    font-size: var(--kl-fs-18);
  }
`;

export const EndName = styled.bdi`
  font: 600 var(--kl-fs-28) / var(--kl-lh-title) var(--kl-font-title);
  overflow-wrap: anywhere;
`;
