import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading } from '../../../theme/elements.ts';

/** The parts of every account form. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);
`;

export const FormHead = styled.div`
  display: grid;
  gap: var(--kl-size-6);
`;

export const FormTitle = styled.h1`
  ${plainHeading}
  font-size: var(--kl-fs-30);

  ${media.compact} {
    font-size: var(--kl-fs-38);
  }
`;

export const Lead = styled.p`
  color: var(--kl-text-soft);
`;

export const SmallPrint = styled.p`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  text-wrap: pretty;
`;

export const OtherWay = styled.p`
  margin-block-start: var(--kl-size-4);
  color: var(--kl-text-soft);
  text-align: center;

  ${media.touch} {
    > a {
      padding-block: var(--kl-size-12);
      margin-block: calc(-1 * var(--kl-size-12));
    }
  }
`;
