import styled from '../../../../theme/styled.ts';
import { plainHeading } from '../../../../theme/elements.ts';

export const Chapter = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--kl-size-4);
  padding-block: var(--kl-size-18) var(--kl-size-6);
  text-align: center;
  overflow-wrap: anywhere;

  &[data-historical] {
    color: var(--kl-text-dim);
  }
`;

export const ChapterNumber = styled.p`
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-14);
  font-weight: 600;

  [data-historical] > & {
    color: var(--kl-text-mute);
  }
`;

export const ChapterTitle = styled.h2`
  ${plainHeading}
  max-inline-size: 100%;
  font-size: calc(var(--kl-fs-28) * var(--kl-tale-scale, 1));
  text-wrap: balance;
`;

export const Rest = styled.p`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;
