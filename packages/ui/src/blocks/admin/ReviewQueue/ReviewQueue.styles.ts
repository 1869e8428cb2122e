import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const Queue = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  margin: 0;
  padding: 0;
  list-style: '';
`;

export const Entry = styled.button`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  align-items: center;
  gap: 14px;
  inline-size: 100%;
  padding: 10px;
  border: 1px solid transparent;
  border-radius: 10px;
  background: var(--surface-1);
  text-align: start;

  ${media.compact} {
    grid-template-columns: 96px minmax(0, 1fr);
  }
  &:hover {
    background: var(--surface-2);
  }
  &[aria-current] {
    border-color: var(--gold);
    background: var(--surface-2);
  }
`;

export const Thumb = styled.span`
  block-size: 70px;
  border-radius: 6px;
  overflow: hidden;

  ${media.compact} {
    block-size: 78px;
  }
`;

export const Title = styled.b`
  display: block;
  font: 600 1.0625rem / var(--lh-title) var(--font-title);
  overflow-wrap: anywhere;
`;

export const Meta = styled.small`
  display: block;
  margin-block-start: 4px;
  color: var(--text-mute);
  font-size: var(--fs-13);
`;
