import styled from '../../../theme/styled.ts';

export const CardsRoot = styled.div`
  display: grid;
  gap: var(--kl-size-12);
  min-inline-size: 0;

  > p {
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-14);
  }
`;

export const Card = styled.details`
  min-inline-size: 0;
  padding: var(--kl-size-10) var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-8);

  > *:not(summary) {
    margin-block-start: var(--kl-size-12);
  }
`;

export const CardSummary = styled.summary`
  min-block-size: var(--kl-size-24);
  cursor: pointer;
  overflow-wrap: anywhere;

  > * + * {
    margin-inline-start: var(--kl-size-8);
  }
`;
