import styled from '@emotion/styled';

export const ErrorRoot = styled.div`
  background: var(--surface-1);
  border-radius: var(--r-3);

  &[data-layout='page'] {
    display: grid;
    align-self: center;
    justify-items: center;
    gap: var(--s-3);
    max-inline-size: 560px;
    margin-inline: auto;
    padding: 46px var(--s-5) var(--s-6);
    text-align: center;
  }
  &[data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-3);
    padding: 26px 22px;
    color: var(--danger-text);
  }

  > .lucide {
    color: var(--danger-text);
  }
  /* Nothing broke, so nothing is red. */
  &:not([data-kind='failed']) {
    color: var(--text-soft);

    > .lucide {
      color: var(--gold);
    }
  }
  &[data-layout='page'] > .lucide {
    inline-size: 42px;
    block-size: 42px;
    stroke-width: 1.5;
  }
`;

export const Title = styled.h2`
  color: var(--text);
  font-size: var(--fs-24);
`;

export const Message = styled.p`
  text-wrap: balance;
  overflow-wrap: anywhere;

  [data-layout='page'] > & {
    max-inline-size: 30em;
    margin-block-end: var(--s-2);
    color: var(--text-soft);
  }
  [data-layout='row'] > & {
    flex: 1 1 12em;
  }
`;

export const RequestId = styled.p`
  color: var(--text-mute);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
