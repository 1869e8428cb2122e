import styled from '../../theme/styled.ts';
import { plainHeading } from '../../theme/elements.ts';

export const ErrorRoot = styled.div`
  background: var(--kl-surface-1);
  border-radius: var(--kl-radius-14);

  &[data-layout='page'] {
    display: grid;
    align-self: center;
    justify-items: center;
    gap: var(--kl-size-12);
    inline-size: 100%;
    max-inline-size: 560px;
    margin-inline: auto;
    padding: var(--kl-size-48) var(--kl-size-24) var(--kl-size-32);
    text-align: center;
  }
  &[data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--kl-size-12);
    padding: var(--kl-size-26) var(--kl-size-22);
    color: var(--kl-danger-text);
  }

  > svg {
    color: var(--kl-danger-text);
  }
  /* Not red, because nothing has failed. */
  &:not([data-kind='failed']) {
    color: var(--kl-text-soft);

    > svg {
      color: var(--kl-gold);
    }
  }
  &[data-layout='page'] > svg {
    inline-size: var(--kl-size-44);
    block-size: var(--kl-size-44);
    stroke-width: 1.5;
  }
  /* The lotus, as large as in the empty state. */
  &[data-kind='ended'] > svg {
    inline-size: var(--kl-size-64);
  }
`;

export const Title = styled.h2`
  ${plainHeading}
  color: var(--kl-text);
  font-size: var(--kl-fs-24);
`;

export const Message = styled.p`
  text-wrap: balance;
  overflow-wrap: anywhere;

  [data-layout='page'] > & {
    max-inline-size: 30em;
    margin-block-end: var(--kl-size-8);
    color: var(--kl-text-soft);
  }
  [data-layout='row'] > & {
    flex: 1 1 12em;
  }
`;

export const RequestId = styled.p`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
