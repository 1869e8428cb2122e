import { plainList } from '../../../theme/elements.ts';
import styled from '../../../theme/styled.ts';

export const Fold = styled.details`
  color: var(--kl-text-mute);
  font: 400 var(--kl-fs-14) / 1.5 var(--kl-font-ui);

  &:lang(ur) {
    line-height: 2;
  }
  > summary {
    inline-size: fit-content;
    min-block-size: var(--kl-size-32);
    padding-block: var(--kl-size-4);
    cursor: pointer;
  }
`;

export const List = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--kl-size-12);
  padding-block: var(--kl-size-4);
  padding-inline-start: var(--kl-size-12);
  border-inline-start: var(--kl-hairline) solid var(--kl-line);
`;

export const Struck = styled.s`
  display: block;
  color: var(--kl-text-soft);
  overflow-wrap: anywhere;
`;
