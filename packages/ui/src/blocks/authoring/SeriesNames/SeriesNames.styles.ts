import styled from '../../../theme/styled.ts';

export const NamesRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-14);

  > p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const NameBox = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-4);
  min-inline-size: 0;
  margin: 0;
  padding: var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-10);
`;

/** A line in the direction of the page, so that names in all scripts start on the same side. */
export const Named = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Facts = styled.small`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  overflow-wrap: anywhere;
`;

export const Lists = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8) var(--kl-size-20);
  margin-block-start: var(--kl-size-4);
`;
