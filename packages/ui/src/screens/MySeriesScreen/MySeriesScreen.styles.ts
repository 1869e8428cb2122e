import styled from '../../theme/styled.ts';

/** The buttons at the end of the line; below the title if it is too long. */
export const HeadingActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8) var(--kl-size-12);
`;

export const CardTitle = styled.bdi`
  overflow-wrap: anywhere;
`;

export const CardFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8) var(--kl-size-12);
  margin: 0 0 var(--kl-size-14);
  color: var(--kl-text-soft);
`;

export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);
  margin-block-end: var(--kl-size-14);

  &:last-child {
    margin-block-end: 0;
  }
`;
