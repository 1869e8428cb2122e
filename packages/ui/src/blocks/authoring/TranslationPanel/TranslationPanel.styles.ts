import { media } from '../../../theme/media.ts';
import styled from '../../../theme/styled.ts';
import { plainHeading, plainList } from '../../../theme/elements.ts';

export const PanelRoot = styled.section`
  display: grid;
  gap: var(--kl-size-16);
  min-inline-size: 0;
  padding-block-start: var(--kl-size-12);

  > h2 {
    ${plainHeading}
    font-size: var(--kl-fs-24);
  }
`;

export const Lead = styled.p`
  color: var(--kl-text-soft);
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--kl-size-10);
`;

export const Places = styled.div`
  display: grid;
  gap: var(--kl-size-10);

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

export const Texts = styled.ol`
  display: grid;
  gap: var(--kl-size-16);
  ${plainList}
`;

export const TextRow = styled.li`
  display: grid;
  gap: var(--kl-size-10) var(--kl-size-22);
  min-inline-size: 0;
  padding-block-start: var(--kl-size-12);
  border-block-start: var(--kl-hairline) solid var(--kl-line);

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Original = styled.div`
  display: grid;
  align-content: start;
  gap: var(--kl-size-4);
  min-inline-size: 0;
`;

export const OriginalText = styled.p`
  font-family: var(--kl-font-tale);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;
