import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading } from '../../../theme/elements.ts';

/** The closing button beside the title, visible however far the list is scrolled. */
export const Corner = styled.div`
  position: sticky;
  z-index: var(--kl-z-above);
  inset-block-start: var(--kl-size-8);
  display: flex;
  justify-content: end;
  block-size: var(--kl-size-56);
  margin: calc(-1 * var(--kl-size-56)) calc(-1 * var(--kl-size-10)) 0;
  pointer-events: none;

  > button {
    background: var(--kl-surface-1);
    pointer-events: auto;
  }
`;

export const Columns = styled.div`
  column-gap: var(--kl-size-48);

  ${media.compact} {
    columns: 2;
  }
`;

export const Group = styled.section`
  break-inside: avoid;
  margin-block-end: var(--kl-size-16);
`;

export const GroupTitle = styled.h3`
  ${plainHeading}
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-18);
`;

export const Rows = styled.dl`
  margin: 0;
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-12);
  min-block-size: var(--kl-size-40);
  padding-block: var(--kl-size-4);
  border-block-end: var(--kl-hairline) solid var(--kl-line);

  &:last-child {
    border: 0;
  }
`;

export const Keys = styled.dd`
  display: flex;
  flex: none;
  gap: var(--kl-size-6);
  margin: 0;
`;

export const Aside = styled.p`
  margin-block-start: var(--kl-size-12);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  text-wrap: pretty;
`;
