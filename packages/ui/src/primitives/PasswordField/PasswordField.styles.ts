import styled from '../../theme/styled.ts';
import { TextFieldRoot } from '../TextField/TextField.styles.ts';

export const PasswordRoot = styled.div`
  position: relative;
`;

/** Space for the button, added to the field's own padding. */
export const PasswordInput = styled(TextFieldRoot)`
  &,
  &[aria-invalid='true'] {
    padding-inline-end: var(--kl-size-56);
  }
  &::-ms-reveal {
    display: none;
  }
`;

export const Show = styled.span`
  position: absolute;
  display: grid;
  align-items: center;
  inset-block: 0;
  inset-inline-end: var(--kl-hairline);
`;
