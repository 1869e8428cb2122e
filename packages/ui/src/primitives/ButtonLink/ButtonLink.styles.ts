import styled from '../../theme/styled.ts';
import { buttonLook } from '../Button/Button.styles.ts';
import { plainIcon } from '../../theme/elements.ts';
import { Link } from '../Link/Link.tsx';

export const ButtonLinkRoot = styled(Link)`
  ${buttonLook}
`;

export const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-8);

  > :where(svg) {
    ${plainIcon}
  }
`;
