import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

/** What every form of the account pages is made of. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export const FormHead = styled.div`
  display: grid;
  gap: 6px;
`;

export const FormTitle = styled.h1`
  font-size: var(--fs-30);

  ${media.compact} {
    font-size: var(--fs-38);
  }
`;

export const Lead = styled.p`
  color: var(--text-soft);
`;

export const SmallPrint = styled.p`
  color: var(--text-mute);
  font-size: var(--fs-13);
  text-wrap: pretty;
`;

export const OtherWay = styled.p`
  margin-block-start: 4px;
  color: var(--text-soft);
  text-align: center;

  ${media.touch} {
    > a {
      padding-block: 11px;
      margin-block: -11px;
    }
  }
`;
