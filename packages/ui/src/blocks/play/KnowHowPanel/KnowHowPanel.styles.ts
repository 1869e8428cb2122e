import styled from '@emotion/styled';
import { Link } from '../../../primitives/Link/Link.tsx';

export const SectionTitle = styled.h3`
  margin-block: 16px 8px;
  font-size: var(--fs-18);
`;

export const CommandList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: '';
`;

export const CommandRow = styled.li`
  display: grid;
  grid-template-columns: 26px minmax(0, 1fr);
  gap: 2px 12px;
  padding-block: 9px;
  border-block-start: 1px solid var(--line);

  > .lucide {
    grid-row: span 2;
    margin-block-start: 2px;
    color: var(--gold-text);
  }
  > .lucide[data-directional]:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const CommandName = styled.span`
  font-weight: 600;
`;

export const Explanation = styled.span`
  color: var(--text-soft);
  font-size: var(--fs-14);
`;

export const Models = styled.p`
  color: var(--text-soft);
`;

export const GuideLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: var(--ctl);
  margin-block-start: 8px;
  color: var(--gold-text);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 4px;

  .lucide {
    inline-size: 16px;
    block-size: 16px;
  }
`;
