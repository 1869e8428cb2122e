import styled from '@emotion/styled';
import { Link } from '../Link/Link.tsx';

/** Tall enough for a finger, without pushing the lines of its sentence apart. */
export const TextLinkRoot = styled(Link)`
  display: inline-block;
  padding-block: 5px;
  margin-block: -5px;
  color: var(--gold-text);
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;
  overflow-wrap: anywhere;

  &:hover {
    color: var(--text);
    text-decoration-thickness: 2px;
  }
`;
