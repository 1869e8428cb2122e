import styled from '../../../theme/styled.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { plainHeading, plainLink, plainList } from '../../../theme/elements.ts';

export const SectionTitle = styled.h3`
  ${plainHeading}
  margin-block: var(--kl-size-16) var(--kl-size-8);
  font-size: var(--kl-fs-18);
`;

export const CommandList = styled.ul`
  ${plainList}
`;

export const CommandRow = styled.li`
  display: grid;
  grid-template-columns: var(--kl-size-26) minmax(0, 1fr);
  gap: var(--kl-size-2) var(--kl-size-12);
  padding-block: var(--kl-size-10);
  border-block-start: var(--kl-hairline) solid var(--kl-line);

  > svg {
    grid-row: span 2;
    margin-block-start: var(--kl-size-2);
    color: var(--kl-gold-text);
  }
  > svg[data-directional]:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const CommandName = styled.span`
  font-weight: 600;
`;

export const Explanation = styled.span`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;

export const Note = styled.p`
  color: var(--kl-text-soft);
`;

export const GuideLink = styled(Link)`
  ${plainLink}
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-6);
  min-block-size: var(--kl-ctl);
  margin-block-start: var(--kl-size-8);
  color: var(--kl-gold-text);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: var(--kl-size-4);

  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
  }
`;
