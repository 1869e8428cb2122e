import styled from '../../../theme/styled.ts';
import { plainHeading, plainList } from '../../../theme/elements.ts';
import { media } from '../../../theme/media.ts';

export const EditorRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-20);
`;

export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);

  > p {
    margin: 0;
    color: var(--kl-text-soft);
  }
`;

export const GroupTitle = styled.h3`
  ${plainHeading}
  font-size: var(--kl-fs-20);
`;

export const PartList = styled.ol`
  display: grid;
  gap: var(--kl-size-8);
  ${plainList}
`;

export const PartRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-8) var(--kl-size-12);
  padding: var(--kl-size-10) var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-10);
`;

export const PartAbout = styled.div`
  display: flex;
  flex: 1 1 16em;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-4) var(--kl-size-10);
  min-inline-size: 0;

  > bdi {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > small {
    flex-basis: 100%;
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-14);
    overflow-wrap: anywhere;
  }
`;

export const NameRow = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--kl-size-12);
  min-inline-size: 0;
  margin: 0;
  padding: var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-10);

  > button {
    justify-self: start;
  }
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Translation = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
  min-inline-size: 0;
  margin: 0;
  padding: var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-10);

  > button {
    justify-self: start;
  }
`;

export const Findings = styled.ul`
  display: grid;
  gap: var(--kl-size-4);
  ${plainList}
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--kl-size-12);
`;
