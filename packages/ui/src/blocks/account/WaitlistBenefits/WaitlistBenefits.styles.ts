import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading, plainList } from '../../../theme/elements.ts';

export const BenefitsRoot = styled.section`
  display: grid;
  gap: var(--kl-size-28);
`;

export const Title = styled.h2`
  ${plainHeading}
  display: flex;
  align-items: center;
  gap: var(--kl-size-14);
  font-size: var(--kl-fs-24);

  > svg {
    flex: none;
    margin-block-end: var(--kl-size-4);
    color: var(--kl-gold);
  }
  ${media.compact} {
    font-size: var(--kl-fs-28);
  }
`;

export const Benefits = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 290px), 1fr));
  gap: var(--kl-size-24) var(--kl-size-48);
  ${plainList}

  ${media.compact} {
    row-gap: var(--kl-size-36);
  }
`;

export const Benefit = styled.li`
  display: grid;
  grid-template-columns: var(--kl-size-40) minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-4) var(--kl-size-14);

  > svg {
    grid-row: span 2;
    inline-size: var(--kl-size-28);
    block-size: var(--kl-size-28);
    stroke-width: 1.5;
    color: var(--kl-gold-text);
  }
  > h3 {
    ${plainHeading}
    font-size: var(--kl-fs-21);
  }
  > p {
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-16);
    text-wrap: pretty;
  }
`;
