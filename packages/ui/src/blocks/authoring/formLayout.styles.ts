import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';

/** A column of panels or fields. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-18);
  min-inline-size: 0;
`;

export const Two = styled(Stack)`
  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--kl-size-18) var(--kl-size-20);
  }
`;

export const Three = styled(Stack)`
  ${media.compact} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--kl-size-18) var(--kl-size-20);
  }
`;

export const Lead = styled.p`
  margin-block-end: var(--kl-size-4);
  color: var(--kl-text-soft);
  text-wrap: pretty;
`;

export const UnderCheck = styled.p`
  padding-inline-start: var(--kl-size-32);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
`;

/** Limits a control to the width of its content. */
export const OwnWidth = styled.div`
  display: flex;
`;

/** A checkbox beside a field with a label. */
export const BesideField = styled.div`
  ${media.compact} {
    padding-block-start: var(--kl-size-28);
  }
`;
