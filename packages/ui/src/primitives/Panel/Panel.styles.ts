import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { plainHeading } from '../../theme/elements.ts';

export const PanelRoot = styled.section`
  min-inline-size: 0;
  padding: var(--kl-size-18) var(--kl-size-16);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);

  ${media.compact} {
    padding: var(--kl-size-24);
  }
`;

export const PanelHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-8) var(--kl-size-12);
  margin-block-end: var(--kl-size-14);
`;

export const PanelTitle = styled.h2`
  ${plainHeading}
  font-size: var(--kl-fs-22);
`;
