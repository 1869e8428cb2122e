import styled from '../../../theme/styled.ts';
import { plainHeading } from '../../../theme/elements.ts';
import { media } from '../../../theme/media.ts';
import { Fold } from '../SceneInspector/SceneInspector.styles.ts';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-4) var(--kl-size-8);
`;

/** The column of the text, and on a wide window its margin. */
export const Room = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 704px);
  justify-content: center;
  gap: var(--kl-size-28) var(--kl-size-48);

  ${media.desktop} {
    grid-template-columns: minmax(0, 704px) 300px;
  }
`;

export const Column = styled.div`
  display: grid;
  align-content: start;
  gap: var(--kl-size-18);
  min-inline-size: 0;

  /* The text has the window: it grows with what is typed, and the room scrolls. */
  [data-scene-text] {
    min-block-size: 44dvh;
    max-block-size: none;
    font-size: var(--kl-fs-18);
  }
`;

/** Stays beside the line that is written. */
export const Margin = styled.div`
  display: grid;
  align-content: start;
  gap: var(--kl-size-22);
  min-inline-size: 0;

  ${media.desktop} {
    position: sticky;
    inset-block-start: 0;
    align-self: start;
    max-block-size: calc(100dvh - 100px);
    padding-inline: var(--kl-size-4);
    overflow: auto;
  }
`;

export const MarginTitle = styled.h3`
  ${plainHeading}
  margin-block-end: var(--kl-size-8);
  font: 600 var(--kl-fs-14) / 1.4 var(--kl-font-ui);
`;

export const Blank = styled.p`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;

export const Further = styled(Fold)`
  > * + * {
    margin-block-start: var(--kl-size-16);
  }
`;
