import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const AllOf = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8) var(--kl-size-12);
`;

export const Conflicts = styled.div`
  display: grid;
  gap: var(--kl-size-20);
  margin-block-start: var(--kl-size-16);
`;

export const Conflict = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-8);
  min-inline-size: 0;

  h3 {
    ${plainHeading}
    font-size: var(--kl-fs-18);
  }
`;

export const Sides = styled.div`
  display: grid;
  gap: var(--kl-size-10);
  inline-size: 100%;

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  min-inline-size: 0;
  max-block-size: 240px;
  padding: var(--kl-size-10) var(--kl-size-14);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-8);
  background: var(--kl-bg-deep);
  overflow: auto;

  > h4 {
    margin: 0;
    color: var(--kl-text-soft);
    font: 600 var(--kl-fs-13) / 1.6 var(--kl-font-ui);
  }
  > p {
    margin: 0;
    color: var(--kl-text-soft);
  }
  &[data-taken] {
    border-color: var(--kl-gold);
    box-shadow: inset 0 0 0 var(--kl-hairline) var(--kl-gold);
  }
`;

export const Words = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  mark {
    border-radius: var(--kl-radius-4);
    background: var(--kl-gold-soft);
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--kl-gold);
    text-underline-offset: 0.2em;
  }
`;
