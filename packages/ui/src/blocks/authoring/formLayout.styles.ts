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

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-18) var(--kl-size-20);

  & + & {
    margin-block-start: var(--kl-size-18);
  }
  &[data-columns='5'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
  }
  ${media.compact} {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='5'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.wide} {
    &[data-columns='5'] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: var(--kl-size-16);
    }
  }
`;

export const CoverRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--kl-size-18) var(--kl-size-20);

  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) 150px;
  }
`;

export const Preview = styled.div`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--kl-radius-6);
  overflow: hidden;
`;

export const CategoryRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-18) var(--kl-size-28);

  ${media.desktop} {
    grid-template-columns: 300px minmax(0, 1fr);
  }
`;

export const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8) var(--kl-size-28);
  margin-block-start: var(--kl-size-18);
`;
