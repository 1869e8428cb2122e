import { plainList } from '../../theme/elements.ts';
import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
  ${plainList}
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: var(--kl-size-64) minmax(0, 1fr);
  gap: var(--kl-size-8) var(--kl-size-14);
  padding: var(--kl-size-12);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);

  ${media.compact} {
    grid-template-columns: var(--kl-size-64) minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const Cover = styled.div`
  overflow: hidden;
  border-radius: var(--kl-radius-8);
  aspect-ratio: 1;
`;

export const Facts = styled.div`
  display: grid;
  gap: var(--kl-size-4);
  min-inline-size: 0;

  p {
    margin: 0;
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-14);
  }
`;

export const ItemTitle = styled.h3`
  margin: 0;
  overflow-wrap: anywhere;
  font-size: var(--kl-fs-18);
  font-weight: 600;
`;

export const ItemActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: var(--kl-size-8);

  ${media.compact} {
    grid-column: auto;
  }
`;
