import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';

export const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 820px);
  justify-content: center;
  padding-inline: var(--kl-size-8);

  ${media.compact} {
    padding-inline: var(--kl-size-24);
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8) var(--kl-size-12);
  margin-block-end: var(--kl-size-8);
  padding: var(--kl-size-8) var(--kl-size-14);
  border-inline-start: var(--kl-edge-3) solid var(--kl-peacock-text);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-2);
  color: var(--kl-text);
  font-size: var(--kl-fs-14);
`;

export const Words = styled.div`
  flex: 1 1 20em;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }
  [role='alert'] {
    color: var(--kl-danger-text);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);
`;
