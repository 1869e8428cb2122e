import styled from '../../../theme/styled.ts';
import { plainHeading, plainList } from '../../../theme/elements.ts';

export const Offline = styled.p`
  display: flex;
  gap: var(--kl-size-10);
  margin-block-end: var(--kl-size-12);
  padding: var(--kl-size-10) var(--kl-size-12);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-2);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);

  > svg {
    color: var(--kl-gold-text);
  }
`;

export const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-8);
  margin-block-start: var(--kl-size-16);
  padding-block-start: var(--kl-size-16);
  border-block-start: var(--kl-hairline) solid var(--kl-line);

  /* Aligns the label of the button with the text above. */
  > [data-variant='ghost'] {
    margin-inline-start: calc(-1 * var(--kl-size-12));
  }
`;

export const SectionTitle = styled.h3`
  ${plainHeading}
  font-size: var(--kl-fs-18);
`;

export const Hint = styled.p`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-10);
`;

export const Chapters = styled.section`
  margin-block-end: var(--kl-size-18);

  > ol {
    ${plainList}
  }
`;

export const ChaptersTitle = styled.h3`
  ${plainHeading}
  margin-block-end: var(--kl-size-4);
  font: 600 var(--kl-fs-14) / 1.4 var(--kl-font-ui);
`;

export const ChapterRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--kl-size-12);
  min-block-size: var(--kl-ctl);
`;

export const ChapterTitle = styled.span`
  min-inline-size: 0;
  font-family: var(--kl-font-tale);
  overflow-wrap: anywhere;
`;

export const ChaptersLeft = styled.p`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);
`;
