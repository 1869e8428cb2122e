import styled from '../../../theme/styled.ts';

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--kl-size-18) var(--kl-size-32);
  margin: 0;
`;

export const Fact = styled.div`
  display: grid;
  align-content: start;
  gap: var(--kl-size-2);
  min-inline-size: 0;

  > dt {
    color: var(--kl-text-mute);
    font-size: var(--kl-fs-14);
  }
  > dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--kl-size-4) var(--kl-size-12);
    margin: 0;
    font-size: var(--kl-fs-16);
    overflow-wrap: anywhere;
  }
`;

export const Missing = styled.span`
  color: var(--kl-text-soft);
`;

export const Verification = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-12);
  margin-block-start: var(--kl-size-18);
`;
