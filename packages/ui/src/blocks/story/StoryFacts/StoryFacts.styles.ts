import { plainList } from '../../../theme/elements.ts';
import styled from '../../../theme/styled.ts';
import { systemNames } from '../../../theme/storyFaces.ts';

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8);
  ${plainList}

  > li {
    display: grid;
    max-inline-size: 100%;
  }
  ${systemNames}
`;

/** A value without a label, capitalised visually. */
export const AsItIs = styled.span`
  text-transform: capitalize;
`;
